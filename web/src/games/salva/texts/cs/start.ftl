# Formulář nové hry.

salva-start-what = Co se hraje
salva-start-mode-scenario = Scénář
salva-start-mode-scenario-about = Připravená mapa s cílem a vyváženými stranami.
salva-start-mode-own = Vlastní hra
salva-start-mode-own-about = Kapitoly, cíl, vylosovaná mapa a strany podle tvého přání.
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
salva-start-undecided = Společných výher, zde rozdělených: { $shared }; bez vítěze: { $drawn }.
salva-start-won-by-priorities = Vítězí přeživší s nejsilnějším nárokem.
salva-start-won-by-any_pair = Vítězí dva společně.
salva-start-won-by-feuds = Vítězí majitel cílového pole.
salva-start-won-by-secret_missions = Vítězí všichni, kdo splní svůj úkol.
salva-start-won-by-public_missions = Vítězí všichni, kdo splní svůj úkol.
salva-start-won-by-relations = Vítězí nejvyšší skóre.
salva-start-won-by-scored = Vítězí nejvyšší skóre.
salva-start-won-by-political_buildings = Vítězí nejvíc politických bodů.
salva-start-won-by-political_fields = Vítězí nejvíc politických bodů.
salva-start-won-by-people_goals = Vyhrává se územím, nebo blahobytem.
salva-start-balance-even = Vyrovnané.
salva-start-balance-near = Ne zcela vyrovnané, ale žádná strana není bez naděje.
salva-start-balance-uneven = Nevyrovnané: pomůže spravedlivý start.
salva-start-balance-open = Na úsudek je her málo.
salva-start-unmeasured = Vyváženost zatím nikdo nezměřil.

