# Expanze česky. Nejprve jména, pak události, odmítnutí, volby a slova na obrazovkách.

power-black = Černý
    .acc = černého
    .dat = černému
    .gen = černého
    .ins = černým
power-red = Červený
    .acc = červeného
    .dat = červenému
    .gen = červeného
    .ins = červeným
power-green = Zelený
    .acc = zeleného
    .dat = zelenému
    .gen = zeleného
    .ins = zeleným
power-yellow = Žlutý
    .acc = žlutého
    .dat = žlutému
    .gen = žlutého
    .ins = žlutým
power-brown = Hnědý
    .acc = hnědého
    .dat = hnědému
    .gen = hnědého
    .ins = hnědým
power-white = Bílý
    .acc = bílého
    .dat = bílému
    .gen = bílého
    .ins = bílým
power-blue = Modrý
    .acc = modrého
    .dat = modrému
    .gen = modrého
    .ins = modrým
power-seat_1 = Místo 1
    .acc = místo 1
    .dat = místu 1
    .gen = místa 1
    .ins = místem 1
power-seat_2 = Místo 2
    .acc = místo 2
    .dat = místu 2
    .gen = místa 2
    .ins = místem 2
power-seat_3 = Místo 3
    .acc = místo 3
    .dat = místu 3
    .gen = místa 3
    .ins = místem 3
power-seat_4 = Místo 4
    .acc = místo 4
    .dat = místu 4
    .gen = místa 4
    .ins = místem 4
power-seat_5 = Místo 5
    .acc = místo 5
    .dat = místu 5
    .gen = místa 5
    .ins = místem 5
power-seat_6 = Místo 6
    .acc = místo 6
    .dat = místu 6
    .gen = místa 6
    .ins = místem 6
power-seat_7 = Místo 7
    .acc = místo 7
    .dat = místu 7
    .gen = místa 7
    .ins = místem 7

mission-destroy_black = zničit černého
mission-destroy_red = zničit červeného
mission-destroy_green = zničit zeleného
mission-destroy_yellow = zničit žlutého
mission-destroy_brown = zničit hnědého
mission-destroy_white = zničit bílého
mission-destroy_blue = zničit modrého
mission-north_pole = Severní pól
mission-south_pole = Jižní pól
mission-australia_south_america_third = Austrálie + Jižní Amerika + třetí světadíl
mission-australia_north_america_third = Austrálie + Severní Amerika + třetí světadíl
mission-australia_europe_third = Austrálie + Evropa + třetí světadíl
mission-australia_africa_third = Austrálie + Afrika + třetí světadíl
mission-asia_australia = Asie + Austrálie
mission-asia_europe = Asie + Evropa
mission-asia_africa = Asie + Afrika
mission-north_america_asia = Severní Amerika + Asie
mission-north_america_south_america_third = Severní Amerika + Jižní Amerika + třetí světadíl
mission-africa_north_america_third = Afrika + Severní Amerika + třetí světadíl
mission-africa_europe_third = Afrika + Evropa + třetí světadíl
mission-africa_south_america_third = Afrika + Jižní Amerika + třetí světadíl
mission-europe_north_america_third = Evropa + Severní Amerika + třetí světadíl
mission-europe_south_america_third = Evropa + Jižní Amerika + třetí světadíl
mission-australia_bermuda_triangle = Austrálie + Bermudský trojúhelník
mission-asia_south_america = Asie + Jižní Amerika

## Co se stalo

event-colour-chosen = Místo { $seat }: { $power }.
event-dealer-rolls = Hod o rozdávání: { $powers } – { $rolls }.
event-dealer = Rozdává { $power }.
event-dealt = { $power } dostává { $states_count ->
    [one] { $states_count } stát
    [few] { $states_count } státy
   *[other] { $states_count } států
  }: { $states }.
event-target-raised = Při tak malém počtu velmocí je k nesmyslnému úkolu třeba { $count } států.
event-mission-dealt = { $power } si bere úkol.
event-mission-received = Tvůj úkol: { $mission }.
event-placed-first = { $power } v prvním zbrojení přidává { $count ->
    [0] 0 vojáků
    [one] { $count } vojáka
    [few] { $count } vojáky
   *[other] { $count } vojáků
  }{ $states_count ->
    [0] .
   *[other] : { $states } ({ $counts }).
  }
event-turn-begins = Kolo { $round }: na tahu je { $power }.
event-armed = { $power } zbrojí a přidává { $count ->
    [0] 0 vojáků
    [one] { $count } vojáka
    [few] { $count } vojáky
   *[other] { $count } vojáků
  }{ $states_count ->
    [0] .
   *[other] : { $states } ({ $counts }).
  }
