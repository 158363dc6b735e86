# Evropská válka česky. Nejdřív jména, pak události, odmítnutí, volby a slova na obrazovkách.

power-british_allies = Británie a spojenci
    .acc = Británii a spojence
    .dat = Británii a spojencům
    .gen = Británie a spojenců
power-french_allies = Francie a spojenci
    .acc = Francii a spojence
    .dat = Francii a spojencům
    .gen = Francie a spojenců
power-dual_alliance = Dvojspolek
    .acc = Dvojspolek
    .dat = Dvojspolku
    .gen = Dvojspolku
power-ottoman_empire = Osmanská říše
    .acc = Osmanskou říši
    .dat = Osmanské říši
    .gen = Osmanské říše
power-russian_empire = Ruská říše
    .acc = Ruskou říši
    .dat = Ruské říši
    .gen = Ruské říše
power-seat_1 = Místo 1
    .acc = místo 1
    .dat = místu 1
    .gen = místa 1
power-seat_2 = Místo 2
    .acc = místo 2
    .dat = místu 2
    .gen = místa 2
power-seat_3 = Místo 3
    .acc = místo 3
    .dat = místu 3
    .gen = místa 3
power-seat_4 = Místo 4
    .acc = místo 4
    .dat = místu 4
    .gen = místa 4
power-seat_5 = Místo 5
    .acc = místo 5
    .dat = místu 5
    .gen = místa 5

## Co se stalo

event-power-chosen = Místo { $seat }: { $power }.
event-home-occupied = { $power }: domácí pole jsou obsazena ({ $fields }).
event-starter-rolls = Hod o začátek: { $powers } – { $rolls }.
event-starter = První na tahu: { $power }.
event-hand-dealt = { $power }: karet do začátku: { $count }.
event-hand-dealt-own = Tvoje karty: { $cards }.
event-pyramid-placed = { $power }: { $size ->
    [1] malá
    [2] střední
   *[other] velká
  } pyramidka na pole { $field }.
event-turn-begins = Tah { $turn }: { $power }.
event-sabotage = { $power }: sabotáž kartou { $card } proti { $other_dat }, { $field } { $before } → { $left }.
event-espionage = { $power }: špionáž kartou { $card } u { $other_gen }, { $count ->
    [0] ruka je prázdná
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }.
event-espionage-own = Špionáž kartou { $card } u { $other_gen }: { $cards_count ->
    [0] ruka je prázdná.
   *[other] { $cards }.
  }
event-drafted = { $power }: odvod, { $field } { $figures ->
    [one] má { $figures } figurku
    [few] má { $figures } figurky
   *[other] má { $figures } figurek
  }.
event-built = { $power }: nová malá pyramidka, { $field }.
event-grown = { $power }: pyramidka vyrostla, { $field } má { $size ->
    [2] střední
   *[other] velkou
  }.
event-moved = { $power }: přesun { $origin } → { $target }.
event-attack-declared = { $power }: útok na { $other_acc }, { $origin } → { $target }, { $attackers } proti { $defenders }.
event-passed = { $power }: bez zásahu.
event-king-played = { $power }: karta { $card } zastavuje útok { $attacker_gen } na { $defender_acc }.
event-hand-given = { $power }: celá ruka pro { $other_acc }, { $count ->
    [0] žádná karta
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }.
event-hand-given-own = { $power }: celá ruka pro { $other_acc }: { $cards_count ->
    [0] nic.
   *[other] { $cards }.
  }
event-laid-given = Vyložené karty { $power_gen } připadají { $other_dat }: { $cards }.
event-discarded = { $power }: odhozeno { $cards }.
event-reshuffled = Odhozené karty se zamíchaly do nového balíčku ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }).
event-attacker-lays = { $power }: útok za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }{ $cards_count ->
    [0] {""}
   *[other] , z ruky { $cards }
  }{ $drawn_count ->
    [0] {""}
   *[other] , dobráno { $drawn }
  }{ $missing ->
    [0] .
   *[other] ; chybějící karty: { $missing }.
  }
event-defender-lays = { $power }: obrana za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }{ $cards_count ->
    [0] {""}
   *[other] , z ruky { $cards }
  }{ $drawn_count ->
    [0] {""}
   *[other] , dobráno { $drawn }
  }{ $missing ->
    [0] .
   *[other] ; chybějící karty: { $missing }.
  }