salva-start-chapters = Kapitoly
salva-start-preset-minimal = Minimální verze
salva-start-preset-basic = Základní hra
salva-start-preset-all_arms = Všechny zbraně
salva-start-preset-hiding = Utajené armády
salva-start-preset-war_economy = Válečná ekonomika
salva-start-preset-ages = Napříč věky
salva-start-preset-people = Vlády a lid
salva-start-preset-everything = Všechno
salva-start-preset-minimal-about = Minimální verze: první hra, naučíš se ji za deset minut.
salva-start-preset-basic-about = Terén, lodě, bojové linie, ponorky a továrny.
salva-start-preset-all_arms-about = Letadla, dělostřelectvo, pevnosti, spojenectví, údržba a ostatní zbraně.
salva-start-preset-hiding-about = Základní hra s armádami, o kterých jen jejich majitel ví, co a kde jsou.
salva-start-preset-war_economy-about = Suroviny, pracovníci a budovy místo bodů výroby, na souši i na moři.
salva-start-preset-ages-about = Od jednoho pole a prvních válečníků až k tanku: technologie a specializované továrny.
salva-start-preset-people-about = Vedle mocností i lid bez území: práce a sabotáž, četníci a partyzáni.
salva-start-preset-everything-about = Každá kapitola, která může být zapnuta s ostatními: pro toho, kdo je zná.
salva-start-fits = Scénáře pro tyto kapitoly
salva-start-fits-own = s jeho vlastními kapitolami
salva-start-fits-more = a { $names }
salva-start-fits-none = Žádný scénář není právě pro tyto kapitoly; vlastní mapa se hodí vždycky.
salva-start-more = S dalšími kapitolami: { $names }.
salva-start-more-away = Jen jeho vlastní kapitoly
salva-start-ladder = Žebříček: uč se kapitolu po kapitole
salva-start-ladder-about = Každá příčka přidává k těm pod ní jednu kapitolu. Zahraj si scénář té příčky, nebo vlastní hru s jejími kapitolami.
salva-start-ladder-here = Tato hra stojí na příčce { $number }: { $title }.
salva-start-ladder-own = Takový výběr kapitol na žebříčku není.
salva-start-ladder-learn = O čem to je, za minutu
salva-start-ladder-new = Nové scénáře: { $names }.
salva-start-about-terrain = Terén mění pohyb, obranu, palbu na pancíř i výrobu.
salva-start-about-random_terrain = Terén polí se vylosuje na začátku hry.
salva-start-about-naval = Moře, lodě, ponorky a přístavy; vojsko se nalodí a vylodí.
salva-start-about-second_line = Druhá linie nestřílí a kryje se za první.
salva-start-about-submarines = Ponorka se smí bitvě vyhnout ve třetí linii.
salva-start-about-factories = Pole vyrábí jen s továrnami; každá další je dražší.
salva-start-about-production_cycle = Nevyrábí se v každém tahu, ale podle kalendáře.
salva-start-about-expensive_units = Jednotky dražší než jeden bod lze platit po částech.
salva-start-about-capital_ships = Bitevní a letadlové lodě: třikrát dražší a těžko potopitelné.
salva-start-about-half_units = Poloviny některých jednotek: poloviční cena i síla, dvojnásobná zranitelnost.
salva-start-about-upkeep = Vojsko stojí body v každé výrobě; kolik, to se čas od času přepočítá.
salva-start-about-fortresses = Levné pevnosti drží pole; staví se pomalu a nikdy se nepohnou.
salva-start-about-cheap_units = Co poli zbude, přispěje na jednotku na sousedním poli.
salva-start-about-multiplayer = Tři a více hráčů a smlouvy s výpovědní lhůtou.
salva-start-about-artillery = Děla zaujmou postavení proti sousednímu poli a ostřelují je bez bitvy.
salva-start-about-strategic_bombing = Děla a bombardéry poškozují a ničí cizí továrny a letiště.
salva-start-about-repair_prevention = Některým cizím jednotkám smíš zabránit, aby se po bitvě opravily.
salva-start-about-statistical_destruction = O držené a poškozené jednotce rozhodne kostka: zničena, nebo opravena.
salva-start-about-retreat = Z bitvy smí ustoupit i část útočníků, každá jednotka na jiné pole.
salva-start-about-land_transport = Vozidla, která vezou nepancéřovanou jednotku a sdílejí s ní poškození.
salva-start-about-alliance = Spojenci se obdarovávají, sdílejí pole a velí si navzájem jednotkám, vše se souhlasem.
salva-start-about-air = Letadla létají nade vším, stíhačky napadají bombardéry a všechna musí každý tah tankovat.
salva-start-about-disclosure = Koho ohrožují skrytá děla, smí se na ně podívat; patří ke skrývání.
salva-start-about-hidden_attack = Útoky, při kterých může být něco skryto: kdo na poli je, co dokážou kostky a jak útočit skrytě; zapne se s tím, co je skryté.
salva-start-about-hidden_units = Za jednu jednotku leží tři žetony; jen ty víš, který z nich jí je.
salva-start-about-specialised = Druhy silné proti některým cílům a slabé proti jiným.
salva-start-about-pioneer_infantry = Pionýři v první linii útočníka berou obránci terénní bonus.
salva-start-about-formations = Armády, o kterých jen majitel ví, co jsou zač, kde jsou, nebo obojí.
salva-start-about-formation_production = Nové jednotky jdou do uskupení: armáda pro každý řádek a nikdo neví, která je skutečná.
salva-start-about-formation_neighbours = Pro uskupení staví i sousední pole; co postaví, přidá se k němu později.
salva-start-about-formation_swap = Pro pokročilé: o dvou nových armádách téže ceny ví jen majitel, která kde stojí.
salva-start-about-formation_split = Pro pokročilé: z uskupení jsou dvě, jejichž řádky jsou pravé nebo falešné společně.
salva-start-about-neutral_army = Na neutrálních polích stojí ničí jednotky a střílejí na toho, kdo je nejvíc ohrožuje.
salva-start-about-scouting = Průzkumné jednotky nestřílejí; zaútočí, uvidí, kdo tam je, a vrátí se.
salva-start-about-government_and_people = Některá místa jsou lid: bez území pracuje nebo sabotuje, skrývá partyzány a přidá se, ke komu chce.
salva-start-about-war_economy = Pole dávají místo bodů suroviny: pracovníci, budovy, železnice a obchod; nejde dohromady s továrnami.
salva-start-about-national_advantages = Každý národ je o polovinu silnější v některém druhu jednotek: losem, podle dohody, nebo v dražbě.
salva-start-about-technology = Kupují se úrovně v devíti oborech; kdo je napřed, střílí silněji a je hůř zasažitelný.
salva-start-about-configurable_units = Každý si před hrou navrhne vlastní letadlo nebo velkou loď.
salva-start-about-armoured_variants = Děla a pozemní transporty s pancířem, o třetinu dražší.
salva-start-about-supply = Každé třetí kolo armády čerpají ze zásob vedle sebe; kdo je nedostane, je ztracen.
salva-start-about-civilization = Začátek na jednom poli, specializované továrny a jednotky, které jdou dějinami.
salva-start-about-political_points = Body, které si bere dobyvatel, a továrny skryté v uskupeních.
salva-start-about-secret_research = Řádky uskupení drží výzkum, který platí, až se ukážou jako pravé.
salva-start-rules = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
  }
