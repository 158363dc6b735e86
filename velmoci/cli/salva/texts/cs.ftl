# Co říká příkazová řádka jen o Salvě.

help-salva = Co má jen Salva. Její scénáře a kapitoly, mapy podle náhody a spravedlivý start pro lidi u stolu.
help-salva-scenarios = Vypsat scénáře. Každý se hraje příkazem „velmoci play salva --scenario JMÉNO“.
help-salva-chapters = Vypsat kapitoly. S jejich pravidly, potřebami a volbami; s --on také co plyne z toho, když se některé zapnou.
help-salva-ways = Povědět, jak se dostat ke hře. Nejsnazší cesta první, a žebřík, po kterém se učí jedna kapitola za druhou.
help-salva-fair-start = Zjistit, kdo hraje za kterou stranu a s kolika body. Podmínky a nabídky jsou v souboru TOML nebo JSON; co chybí, na to se program zeptá, na každou nabídku jen jejího hráče. Vypíše výsledek s důkazem.
help-salva-map = Nakreslit náhodnou mapu. Pevnina a moře z uhlazených buněk, nebo s --segments náhodná mapa podle pravidel. Bez souboru se pole vypíšou jako TOML.

option-help-chapters-on = Kapitoly, které se zapnou, oddělené čárkami (naval,factories).
option-help-fair-start-seed = Semínko losů; jinak nové, které se na konci ukáže.
option-help-fair-start-as_json = Vypsat výsledek s důkazem jako JSON.
option-help-map-seed = Pokaždé stejná mapa; jinak nová, jejíž semínko se ukáže.
option-help-map-land = Kolik suchozemských polí (14).
option-help-map-sea = Kolik mořských polí (6); s 0 se voda kolem jen nakreslí.
option-help-map-masses = Na kolik pevnin je souš rozdělena průlivy.
option-help-map-fair = Pro 2 nebo 4 hráče ze všech stran stejná.
option-help-map-segments = Místo toho náhodná mapa podle pravidel, pro tolik hráčů.
option-help-map-lay = Segmenty z pravidel položené schválně, řadu po řadě: "G1 G4r, G10 G7rr"; každé r je čtvrt otočky po směru hodin.
option-help-map-naval = S --segments nebo --lay: plují lodě, takže souš nemusí být souvislá a mohou tu být průplavy.
option-help-map-wrap = S --segments nebo --lay: none (ne), horizontal (vodorovně), nebo both (oběma směry).
option-help-map-svg = Zapsat obrázek jako SVG.
option-help-map-png = Zapsat obrázek jako PNG.
option-help-map-toml = Zapsat pole jako TOML, jak stojí ve scénáři.
option-help-map-scenario = Zapsat celý scénář na této mapě.
option-help-map-sides = Kolik stran scénář má (2).

map-seed = Mapa se semínkem { $seed }: suchozemských polí { $land }, mořských { $sea }.

scenario-line = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
  }; kapitoly: { $chapters_count ->
    [0] jen minimální verze
   *[other] { $chapters }
  }.
scenario-length = Většina her trvá { $rounds } kol, { $minutes } minut.
scenario-balance = Výhry v { $games } hrách stejně silných botů ({ $bots }): { $shares }.{ $shared ->
    [0] { "" }
   *[other] { " " }Společných výher, zde rozdělených: { $shared }.
  }{ $drawn ->
    [0] { "" }
   *[other] { " " }Bez vítěze: { $drawn }.
  }
scenario-limits = Jen tyto hodnoty: { $limits } [SA-setup-3].
scenario-allotments = Hraje-li se { $names }: { $amounts } bodů [SA-setup-8].
scenario-untested = Nikdo nevyzkoušel s: { $names } [SA-setup-8].
scenario-excluded = Nehraje se s: { $names } [SA-setup-8].
scenarios-how = Scénář se hraje příkazem velmoci play salva --scenario JMÉNO; boty v něm pustí proti sobě velmoci simulate salva --scenario JMÉNO.
chapter-rules = { $count ->
    [one] Jedno pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
  } (od { $clause } dál).
