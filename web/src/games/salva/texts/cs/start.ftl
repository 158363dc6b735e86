# Formulář nové hry.

salva-start-what = Co se hraje
salva-start-mode-scenario = Scénář
salva-start-mode-scenario-about = Připravená mapa s cílem a vyváženými stranami.
salva-start-mode-own = Vlastní hra
salva-start-mode-own-about = Kapitoly, cíl, vylosovaná mapa a strany podle vašeho přání.
salva-start-filter = Počet hráčů
salva-start-all = Všechny
salva-start-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
salva-start-for-players = { $count ->
    [one] { $span } hráč
    [few] { $span } hráči
   *[other] { $span } hráčů
  }
salva-start-rounds = počet kol: { $rounds }
salva-start-no-limit = dokud někdo není poražen
salva-start-minutes = { $minutes } min
salva-start-minimal = Jen minimální verze
salva-start-measured = { $games ->
    [one] Změřeno v { $games } hře stejně silných botů.
   *[other] Změřeno v { $games } hrách stejně silných botů.
  }
salva-start-balance-even = Vyrovnané.
salva-start-balance-uneven = Nevyrovnané: pomůže spravedlivý start.
salva-start-balance-open = Na úsudek je her málo.
salva-start-unmeasured = Vyváženost zatím nikdo nezměřil.

salva-start-chapters = Kapitoly
salva-start-preset-minimal = Minimální verze
salva-start-preset-basic = Základní hra
salva-start-rules = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
  }
salva-start-needs = · potřebuje: { $names }
salva-start-excludes = · vylučuje se s: { $names }
salva-start-needed = Zapnuto, protože to potřebuje: { $names }.
salva-start-excluded = Nejde zapnout vedle: { $names }.
salva-start-goal = Cíl hry
salva-start-goal-blitz = Bleskový útok: dobýt v několika kolech
salva-start-goal-elimination = Eliminace: dokud jeden není poražen
salva-start-territory = Výchozí území
salva-start-territory-similar = země rozdělená stejným dílem
salva-start-territory-one_field = každý jedno pole, zbytek nikoho
salva-start-map = Mapa
salva-start-seed = Semínko
salva-start-another = Jiná
salva-start-land = Pozemní pole
salva-start-sea = Mořská pole
salva-start-masses = Souvislé pevniny
salva-start-masses-usual = obvykle
salva-start-symmetry = Souměrnost
salva-start-symmetry-1 = žádná
salva-start-symmetry-2 = stejná ze dvou stran
salva-start-symmetry-4 = stejná ze čtyř stran
salva-start-drawing = Mapa se kreslí…
salva-start-drawn = { $land ->
    [one] { $land } pozemní pole
    [few] { $land } pozemní pole
   *[other] { $land } pozemních polí
  }, { $sea ->
    [0] žádné moře.
    [one] { $sea } mořské pole.
    [few] { $sea } mořská pole.
   *[other] { $sea } mořských polí.
  }
salva-start-preview = Mapa: { $name }
salva-start-sides = Strany
salva-start-side = Strana
salva-start-side-name = Jméno strany { $side }
salva-start-side-points = Body strany { $side }
salva-start-starts-with = Začíná s
salva-start-points = Body na armádu
salva-start-fields = { $count ->
    [one] { $count } polem
   *[other] { $count } poli
  }
salva-start-role-offensive = útočí
salva-start-role-defensive = brání se
salva-start-total = Body všech stran dohromady
salva-start-total-fair = Rozdělí je spravedlivý start.
salva-start-uneven = Každá strana má své body
salva-start-by-bids = podle nabídek
salva-start-sides-how = Kdo hraje kterou stranu
salva-start-way-agreement = Jak sedíme
salva-start-way-agreement-about = První místo hraje první stranu.
salva-start-way-lot = Losem
salva-start-way-lot-about = Strany se losují na začátku hry.
salva-start-way-fair_start = Spravedlivý start
salva-start-way-fair_start-about = Každý tajně navrhne, kolik bodů si která strana zaslouží, a hraje za podmínek, které sám označil za spravedlivé, nebo za lepších.
salva-start-options-scenario = Co je tu obvyklé, říká scénář; co změníte, platí pro tuto partii.
salva-start-options-own = Volby zapnutých kapitol.