event-set-handed-in = { $power } odevzdává trojici { $set } za { $count ->
    [one] { $count } vojáka
    [few] { $count } vojáky
   *[other] { $count } vojáků
  }: { $cards }.
event-battle-won = { $power } vítězí a bere { $other_dat } stát: { $origin } → { $target }, { $attackers } proti { $defenders }, { $lost ->
    [0] beze ztrát
    [one] ztráta { $lost } voják
    [few] ztráta { $lost } vojáci
   *[other] ztráta { $lost } vojáků
  } (kostky { $dice }).
event-battle-lost = { $power } proti { $other_dat } neuspěl: { $origin } → { $target }, { $attackers } proti { $defenders }, { $killed ->
    [0] žádný obránce nepadl
    [one] padl { $killed } obránce
    [few] padli { $killed } obránci
   *[other] padlo { $killed } obránců
  } (kostky { $dice }).
event-attack-announced = { $power } útočí na { $other_acc }: { $origin } → { $target }, { $attackers } proti { $defenders }.
event-attacker-rolled = { $power } hází { $die }.
event-duel = { $power } { $die } : { $defence } { $other }; zbývá { $attackers } proti { $defenders }.
event-state-taken = { $power } bere { $other_dat } stát { $target }.
event-state-held = { $other } ubránil stát { $target }.
event-power-destroyed = { $power } je zničen; zničil ho { $by }.
event-cards-put-under = { $count ->
    [one] { $count } karta { $power_gen } jde pod hromádku.
    [few] { $count } karty { $power_gen } jdou pod hromádku.
   *[other] { $count } karet { $power_gen } jde pod hromádku.
  }
event-cards-taken-over = { $by } přebírá od { $power_gen } { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
  } s písmeny.
event-cards-taken-over-own = { $by } přebírá od { $power_gen } karty { $cards }.
event-card-drawn = { $power } si bere kartu s písmenem.
event-card-drawn-own = Bereš si kartu { $card }.
event-card-right-lapsed = { $power } nechal svou kartu ležet; nárok na ni propadl.
event-trade-offered = { $power } nabízí { $other_dat } { $give } za { $want } (nabídka { $number }).
event-trade-declined = { $other } odmítá nabídku { $number } od { $power_gen } ({ $give } za { $want }).
event-trade-withdrawn = { $power } bere zpět nabídku { $number } pro { $other_acc } ({ $give } za { $want }).
event-trade-lapsed = Nabídka { $number } od { $power_gen } pro { $other_acc } končí: karty { $give } už nemá.
event-trade-void = Nabídka { $number } od { $power_gen } pro { $other_acc } je neplatná.
event-trade-done = { $power } a { $other } si vyměnili karty s písmeny, { $given } za { $got }.
event-trade-done-own = { $power } dává { $other_dat } { $cards } a dostává { $others }.
event-mission-shown = { $power } ukazuje svůj úkol: { $mission }.
event-mission-shown-absent = { $power } ukazuje „{ $mission }“, barvu, za kterou nikdo nehraje: platí jako nesmyslný úkol ({ $count } států).
event-mission-shown-own-colour = { $power } ukazuje „{ $mission }“, vlastní barvu: platí jako nesmyslný úkol ({ $count } států).
event-mission-shown-lost-pursuit = { $power } ukazuje „{ $mission }“, oběť zničil jiný: platí jako nesmyslný úkol ({ $count } států).
event-pursuit-became-nonsense = { $power } padl rukou jiné velmoci: tvým úkolem je teď držet { $count } států.
event-claim-broken = { $power } svůj úkol neudržel, nárok na vítězství končí.
event-claim-void = Nárok { $power_gen } na vítězství zaniká.
event-resigned = { $power } se vzdává; jeho vojáci zůstávají a brání se.
event-won-mission = { $power } udržel svůj úkol a vítězí.
event-plays-on = { $power } chce hrát dál.
event-stopped-here = { $power } dál hrát nechce.
event-won-alone = { $power } zůstal na plánu sám a vítězí.
event-won-last = { $power } zbyl jako poslední velmoc a vítězí.
event-round-limit = { $count ->
    [one] Uplynulo { $count } kolo
    [few] Uplynula { $count } kola
   *[other] Uplynulo { $count } kol
  }; nevítězí nikdo.
event-game-over = Konec hry.

## Co se odmítá

error-bad-power-count = Hrají dvě až sedm velmocí, ne { $value }.
error-colour-taken = Barva { $colour } je už obsazená.
error-unknown-colour = Barva „{ $value }“ neexistuje.
error-not-your-turn = Nejsi na tahu; hraje { $power }.
error-not-your-die = Teď hází { $power }.
error-wrong-phase = To v této části hry nejde.
error-power-destroyed = Tvá velmoc se už hry neúčastní.
error-first-cap = Do jednoho státu teď smíš přidat nejvýše { $limit ->
    [one] { $limit } vojáka
    [few] { $limit } vojáky
   *[other] { $limit } vojáků
  }; { $state } by dostal víc.