chapter-always = Zapnutá vždy.
chapter-needs = Potřebuje: { $names }.
chapter-needs-one-of = Potřebuje aspoň jedno z tohoto: { $names }.
chapter-excludes = Nejde dohromady s: { $names }.
chapter-options = Volby: { $names }.
presets-title = Hotové volby
preset-minimal = minimální verze: první hra
preset-basic = základní hra
preset-all_arms = všechny zbraně: letectvo, dělostřelectvo, pevnosti, spojenectví a údržba
preset-hiding = základní hra s utajenými armádami
preset-war_economy = válečná ekonomika: suroviny, pracovníci a budovy
preset-ages = napříč věky: technologie a specializované továrny
preset-people = vlády a lid
preset-everything = všechno, co může být zapnuto najednou
chapters-fit = Scénáře pro tyto kapitoly:
chapters-fit-more = { $names_count ->
    [0] {""}
   *[other] {" "}(navíc k jeho vlastním: { $names })
  }
chapters-how = „velmoci salva chapters --on naval,factories“ poví, co z volby plyne, „velmoci rules SA-naval“ kapitolu vypíše.
ways-title = Cesty ke hře, nejsnazší první
way-scenario = Scénář: velmoci play salva --scenario JMÉNO. Strany jak sedíte, losem (--option assignment=lot), nebo losem, jakmile o to někdo požádá (--option assignment=ask).
way-free = Vlastní kapitoly ve scénáři: velmoci play salva --scenario JMÉNO --chapters JMÉNO,JMÉNO; celá hra se skládá v prohlížeči.
way-random_map = Mapa losem: --chapters random_map, nebo mapa na později: velmoci salva map.
way-random_goal = Cíl losem: v prohlížeči, kde se skládá hra.
way-fair_start = Spravedlivý start, při kterém každý nabízí za strany: --option assignment=fair_start, u skutečného stolu velmoci salva fair-start.
ladder-title = Žebřík: na každé příčce o kapitolu víc
ladder-rung = { $names_count ->
    [0] Jen minimální verze.
   *[other] Zapnuto: { $names }.
  }{ $scenarios_count ->
    [0] {""}
   *[other] {" "}Nové scénáře: { $scenarios }.
  }
ladder-how = Příčka se hraje příkazem velmoci play salva --scenario JMÉNO --chapters JMÉNO,JMÉNO.
chapters-on = Zapnuto je:
chapter-why-always = vždy
chapter-why-wanted = podle tvého přání
chapter-why-needed = kvůli: { $names }
chapter-why-bridge = co platí, kde se potkají: { $names }
chapters-options = { $count ->
    [0] K volbám každé hry (vypíše je „velmoci options salva“) žádné nepřibudou.
    [one] Volba, která přibude, jak platí, když nikdo neřekne jinak:
    [few] Volby, které přibudou, jak platí, když nikdo neřekne jinak:
   *[other] Volby, které přibudou, jak platí, když nikdo neřekne jinak:
  }
chapters-excluded = Vedle toho už nejde zapnout:
chapter-excluded-by = { $value } (kvůli: { $names })
chapters-need-sea = Lodě potřebují mapu s mořem: na mapě bez moře k ničemu nejsou.
chapters-hash = Pravidla s těmito volbami mají otisk { $hash }.