choice-placement_mode-alternating = střídavě
choice-placement_mode-blind = naslepo
choice-placement_mode-blind_soft = naslepo, s několika dodatky
choice-placement_balance-absolute = podle toho, kolik zbývá
choice-placement_balance-proportional = podle toho, jaký díl zbývá
choice-blitz_objective-whole_map = celou mapu
choice-blitz_objective-key_fields = klíčová pole
choice-blitz_check-end_of_round = na konci každého kola
choice-blitz_check-attacker_turn_end = po každém tahu útočníka
choice-blitz_check-final_only = až na samém konci
choice-elimination_test-no_land_no_landers = bez země a bez toho, kdo by se mohl vylodit
choice-elimination_test-no_land = bez země
choice-elimination_test-nothing_left = když nezbylo vůbec nic
choice-roughness_display-times = jako násobek
choice-roughness_display-plain = jako prosté číslo
choice-beach_mode-separate = samostatná salva
choice-beach_mode-merged = spojená s poloviční salvou
choice-beach_mode-extra = navíc k poloviční salvě
choice-submarine_default_stance-contest = bránit moře
choice-submarine_default_stance-evade = unikat
choice-factory_on_conquest-keep = všechny zůstanou
choice-factory_on_conquest-lose_one = jedna zanikne
choice-factory_on_conquest-destroy_all = všechny zaniknou
choice-scuttle_factories-never = nikdy
choice-scuttle_factories-own_production_phase = ve vlastní produkční fázi
choice-neighbour_payers-any = libovolně mnoho
choice-neighbour_payers-one = nejvýš jeden
choice-schedule-by_players = obvyklý pro počet hráčů
choice-schedule-every_turn = každý tah
choice-schedule-two_player = pro dva hráče
choice-schedule-shifted = posunutý
choice-schedule-regular = pravidelný
choice-schedule-custom = vlastní
choice-treaty_visibility-parties = ti, kdo je uzavřeli
choice-treaty_visibility-public = všichni
choice-side_labels-letters = písmena
choice-side_labels-ww2 = jména z války
choice-fair_method-usual = obvyklá: pro dva tajná čísla, pro více maticový postup
choice-fair_method-two_sealed = tajná čísla (dva hráči)
choice-fair_method-two_cut = jeden dělí, druhý volí (dva hráči)
choice-fair_method-two_fixed_defender = body obránce jsou dané (dva hráči)
choice-fair_method-successive = postupné dělení
choice-fair_method-matrix = maticový postup
choice-column_choice-max_delta = ten s největším rozdílem
choice-column_choice-any = ten, na kterém se všichni shodnou
choice-priority_assignment-sides = patří stranám
choice-priority_assignment-lot = losem
choice-priority_assignment-agreement = dohodou
choice-priority_numbering-high_first = nejvyšší číslo je nejsilnější
choice-priority_numbering-one_first = jednička je nejsilnější
choice-table-by_players = obvyklá pro počet hráčů
choice-table-base3 = tři: dva dobyvatelé a obránce
choice-table-honest_a3 = tři: A je k S poctivý
choice-table-honest_both3 = tři: A a S jsou k sobě poctiví
choice-table-west4 = čtyři: dva na západě
choice-table-italy4 = čtyři: se spojencem obránce
choice-table-italy5 = pět: se spojencem obránce
choice-table-split_west4 = čtyři: rozdělený západ
choice-table-three_def5 = pět: tři obránci
choice-table-japan5 = pět: s Japonskem
choice-table-custom = vlastní
choice-i_start-one_field = jedno pole
choice-i_start-half_map = polovina mapy
choice-j_start-one_field = jedno pole
choice-j_start-large_territory = velké území
choice-b_row-self_first = sama sebe první
choice-b_row-as_printed = jak je vytištěno
choice-reveal_missions-talk = říkat, ale neukazovat
choice-reveal_missions-show = i ukázat
choice-reveal_missions-forbidden = ani říkat, ani ukazovat
choice-end_hold-last_round = drženo celé poslední kolo
choice-end_hold-own_last_turn = drženo od vlastního posledního tahu
choice-end_hold-now = vlastněno na konci
choice-mission_source-lot = losem
choice-mission_source-scenario = napsané pro strany
choice-relation_balance-zero_sum = součty jsou nulové
choice-relation_balance-fair_start = vyrovná je spravedlivý start
choice-relation_balance-none = nijak
choice-objective-score = skóre
choice-objective-rank = pořadí
choice-scored_scenario-by_players = obvyklé pro počet hráčů
choice-scored_scenario-am_sov3 = tři: dva obři
choice-scored_scenario-finland4 = čtyři: spor o Finsko
choice-scored_scenario-finland5 = pět: spor o Finsko
choice-third_task-own_territory = udržet vlastní území
choice-third_task-duel = vzájemný souboj
choice-finland_start-whole = s celým
choice-finland_start-small = s polovinou