error-first-total = V prvním zbrojení smíš přidat nejvýše { $limit ->
    [one] { $limit } vojáka
    [few] { $limit } vojáky
   *[other] { $limit } vojáků
  }.
error-not-own-state = { $state } není tvůj stát.
error-state-twice = { $state } je uveden dvakrát; stát dostane své vojáky najednou.
error-arm-total = Smíš přidat nejvýše { $limit ->
    [one] { $limit } vojáka
    [few] { $limit } vojáky
   *[other] { $limit } vojáků
  }, ne { $count }.
error-negative-count = { $value } není počet vojáků; je třeba aspoň jeden.
error-already-fought = V tomto tahu už bojuješ, zbrojit nemůžeš.
error-bad-set = Tyto karty nejsou trojice z tvé ruky; trojice je PPP, KKK, DDD nebo PKD: { $cards }.
error-second-set = { $limit ->
    [0] V této hře se trojice neodevzdávají.
   *[other] Najednou se smí odevzdat jen jedna trojice.
  }
error-set-in-fight = Karty s písmeny se odevzdávají jen při zbrojení.
error-own-target = { $state } je tvůj vlastní stát.
error-not-adjacent = { $origin } a { $target } spolu nesousedí.
error-leave-one = Ve státě { $state } musí jeden voják zůstat; vyslat lze nejvýše o jednoho méně než { $count }.
error-too-few = { $count ->
    [one] Ve státě { $state } stojí jen jeden voják a ten musí zůstat.
    [few] Ve státě { $state } stojí jen { $count } vojáci.
   *[other] Ve státě { $state } stojí jen { $count } vojáků.
  }
error-pair-used = Útok { $origin } → { $target } se v tomto tahu už odehrál.
error-battle-open = Probíhá bitva; nejdřív kostky.
error-fight-closed = Po vzetí karty už v tomto tahu nelze útočit.
error-no-card-right = Na kartu nemáš nárok: poslední bitva tahu musí být vyhraná a karta je jen jedna za tah.
error-pile-empty = Hromádka karet s písmeny je prázdná.
error-trade-closed = Teď, nebo s touto velmocí, se vyměňovat nedá.
error-trade-empty = Každá strana musí dát aspoň jednu kartu.
error-no-letter = „{ $value }“ není karta s písmenem; jsou jen { $letters }.
error-trade-cards = Takové karty s písmeny v ruce nejsou: { $cards }.
error-trade-self = Sám se sebou vyměňovat nemůžeš.
error-no-offer = Otevřená nabídka { $number } ({ $power }) neexistuje.
error-mission-open = Tvůj úkol není splněn.
error-mission-turn = Úkol smíš ukázat jen ve svém tahu; teď hraje { $power }.
error-not-asked = Hrát dál, nebo skončit? Teď odpovídá { $power }, ne ty.
error-claim-running = Tvůj nárok na vítězství už běží.
error-supply-empty = V krabičce zbývá jen { $left } z tvých { $limit } vojáků.
error-unknown-state = Stát „{ $value }“ na této mapě není.
error-unknown-card = Karta „{ $value }“ neexistuje.
error-unknown-power = Velmoc „{ $value }“ v této hře není.
error-game-over = Hra skončila.
error-bad-map = Tato mapa neodpovídá pravidlům: { $detail }.
error-bad-soldiers = Pro { $value } vojáků se naděje nepočítá; jde to od 1 do { $most }.
error-bad-chance = { $value } není pravděpodobnost větší než 0 a nejvýše { $most }.

## Slova na obrazovkách

decision-colour_choice = Vyber si barvu.
decision-first_armament = První zbrojení: přidej nejvýše { $count ->
    [one] { $count } vojáka
    [few] { $count } vojáky
   *[other] { $count } vojáků
  }, do jednoho státu nejvýše { $limit }.
decision-turn = Jsi na tahu: zbroj, nebo bojuj.
decision-fighting = Bojuješ: zaútoč znovu, nebo předej tah.
decision-fight_closed = Kartu už máš: předej tah.
decision-battle = Hoď kostkou.
decision-playing_on = Hra má vítěze. Chceš hrát dál? Musí chtít všichni.
decision-trade_answer = { $power } nabízí { $give } za { $want }.
decision-aside = Kdykoli: nabídnout karty, vzít nabídku zpět, vzdát se.