fair-ask-players = Kdo hraje? Jména oddělená čárkami:
fair-ask-sides = Strany oddělené čárkami (Enter: A, B, C …):
fair-ask-total = Kolik bodů se dělí (Enter: 30)?
fair-ask-experienced = Už se u tohoto stolu dělily strany podle nabídek (a, Enter: ne)?
fair-ask-alike = Jsou si všechny strany podobné (a, Enter: ne)?
fair-ask-method = Postup (Enter: { $method }, ten se sem hodí; jinak two_sealed, two_cut, two_fixed_defender, successive, matrix):
fair-ask-defence = Kolik bodů má obránce, tedy druhá strana?
fair-ask-blocks = Které strany se dělí společně, například A+B, C (Enter: žádné)?
fair-hand-over = Teď se dívá jen { $player }. Potom Enter:
fair-ask-sealed-figure = { $player }: kolik bodů je spravedlivých pro { $sides } ({ $least } až { $most })?
fair-ask-sealed-bid = { $player }: za kolik bodů bereš { $sides } ({ $least } až { $most })?
fair-ask-sealed-row = { $player }: rozděl { $most } bodů mezi { $sides }:
fair-ask-cut = { $player }: kolik bodů připadne na { $sides }, zbytek druhé straně ({ $least } až { $most })?
fair-ask-choose = { $player }: za kterou stranu hraješ, { $sides }?
fair-ask-column-pick = { $player }: co je na řadě, { $sides } (Enter: je mi to jedno)?
fair-head-side = Strana
fair-head-player = Hráč
fair-head-amount = Body
fair-head-asked = Označil za spravedlivé
fair-why = Proč
fair-seed = Losovalo se se semínkem { $seed }; s ním vedou stejné nabídky ke stejnému výsledku.

error-fair-bids = Nabídky stojí v tabulkách, za každé kolo nabídek jedna [[bids]].
error-fair-key = „{ $value }“ v takovém souboru nic neznamená; lze použít: { $keys }.
error-fair-as-many = Stran musí být tolik co hráčů; teď je stran { $sides } a hráčů { $players }.
error-fair-no-side = Strana „{ $value }“ neexistuje; jsou tyto: { $sides }.
error-fair-no-player = Hráč „{ $value }“ neexistuje; jsou tito: { $players }.
error-fair-names = V „{ $value }“ musí každé jméno stát právě jednou.
error-fair-number = „{ $value }“ není celé číslo ({ $what }).
error-fair-file = „{ $value }“ není ani TOML, ani JSON.

## V terminálu: slova

word-field = pole
word-units = jednotky
word-standing = trvalé
word-goal = cíl
word-plan = záměr
word-what = co
word-given_away = prozrazeno
word-cards = karty
word-truth = pravda
short-infantry = Pě
short-tank = Ta
short-at_gun = PT
short-gun = Dě
short-artillery_fort = DV
short-land_transport = PV
short-mechanised_infantry = MP
short-defensive_infantry = OP
short-pioneer_infantry = PP
short-light_tank = LT
short-heavy_tank = TT
short-ocean_submarine = OB
short-attack_submarine = ÚB
short-tactical_bomber = TB
short-strategic_bomber = SB
short-naval_bomber = NB
short-interceptor = SP
short-escort_fighter = SD
short-penetrating_gun = DP
short-infantry_gun = DI
short-light_gun = DL
short-light_artillery_fort = VL
short-heavy_artillery_fort = VT
short-cruiser = Kř
short-destroyer = Tb
short-submarine = Po
short-transport_ship = Tr
short-supply_cargo = Ná
short-neutral = NJ
short-land_patrol = PH
short-recon_boat = PČ
short-recon_plane = PL


## Začátek a konec

welcome = Salva: nová hra.
dice-committed = Hody určuje tajemství s otiskem { $hash }…; po hře je může každý ověřit.
end-verify = Hody lze nyní ověřit: velmoci verify { $file }
help-names = Rozkazy a příkazy mají i česká slova: umísti, jdi, útok, salva, ustup, kup; pomoc, plán, pole, jednotky, cíl, šance, zpět, konec. Pole lze psát česky i anglicky a zkracovat, jednotky stačí číslem (jdi 3 brod); Tab doplňuje. „help attack“ a „help SA-minimal-27“ vysvětlí víc.
outcome-objective = cíle bylo dosaženo
outcome-time = čas vypršel
outcome-deadline = lhůta uplynula
outcome-elimination = nikdo jiný nezbyl
outcome-draw = remíza
outcome-rounds = poslední kolo skončilo


## Obrazovky