salva-start-needs = · potřebuje: { $names }
salva-start-need-airfields-buildings = letiště jako budovy
salva-start-need-specialised_factories-false = univerzální továrny
salva-start-needs-one-of = · potřebuje aspoň jedno: { $names }
salva-start-excludes = · vylučuje se s: { $names }
salva-start-needed = Zapnuto, protože to potřebuje: { $names }.
salva-start-excluded = Nejde zapnout vedle: { $names }.
salva-start-goal = Cíl hry
salva-start-goal-blitz = Blesková válka: dobýt v několika kolech
salva-start-goal-elimination = Eliminace: dokud jeden není poražen
salva-start-goal-random = Losem: některý z vhodných
salva-start-goal-drawn = Semínko vylosovalo: { $goal }. Jiné semínko losuje znovu.
salva-start-territory = Výchozí území
salva-start-territory-similar = země rozdělená stejným dílem
salva-start-territory-one_field = každý jedno pole, zbytek nikoho
salva-start-territory-corner = útočník jedno pole, obránce zbytek
salva-start-territory-sea = první strana na moři, druhá má všechnu zemi
salva-start-territory-sea-about = První strana nevlastní žádnou zemi a začíná na svých lodích.
salva-start-map = Mapa
salva-start-map-kind = Jak mapa vznikne
salva-start-map-made = Vidíš ji už teď
salva-start-map-made-about = Vytvoří ji generátor ze semínka.
salva-start-map-laid = Skládáš ji ty
salva-start-map-laid-about = Ze segmentů z pravidel, otočených, jak chceš.
salva-start-laid = Segmenty
salva-start-laid-how = Řady oddělují čárky, písmeno r je čtvrt otočky po směru hodin: G1 G4r, G10 G7rr. Z napůl modrého pole může být průplav.
salva-start-laid-tools = Upravit skladbu
salva-start-laid-turn = Otočit poslední
salva-start-laid-row = Nová řada
salva-start-laid-back = Odebrat poslední
salva-start-laid-set = Přidat segment
salva-start-laid-add = Přidat { $name }
salva-start-laid-seed = Semínko pro jména a průplavy
salva-start-map-drawn = Až na začátku hry
salva-start-map-drawn-about = Segmenty se losují u stolu; předem mapu nikdo nezná.
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
salva-start-on-sea = loděmi na moři
salva-start-fields = { $count ->
    [one] { $count } polem
   *[other] { $count } poli
  }