event-battle-won = { $power }: vítězství nad soupeřem ({ $other }) { $attack } : { $defence }, { $origin } → { $target }.
event-battle-lost = { $other }: ubráněno proti { $power_dat } { $attack } : { $defence }, { $origin } → { $target }.
event-retreated = { $power }: ústup { $origin } → { $target }.
event-halved = { $power }: není kam ustoupit, { $field } { $before } → { $left }.
event-destroyed = { $power }: není kam ustoupit, pole { $field } je ztraceno.
event-advanced = { $power }: postup { $origin } → { $target } ({ $figures }).
event-fate-drawn = { $power }: osud, karet z balíčku: { $count }.
event-fate-drawn-own = Osud ti dal { $cards }.
event-fate-assigned = { $power }: karty osudu se rozdělují, { $powers } – { $counts }.
event-fate-kept = { $power }: { $count ->
    [one] { $count } karta zůstává
    [few] { $count } karty zůstávají
   *[other] { $count } karet zůstává
  } v ruce.
event-fate-kept-own = Necháváš si { $cards }.
event-fate-given = { $power }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  } pro { $other_acc }.
event-fate-given-own = { $power }: { $cards } pro { $other_acc }.
event-turn-passed = { $power }: tah bez akce.
event-left = { $power }: hráč odešel, dál hraje místo samo.
event-won-trio = { $power }: obsazena všechna pole mocnosti ({ $trio }) – vítězství!
event-won-fall = { $other }: doma nezbyla žádná figurka. Vítězí soused po pravici, { $power }.
event-won-last = { $power }: ostatní odešli – vítězství!
event-game-over = Konec hry.

## Co se odmítá

error-bad-player-count = Hrají dva až pět hráčů, ne { $value }.
error-power-taken = Tato mocnost už je obsazená: { $power }.
error-unknown-power = Mocnost „{ $value }“ neexistuje.
error-power-destroyed = Této hry se už neúčastníš.
error-unknown-state = Pole „{ $value }“ na této mapě není.
error-not-your-turn = To teď není na tobě. Na řadě: { $power }.
error-wrong-phase = To v této části hry nejde.
error-second-action = Tah má jen jednu akci a ta už je zvolená.
error-no-pass = Tah musí mít akci; osud je možný vždy.
error-home-empty = Doma by ti nezůstala žádná figurka.
error-not-home = Pole { $field } nepatří k tvému domácímu území.
error-field-held = Pole { $field } drží jiný hráč: { $power }.
error-figure-limit = Na plánu smíš mít nejvýše { $limit ->
    [one] { $limit } figurku
    [few] { $limit } figurky
   *[other] { $limit } figurek
  }.
error-not-own-figure = Na poli { $field } nemáš žádnou figurku.
error-not-neighbour = { $origin } a { $target } spolu nesousedí.
error-no-sea-attack = Cesta { $origin } → { $target } vede jen po moři a v této hře se po moři neútočí.
error-wrong-sea = Tudy žádná loď nepluje: { $origin } → { $target }.
error-not-empty = Pole { $field } není prázdné.
error-nothing-to-attack = Na poli { $field } nestojí žádný soupeř.
error-bad-count = S počtem { $value } útočit nelze; nejméně jednou figurkou, nejvýše všemi, které tam stojí.
error-card-not-held = Kartu { $card } nemáš v ruce.
error-wrong-card = Kartu { $card } takto použít nelze.
error-too-late = Karty J a Q se používají před akcí.
error-second-sabotage = V tomto tahu už sabotáž byla.
error-bad-sabotage-field = Na poli { $field } sabotáž provést nelze.
error-bad-spy-target = Sám u sebe špehovat nemůžeš.
error-own-turn-king = Krále lze vynést jen mimo svůj tah.
error-no-attack-open = Teď není žádný útok, který by král mohl zastavit.
error-bad-lay = Vylož přesně { $count ->
    [one] { $count } kartu
    [few] { $count } různé karty
   *[other] { $count } různých karet
  }.
error-bad-retreat = Na pole { $field } ustoupit nelze.
error-bad-assign = Každou ze tří karet dej právě jednomu hráči: { $cards }.
error-bad-discard = Odhoď přesně { $count ->
    [one] { $count } kartu
    [few] { $count } různé karty
   *[other] { $count } různých karet
  } z těch, které už v ruce byly.