title = { $name } ({ $player }), { $round }. kolo
board-legend = číslo: výroba  ♠ les  ⛰ hory  ≡ průplav  ◎ cíl  ☆ centrum  +n rozestavěno  Ta3,4 tanky číslo 3 a 4  2×Ta dva tanky
heading-side = Strana
heading-fields = Pole
heading-units = Jednotky
heading-left = K umístění
heading-kind = Druh
heading-price = Cena
heading-move = Pohyb
class-unarmoured = nepancéřované
class-armoured = pancéřované
class-naval = lodě
class-submarine = ponorky
class-air = letadla
class-fortress = pevnosti
units-strengths = Co se tu dá koupit; síla v útoku / v obraně podle cíle, šest bodů jednotku zničí:
card-movement = Pohyb
card-left = zbývá { $points }
card-defender = Celá její palba v obraně, podle cíle, než se hodí:
card-attacker = Celá její palba v útoku, podle cíle, než se hodí:
card-silent = Na nikoho nestřílí.
cards-none = Nic neleží rubem nahoru.
card-title = { $name } ({ $power })
card-tokens = { $count ->
    [0] Žetony: { $names }.
   *[other] Žetony: { $names }; zbývá: { $count }.
  }
heading-row = Řádek
face-true = pravý
face-false = falešný
face-down = ?
truth-on = Co víš jen ty, je vidět.
truth-off = Co víš jen ty, je zakryté; rozkazy, které by to prozradily, se nenabízejí. Slovo „pravda“ to ukáže.
mode-without_bonus = svou útočnou silou
status-living = ve hře
status-eliminated = vyřazen
status-resigned = vzdal se
start-proposal = Návrh ({ $power }):
start-share = { $power }: { $side }, { $amount }
start-sealed = { $powers_count ->
    [0] Zatím nikdo nenabídl.
   *[other] Už nabídli: { $powers }.
  }
units-none = Nemáš žádné jednotky.
unit-begun = rozestavěna
unit-points = pohyb { $points }
unit-damage = poškození { $points }
field-yields = Výroba: { $points }
field-owner = Majitel: { $power }
field-defence = Obranný bonus je { $factor }.
field-roughness = Hrubost terénu je { $factor }.
field-near = Sousedí: { $names }
fighter-line = { $line }. linie
battle-line = Bitva o pole { $field }
purse-line = K útratě: { $names }
standing-line = { $name }: { $value }
own-mission = Tvůj úkol: { $text }.
measure-fields = { $value ->
    [one] { $value } pole
    [few] { $value } pole
   *[other] { $value } polí
  }
measure-place = { $value }. místo
measure-degree = míra porážky { $value }
measure-level = { $value ->
    [0] žádné vítězství
    [1] malé vítězství
   *[other] velké vítězství
  }
measure-score = skóre { $value }
measure-points = { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodů
  }
odds-short = asi { $win }
odds-better = méně než druhá strana ztratí asi v { $win }
odds-battle = Kdo bitvu zahájí, ztratí méně asi v { $win } případů a více v { $lose }; v průměru jednotky za { $lost } bodů proti { $killed }.
odds-long = Útok by uspěl asi v { $win } případů, v průměru by padlo { $lost } vlastních a { $killed } cizích jednotek.
odds-sleepers = Velikost tamní armády se určí při útoku: { $sizes }.
odds-size = { $count } ({ $chance })
odds-size-or-more = { $count } nebo více ({ $chance })
plan-focus = každý střílí na toho, koho nejvíc přiblíží zničení
plan-protect = každý střílí na toho, kdo může vlastní straně nejvíc ublížit
plan-spread = každý střílí na toho, kdo je nejméně poškozen


## V terminálu: slova