order-choose_colour = choose_colour BARVA – hrát za tuto barvu
order-place_first = place_first STÁT N, STÁT N … – první zbrojení
order-arm = arm STÁT N, STÁT N … [with KARTA KARTA KARTA] – přidat vojáky, případně s trojicí karet; končí tah
order-attack = attack ODKUD KAM N – zaútočit s N vojáky
order-roll = roll – hodit kostkou v otevřené bitvě
order-play_on = play_on – po vítězství hrát dál
order-stop_here = stop_here – skončit hru vítězstvím
order-draw_card = draw_card – vzít si kartu za poslední vyhranou bitvu
order-show_mission = show_mission – ukázat splněný úkol a ohlásit nárok na vítězství
order-end_turn = end_turn – předat tah
order-offer_trade = offer_trade VELMOC give PÍSMENA want PÍSMENA – nabídnout karty s písmeny
order-accept_trade = accept_trade VELMOC N – přijmout nabídku
order-decline_trade = decline_trade VELMOC N – odmítnout nabídku
order-withdraw_trade = withdraw_trade VELMOC N – vzít vlastní nabídku zpět
order-resign = resign – vzdát se; vojáci zůstanou

status-living = hraje
status-destroyed = zničen
status-resigned = vzdal se
status-won = vítěz

kind-conquest = dobyvatelský
kind-pursuit = pronásledovatelský
kind-nonsense = nesmyslný

progress-conquest = { $have } z { $need } států
progress-pursuit = { $missing_count ->
    [0] zničen
    [one] oběti zbývá { $missing_count } stát
    [few] oběti zbývají { $missing_count } státy
   *[other] oběti zbývá { $missing_count } států
  }
progress-nonsense = { $have } z { $need } států

pool-base = základ
pool-set = trojice { $set }

outcome-mission = splněním úkolu
outcome-alone = zůstal na plánu sám
outcome-last = zbyl jako poslední velmoc
outcome-rounds = nikdo, kola uplynula
outcome-aftermath = ostatní hráli dál

advice-age = Pro hráče od { $least } let.
advice-hours = Sedm velmocí hraje u stolu asi { $least } až { $most } hodiny.
advice-powers = Nejlépe se hraje ve { $least } až { $most } velmocích.
advice-states-per-power = Nejlépe s { $least } až { $most } státy na jednu velmoc.

option-powers = Kolik velmocí hraje.
option-map = Hrací plán.
option-colour_choice = Barvy se vybírají podle míst u stolu, nebo se losují.
option-team_decision = Jak se členové jedné velmoci shodnou na rozkazu.
option-talk_visibility = Zda ostatní vidí, že spolu velmoci jednají.
option-replay_reveals_talks = Zda záznam partie ukáže, co se říkalo.
option-first_turn = Kdo má první tah.
option-first_arm_base = Vojáci v prvním zbrojení.
option-first_arm_short = Vojáci v prvním zbrojení pro velmoc, která dostala o stát méně.
option-first_arm_cap = Nejvíce vojáků přidaných do jednoho státu v prvním zbrojení.
option-arm_base = Vojáci každého zbrojení.
option-continent_bonus = Další vojáci za celé světadíly.
option-card_set_values = Další vojáci za trojice karet.
option-max_sets_per_arming = Kolik trojic lze odevzdat při jednom zbrojení.
option-trade_window = Kdy se smějí vyměňovat karty s písmeny.
option-draw_mode = Zda se karta bere rozkazem, nebo sama.
option-eliminated_cards = Kam jdou karty zničené velmoci.
option-nonsense_target = Kolik států žádá nesmyslný úkol.
option-nonsense_auto_raise = Zda se toto číslo zvýší, když by ho splnilo už rozdání.
option-absent_colour_mission = Čím je pronásledování barvy, za kterou nikdo nehraje.
option-asia_pair_third = Zda i dvojice s Asií potřebují třetí světadíl.
option-include_asia_south_america = Zda je v balíčku Asie + Jižní Amerika.
option-hold_rounds = Kolik kol je třeba ukázaný úkol udržet.
option-hold_applies_to_pursuit = Zda je třeba udržet i pronásledování.
option-auto_show = Zda se splněný úkol ukáže sám.
option-continue_after_win = Zda ostatní po vítězství hrají dál; s „ask“ se rozhodnou teprve pak.
option-soldier_limit = Nejvíce vojáků jedné velmoci na plánu (0: bez omezení).
option-battle_pace = Bitvy najednou, nebo po jednotlivých hodech.
option-round_limit = Po kolika kolech hra končí bez vítěze (0: nikdy).

# Body pravidel, o které se opírají části obrazovky.

clause-claim = EX-WIN-3
clause-continents = EX-ARM-3
clause-sets = EX-ARM-5