error-no-stock = Další velikost pyramidky není v zásobě: { $field }.
error-unknown-field = Pole „{ $value }“ na této mapě není.
error-unknown-card = Karta „{ $value }“ neexistuje.
error-unknown-seat = Za „{ $value }“ v této hře nikdo nehraje.
error-game-over = Hra skončila.
error-bad-map = Tato mapa neodpovídá pravidlům: { $detail }.

## Slova na obrazovkách

decision-power_choice = Vyber si mocnost.
decision-pyramid_setup = Postav { $size ->
    [1] malou
    [2] střední
   *[other] velkou
  } pyramidku na domácí pole.
decision-turn = Jsi na tahu: odvod, pohyb, útok, nebo osud.
decision-reaction = { $power } útočí na { $other_acc }: zastav útok králem nebo esem, nebo nech být.
decision-king_discard = Odhoď { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
  }: v ruce smějí zůstat čtyři.
decision-attacker_cards = Útočíš: vylož { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
  }.
decision-defender_cards = Bráníš se: vylož { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
  }.
decision-retreat = Boj je prohraný: kam tvé figurky ustoupí?
decision-fate_assign = Rozděl tři karty osudu.
decision-fate_discard = Přijdou ti nové karty ({ $incoming }): nejdřív odhoď { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
  }.
decision-aside = Kdykoli: odejít ze hry.

order-choose_power = choose_power MOCNOST – hrát za tuto mocnost
order-place = place POLE – postavit další pyramidku
order-sabotage = sabotage KARTA POLE – kartou J nebo A zmenšit o polovinu soupeře na domácím poli
order-espionage = espionage KARTA MOCNOST – kartou Q nebo A nahlédnout do ruky
order-draft = draft POLE – nová figurka na domácím poli
order-move = move ODKUD KAM – jedna figurka na prázdné sousední pole
order-attack = attack ODKUD KAM N – zaútočit s N figurkami
order-fate = fate – vzít tři karty a rozdělit je
order-end_turn = end_turn – v tomto tahu neudělat nic
order-king = king KARTA – kartou K nebo A zastavit útok
order-pass = pass – nechat útok proběhnout
order-lay = lay KARTA KARTA … – karty do souboje
order-retreat = retreat POLE – kam ustoupí poražené figurky
order-assign = assign KARTA MOCNOST, KARTA MOCNOST, KARTA MOCNOST – rozdělit karty osudu
order-discard = discard KARTA KARTA … – odhodit na čtyři karty
order-resign = resign – odejít; místo hraje dál samo

status-playing = hraje
status-left = odešel

outcome-trio = obsazením všech polí jedné mocnosti
outcome-fall = soused po levici ztratil domov
outcome-last = ostatní odešli

advice-minutes = Hra trvá asi { $least } až { $most } minut.
advice-players = Nejlépe se hraje ve { $least } až { $most } hráčích.
advice-crowded = V { $least } hráčích je Evropa přeplněná a hra pomalejší.

option-players = Kolik hráčů hraje.
option-map = Hrací plán.
option-power_choice = Mocnosti se losují vlajkovými kartami, nebo se vybírají podle míst u stolu.
option-first_player = Kdo začíná: nejvyšší hod, první místo, nebo kdokoli.
option-starting_hand = Kolik karet dostane každý na začátku.
option-figure_limit = Nejvíce figurek jedné mocnosti na plánu (0: bez omezení).
option-allow_pass = Zda smí tah skončit bez akce.
option-move_to_own = Zda se figurka smí přesunout k vlastním figurkám.
option-sea_attack = Zda se smí útočit po moři.
option-sea_retreat = Zda se smí ustupovat po moři.
option-home_retreat = Zda poslední figurky doma musí ustoupit na pole doma, mají-li takové.
option-single_defender = Zda jediný poražený obránce ustoupí, nebo je v každém prohraném souboji odstraněn.
option-sabotage_single = Zda sabotáž odstraní i osamělou figurku, nebo na ni nemůže.
option-king_window = Zda se král vynáší před kartami útočníka, nebo po nich.
option-king_by_defender = Zda smí krále vynést i napadený hráč.
option-reaction_prompt = Zda se na krále ptáme všech, nebo jen těch, kdo ho mají (což je prozradí).
option-pieces = Figurky, nebo pyramidky.