salva-start-by-lot = vylosovaným územím
salva-start-role-offensive = útočí
salva-start-role-defensive = brání se
salva-start-total = Body všech stran dohromady
salva-start-total-fair = Rozdělí je spravedlivý start.
salva-start-uneven = Každá strana má své body
salva-start-by-bids = podle nabídek
salva-start-sides-how = Kdo hraje kterou stranu
salva-start-way-agreement = Jak sedíme
salva-start-way-agreement-about = První místo hraje první stranu.
salva-start-way-ask = Jak sedíme, ledaže někdo chce los
salva-start-way-ask-about = Na začátku hry je dotázán každý; stačí jeden, kdo chce losovat.
salva-start-way-lot = Losem
salva-start-way-lot-about = Strany se losují na začátku hry.
salva-start-way-fair_start = Spravedlivý start
salva-start-way-fair_start-about = Každý tajně navrhne, kolik bodů si která strana zaslouží, a hraje za podmínek, které sám označil za spravedlivé, nebo za lepších.
salva-start-fair-more = Další pravidla přihazování
salva-start-options-scenario = Co je tu obvyklé, říká scénář; co změníš, platí pro tuto partii.
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
choice-treachery_targets-surface = vše kromě letadel a unikajících ponorek
choice-treachery_targets-all = všechny
choice-artillery_roll-none = bez hodu
choice-artillery_roll-effectiveness = jeden hod na každý útok
choice-counter_battery-any_stance = musí být v nějakém postavení
choice-counter_battery-no_stance = postavení nepotřebuje
choice-airfields-everywhere = na každém suchozemském poli, bez omezení
choice-airfields-buildings = jako budovy
choice-air_leave-after_last_salvo = hned po své poslední salvě
choice-air_leave-after_next_enemy_salvo = až po příští salvě nepřítele
choice-specialised_mode-add = vedle obyčejných
choice-specialised_mode-replace = místo nich
choice-pioneer_rest-bonus_restored = terén zase pomáhá
choice-pioneer_rest-no_bonus = zbytek bez bonusu
choice-row_value-equal = ve všech řádcích stejná
choice-row_value-at_most = nejvýše to, co se utratí
choice-formations_per_seat-by_players = tři při dvou hráčích, dvě při třech, jedno při více
choice-formations_per_seat-1 = 1
choice-formations_per_seat-2 = 2
choice-formations_per_seat-3 = 3
choice-formations_per_seat-4 = 4
choice-formations_per_seat-5 = 5
choice-formations_per_seat-6 = 6
choice-beach_mode-separate = samostatná salva
choice-beach_mode-merged = spojená s poloviční salvou
choice-beach_mode-extra = navíc k poloviční salvě
choice-submarine_default_stance-contest = bránit moře
choice-submarine_default_stance-evade = unikat
choice-stat_destruction_by-holder = kdo ji drží
choice-stat_destruction_by-anyone = kdokoli
choice-factory_on_conquest-keep = všechny zůstanou
choice-factory_on_conquest-lose_one = jedna zanikne
choice-factory_on_conquest-destroy_all = všechny zaniknou
choice-scuttle_factories-never = nikdy
choice-scuttle_factories-own_production_phase = ve vlastní výrobní fázi
choice-neighbour_payers-any = libovolně mnoho
choice-neighbour_payers-one = nejvýš jeden
choice-fort_rush-triple = třikrát tolik
choice-fort_rush-half = půl bodu, je-li cena mezi 1/4 a 1/3
choice-neutral_size-fixed = známá
choice-neutral_size-random = hází se při prvním útoku
choice-national_assignment-random = losem
choice-national_assignment-historical = podle scénáře
choice-national_assignment-auction = v dražbě
choice-tech_table-standard = obvykle
choice-tech_table-steep = dvakrát strměji
choice-tech_beyond-clamp = poslední hodnota tabulky
choice-tech_beyond-pronic = stále víc
choice-tech_gift-to_level = na úroveň dárce
choice-tech_gift-one_step = o jeden krok
choice-tech_gift-off = nedaruje se
choice-tech_tree-regular = všechny úrovně stejně
choice-tech_tree-irregular_1900 = první úrovně podle kroků z roku 1900
choice-supply_scale-three = jednotky za tři body
choice-supply_scale-one = jednotky za jeden bod
choice-economy_table-beginner = asi šest surovin
choice-economy_table-advanced = osmnáct surovin
choice-field_yields-map = určuje mapa
choice-field_yields-random = losem
choice-starvation-hungry_then_lost = napřed hladoví, pak je ztracen
choice-starvation-lost = je hned ztracen
choice-wb_visibility-private = jen lid sám
choice-wb_visibility-public = všichni
choice-people_goal-one_people = dvě vlády a jeden lid
choice-people_goal-people_of_defender = lid obránce
choice-people_goal-feuding_peoples = znepřátelené lidy
choice-people_weight-drawn = tajně losem
choice-power_weight-drawn = tajně losem
choice-feud-hostile = každý si přeje, aby se ostatním vedlo hůř
choice-feud-contest = vyhraje jen jeden
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
choice-fair_method-usual = jak je zvykem pro tolik hráčů
choice-fair_method-two_sealed = dva: tajná čísla, nižší bere stranu
choice-fair_method-two_cut = dva: jeden dělí, druhý si vybírá
choice-fair_method-two_fixed_defender = dva: kdo žádá méně, útočí
choice-fair_method-successive = na jednu stranu po druhé
choice-fair_method-matrix = na všechny strany najednou
choice-column_choice-max_delta = kde se dvě nejnižší nabídky liší nejvíc
choice-column_choice-any = na které se všichni shodnou
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
choice-third_task-own_territory = vlastní území
choice-third_task-duel = vzájemný souboj
choice-finland_start-whole = s celým
choice-finland_start-small = s polovinou
choice-map_wrap-none = ne
choice-map_wrap-horizontal = vlevo a vpravo
choice-map_wrap-both = všechny
choice-map_start-similar = země rozdělená stejným dílem
choice-map_start-one_field = každý jedno pole
choice-effort_step-1_4 = ¼
choice-effort_step-1_2 = ½
choice-effort_step-1 = 1
choice-people_weight--3 = −3
choice-people_weight--2 = −2
choice-people_weight--1 = −1
choice-people_weight-0 = 0
choice-people_weight-1 = 1
choice-people_weight-2 = 2
choice-people_weight-3 = 3
choice-power_weight--2 = −2
choice-power_weight--1 = −1
choice-power_weight-0 = 0
choice-power_weight-1 = 1
choice-power_weight-2 = 2
choice-assignment-agreement = { salva-start-way-agreement }
choice-assignment-ask = { salva-start-way-ask }
choice-assignment-lot = { salva-start-way-lot }
choice-assignment-fair_start = { salva-start-way-fair_start }
choice-goal-blitz = { salva-start-goal-blitz }
choice-goal-elimination = { salva-start-goal-elimination }