goal-elimination = Cíl: zničit všechny ostatní.
goal-blitz = Cíl: útočník musí nejpozději po { $rounds }. kole vlastnit { $need } z určených polí.
goal-priorities = Cíl: z těch, kdo přežijí { $rounds } kol, vyhraje nejvyšší priorita.
goal-any_pair = Cíl: být jedním z posledních dvou (kol: { $rounds }).
goal-feuds = Cíl: rozhoduje, kdo po { $rounds } kolech vlastní pole { $field }.
goal-secret_missions = Cíl: tvůj tajný úkol po { $rounds } kolech.
goal-public_missions = Cíl: veřejný úkol tvé strany po { $rounds } kolech.
goal-relations = Cíl: pole v rukou těch, které máš v oblibě, po { $rounds } kolech.
goal-scored = Cíl: co nejvíc bodů za úkoly tvé strany po { $rounds } kolech.
goal-political_fields = Cíl: nejvíc politických bodů z polí po { $rounds } kolech.
goal-people_goals = Cíl: vládám území, lidu blahobyt, po { $rounds } kolech.
goal-political_buildings = Cíl: nejvíc politických bodů z budov po { $rounds } kolech.


## Nabídky

menu-kind = { $name } … ({ $count })
menu-attack-which = Na které pole zaútočíš?
menu-resign = Vzdát se


## Nápověda

command-help = tato nápověda; „help attack“ vysvětlí rozkaz
command-field = field JMÉNO: co pole vyrábí, s čím sousedí, kdo na něm stojí
command-units = tvé jednotky s čísly; ceny a síly všech druhů; jednotky ČÍSLO: všechna čísla jedné a proč
command-standing = na co jsi odpověděl předem; „trvalé otázky“ vypíše, na co se odpovědět dá, „trvalé přidat OTÁZKA ODPOVĚĎ [about TÉMA] [over POLE] [of MÍSTO] [from PROCENTA] [for turn]“ přidá, „trvalé zrušit ČÍSLO“ zruší
command-goal = cíl slovy a jak na tom kdo je
command-cards = co leží rubem nahoru: uskupení s řádky a žetony, skryté jednotky a co o nich víš
command-truth = zakrýt, co víš jen ty, nebo to znovu ukázat
command-plan = výstřely, které by teď vydal který palebný plán
command-odds = odds POLE with JEDNOTKY: jak by útok asi dopadl; „odds strike POLE with JEDNOTKY“ totéž o jiné bitvě
command-what = what POLE: co tam může být podle toho, co víš, a s jakou pravděpodobností; samotné co víš o všem, co ostatní skrývají
command-given_away = co mohou ostatní vědět o tom, co skrýváš; „given_away ROZKAZ“ i po tom rozkazu, který se neprovede
command-rules = rules SA-minimal-27 vypíše pravidlo

error-field-how = Napiš „field JMÉNO“.
error-attack-how = Napiš „odds POLE with JEDNOTKY“ ve své pohybové fázi.
error-plan-when = Palebný plán lze ukázat ve vlastní salvě.

## Co se ví a co je prozrazeno

what-of = { $names } ({ $power }):
what-surely = Jistě tam stojí: { $names }.
what-nothing = Nic skrytého tam není.
what-nobody = Nikdo tam není: { $chance }.
what-row = řádek { $row }, { $units }
what-empty = nic
what-away = není tu
what-count = { $chance }: { $units }
known-row = Ví se: pravý je řádek { $names }.
known-rows = Pravý je jeden z řádků { $names }.
known-place-true = Je tam: { $names }.
known-place-false = Není tam: { $names }.
known-place-open = Je u jednoho z nich: { $names }.
known-token-true = Jistě jednotka: { $names }.
known-token-false = Jistě nic: { $names }.
known-token-open = Z těchto { $names_count } je jednotek { $true }, ostatní nejsou nic: { $names }.
known-worlds = ({ $count ->
    [one] zbývá jediná možnost
    [few] zbývají { $count } možnosti
   *[other] zbývá { $count } možností
  })
given-by-all = Co může vědět každý:
given-by = Co může vědět strana { $power }:
given-no-more = Strana { $power } nemůže vědět víc než každý.
given-nothing = Nic neskrýváš.
given-after = Po tom rozkazu:
odds-fog = Podle toho, co víš, by útok uspěl asi v { $win } případů, v průměru by padlo { $lost } vlastních a { $killed } cizích jednotek.
odds-parts = Případ po případu:
odds-part = { $chance }: { $ways } – úspěch v { $win }