# Spravedlivý start u stolu.

salva-asked-agreement = Shodneš se s ostatními na stranách a bodech?
salva-asked-bidding = { $open ->
    [true] Tvou odpověď uvidí všichni hned.
   *[other] Tvá nabídka zůstane zapečetěná, dokud neodpoví všichni.
  }
salva-panel-fair = Spravedlivý start
salva-fair-title = Spravedlivý start
salva-fair-close = Na mapu
salva-fair-what = Mezi strany se rozdělují body na armády, celkem { $total }.
salva-fair-method-two_sealed = Oba tajně napíšou číslo; nižší bere stranu.
salva-fair-method-two_cut = Jeden dělí, druhý si vybírá.
salva-fair-method-two_fixed_defender = Body obránce jsou dané; kdo žádá méně, útočí.
salva-fair-method-successive = Tajně se přihazuje na jednu stranu po druhé.
salva-fair-method-matrix = Každý tajně napíše, jak by je rozdělil mezi všechny strany.
salva-fair-starts = { $count ->
    [0] bez země
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
  }
salva-fair-agreement-about = Nejprve může kdokoli navrhnout, kdo co hraje. Chce-li raději někdo přihazovat, začnou nabídky.
salva-fair-proposal = { $who } navrhuje:
salva-fair-agrees = souhlasí
salva-fair-with = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
salva-fair-accept = Souhlasím
salva-fair-refuse = Nesouhlasím
salva-fair-go-on = Přejít k nabídkám
salva-fair-propose = Navrhnout strany a body
salva-fair-do-propose = Navrhnout
salva-fair-side-of = Strana: { $power }
salva-fair-points-of = Body: { $power }
salva-fair-at-most = Dohromady { $sum } z nejvýše { $total } bodů; každá strana jednou.
salva-fair-question-sealed_figure = Kolik bodů by bylo spravedlivé: { $sides }?
salva-fair-question-sealed_bid = S kolika body je hra spravedlivá: { $sides }?
salva-fair-question-sealed_row = Jak body spravedlivě rozdělit? Strany: { $sides }.
salva-fair-question-cut = Jeden dělí: kolik bodů k tomu patří – { $sides }?
salva-fair-question-choose = Druhý si vybírá: { $sides }?
salva-fair-question-column_pick = Která strana je na řadě: { $sides }?
salva-fair-who = Kdo už odpověděl
salva-fair-sealed = zapečetěno
salva-fair-thinking = přemýšlí…
salva-fair-own = Tvá nabídka: { $figures }. Nikdo jiný ji zatím nevidí.
salva-fair-rest = Na druhou stranu ({ $side }) zbývá { $rest }.
salva-fair-left = Zbývá rozdělit { $count } z { $total } bodů.
salva-fair-over = O { $count } více, než kolik bodů je ({ $total }).
salva-fair-all-shared = Všech { $total } bodů je rozděleno.
salva-fair-bounds = Od { $least } do { $most }.
salva-fair-seal = Zapečetit nabídku
salva-fair-tell = Odpovědět
salva-fair-equal = Stejným dílem
salva-fair-no-wish = Bez přání
salva-fair-matrix = Co kdo napsal: řádky jsou hráči, sloupce strany.
salva-fair-delta = Rozdíl
salva-fair-back = O krok zpět
salva-fair-next = Další krok
salva-fair-to-end = Na konec
salva-fair-step = Krok { $step } z { $steps }
salva-fair-result = Výsledek
salva-fair-mine = Hraješ za stranu { $side }, počet bodů: { $amount }. Je to přesně tolik, kolik pokládáš za spravedlivé.
salva-fair-mine-more = Hraješ za stranu { $side }, počet bodů: { $amount }. Za spravedlivé pokládáš { $asked }, máš tedy o { $more } více.
salva-fair-player = Hráč
salva-fair-gets = Body
salva-fair-called = Vlastní odhad
salva-fair-surplus = Před rozdělením přebývalo: { $surplus }; nepoužito: { $unused }.
salva-fair-principle = Nikdo nemá méně, než kolik sám označil za spravedlivé.
