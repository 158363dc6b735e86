# Salva česky. Nejdřív názvy, pak události a odmítnutí; kapitoly následují v kanonickém pořadí.

power-seat_1 = Místo 1
power-seat_2 = Místo 2
power-seat_3 = Místo 3
power-seat_4 = Místo 4
power-seat_5 = Místo 5
power-seat_6 = Místo 6

side-attacker = útočník
side-defender = obránce

reason-objective = cíle bylo dosaženo
reason-time = čas vypršel
reason-deadline = lhůta uplynula
reason-elimination = nikdo jiný nezbyl
reason-draw = remíza

verdict-conquest = pole padlo
verdict-attacker_gone = nezbyl žádný útočník
verdict-forced_retreat = útočník musí ustoupit
verdict-battle_over = bitva skončila

## Co se stalo

event-side-taken = { $power }: odteď strana { $party }.
event-turn-order = Pořadí hráčů: { $powers }.
event-placed = Strana { $power } umísťuje na pole { $field }: { $unit }.
event-stopped-placing = Strana { $power } má armádu rozmístěnou.
event-sealed = Strana { $power } odevzdává svou armádu v obálce.
event-sealed-own = Strana { $power } odevzdává svou armádu v obálce: { $army }.
event-army-shown = Strana { $power } ukazuje svou armádu: { $army }.
event-round-begins = Začíná { $round }. kolo.
event-turn-begins = Na tahu: { $power }.
event-moved = { $power }: { $unit } jde z pole { $origin } na pole { $field }.
event-movement-ended = Strana { $power } končí pohyb.
event-battle-declared = Strana { $power } útočí na pole { $field }: { $units }.
event-salvo = Pole { $field }, { $number }. salva, střílí { $side }: hod { $roll }, násobek { $factor }.
event-shot = { $unit } střílí na cíl { $target }: { $points }.
event-destroyed = Zničeno: { $unit }.
event-battle-decided = Bitva je rozhodnuta: { $verdict } [{ $clause }].
event-retreat-announced = Strana { $power } ohlašuje ústup z pole { $field }.
event-repaired = Po bitvě opraveny, s poškozením, které měly: { $units }.
event-withdrew = { $unit } ustupuje na pole { $field }.
event-lost-in-retreat = { $unit } nemá kam ustoupit a je ztracena.
event-conquered = Strana { $power } dobývá pole { $field }.
event-field-held = Pole { $field } odolalo.
event-finished = Dostavěno na poli { $field }: { $unit }.
event-begun = Strana { $power } začíná stavět na poli { $field }: { $unit }.
event-production-ended = Strana { $power } končí výrobu.
event-eliminated = Strana { $power } vypadává ze hry.
event-resigned = Strana { $power } se vzdává.
event-game-over = Konec hry, { $reason }. { $winners_count ->
    [0] Nikdo nevyhrál.
    [one] Vítěz: { $winners }.
   *[other] Vítězové: { $winners }.
  }

## Co je odmítnuto

error-bad-start = Území stran se k cíli hry nehodí.
error-unknown-scenario = { $near_count ->
    [0] Scénář „{ $value }“ neexistuje; jsou tu: { $scenarios }.
   *[other] Scénář „{ $value }“ neexistuje; nemělo to být „{ $near }“?
  }
error-no-such-chapter = { $near_count ->
    [0] Kapitola „{ $value }“ neexistuje; jsou tu: { $chapters }.
   *[other] Kapitola „{ $value }“ neexistuje; nemělo to být „{ $near }“?
  }
error-chapter-excluded = Scénář kapitolu „{ $chapter }“ nedovoluje.
error-chapter-is-off = Rozkaz „{ $order }“ patří ke kapitole, která není zapnutá.
error-has-begun = Hra už začala.
error-nothing-open = Teď nelze nic nařídit.
error-is-out = Už nejsi ve hře.
error-not-your-turn = Teď nerozhoduješ ty.
error-wrong-moment = { $step ->
    [placing] To teď nařídit nelze: rozmísťují se armády.
    [movement] To teď nařídit nelze: je čas na přesuny a útoky.
    [defender_salvo] To teď nařídit nelze: probíhá salva.
    [attacker_salvo] To teď nařídit nelze: probíhá salva.
    [retreat_choice] To teď nařídit nelze: nejdřív se rozhodni, zda bojovat dál.
    [retreat_to] To teď nařídit nelze: nejdřív zvol, kam se stáhnout.
    [production] To teď nařídit nelze: je čas na nákupy.
   *[other] To teď nařídit nelze.
  }
error-no-such-unit = Jednotka „{ $unit }“ neexistuje.
error-no-such-field = Pole „{ $field }“ neexistuje.
error-no-such-item = „{ $item }“ se v této hře koupit nedá.
error-no-such-mode = Způsob střelby „{ $mode }“ neexistuje.
error-no-such-plan = Plán střelby „{ $plan }“ neexistuje.
error-not-your-unit = { $unit }: jednotka není tvoje.
error-not-your-field = { $unit }: pole { $field } není tvoje.
error-under-construction = { $unit }: jednotka je rozestavěná.
error-has-fought = { $unit }: jednotka v tomto tahu bojovala a dál se nepohne.
error-move-is-over = { $unit }: pohyb jednotky už skončil.
error-no-path = { $unit }: řekni, kam má jednotka jít.
error-not-adjacent = { $unit }: pole { $field } nesousedí s předchozím polem.
error-too-far = { $unit }: na pole { $field } nestačí body pohybu.
error-no-way = { $unit }: na pole { $field } se jednotka nedostane.
error-wrong-ground = { $unit }: na pole { $field } jednotka nemůže.
error-own-field = Pole { $field } je tvoje.
error-nobody-able = Žádná z těchto jednotek nemůže začít bitvu o pole { $field }.
error-too-dear = To stojí víc, než ti tu zbývá: { $left }.
error-fresh-field = Pole { $field } bylo dobyto v tomto tahu; nic se na něm koupit nedá.
error-not-in-battle = { $unit }: jednotka není v bitvě.
error-not-in-front = { $unit }: jednotka nestojí v první linii a nemůže střílet.
error-has-fired = { $unit }: jednotka už v této salvě střílela.
error-own-unit = { $unit } nemůže střílet na cíl { $target }: stojí na téže straně.
error-no-strength = { $unit } nemá proti cíli { $target } žádnou sílu.
error-unfinished-last = { $target }: cíl je rozestavěný, dřív je třeba střílet na ostatní.
error-second-line = { $target } stojí ve druhé linii a někdo vpředu ji kryje.
error-mode-not-possible = { $unit }: způsobem „{ $mode }“ teď střílet nejde.
error-bad-share = { $unit }: tolik palby jednotce nezbývá: { $share }.
error-does-not-leave = { $unit }: jednotka bitvu neopouští.
error-no-refuge = { $unit }: na pole { $field } ustoupit nelze.

error-not-a-lot = „{ $value }“ není věc s polem a počtem.
error-not-a-march = „{ $value }“ není jednotka s cestou.
error-not-a-share = „{ $value }“ není podíl palby; napiš 1/3, kill nebo rest.
error-not-a-shot = „{ $value }“ není výstřel; napiš jednotka>cíl.

error-not-toml = { $file }, řádek { $line }: { $problem }.
error-document-too-long = { $file } je delší než { $limit } znaků.
error-document-too-deep = { $file }, řádek { $line }: závorky a tečky jdou hlouběji než { $limit }, nebo je položek víc než { $entries }.
error-classes-missing = { $file }, řádek { $line }: tabulka tříd chybí nebo není úplná.
error-entry-missing = { $file }, řádek { $line }: v „{ $entry }“ něco chybí.
error-unknown-entry = { $file }, řádek { $line }: „{ $entry }“ nic neznamená.
error-bad-value = { $file }, řádek { $line }: „{ $entry }“ má být: { $expected }.
error-written-twice = { $file }, řádek { $line }: „{ $name }“ je v „{ $entry }“ podruhé.
error-no-such-neighbour = { $file }, řádek { $line }: „{ $name }“ v „{ $entry }“ není jiné pole.
error-no-such-field-here = { $file }, řádek { $line }: „{ $name }“ v „{ $entry }“ není takové pole.
error-no-land = { $file }, řádek { $line }: mapa nemá žádnou souš.

## Hra ve více hráčích

article-non_aggression = neútočení
article-none = jen slova

event-treaty-offered = Strana { $power } nabízí smlouvu ({ $powers }): { $article }, výpovědní lhůta { $notice } { $notice ->
    [one] kolo
    [few] kola
   *[other] kol
  } ({ $treaty }).{ $length ->
    [0] {""}
   *[other] {" "}„{ $text }“
  }
event-treaty-accepted = Strana { $power } přijímá smlouvu { $treaty }.
event-treaty-in-force = Smlouva { $treaty } platí; smluvní strany: { $powers }.
event-treaty-refused = Z nabídky { $treaty } nic nebude: strana { $power } je proti.
event-treaty-declined = Z nabídky { $treaty } nic nebude. { $power }: { $reply }
event-treaty-denounced = Strana { $power } vypovídá smlouvu { $treaty }; přestane platit po tahu v { $round }. kole.
event-notice-waived = Strana { $power } souhlasí s odvoláním výpovědi ({ $treaty }), kterou dává strana { $other }.
event-consent-asked = Strana { $power } žádá o souhlas ({ $powers }): { $order }
event-consent-given = Se stranou { $power } všichni souhlasí: { $order }
event-consent-refused = Souhlas, o který žádala strana { $power }, není dán: { $order }
event-consent-promised = Strana { $power } předem souhlasí s tím, oč požádá strana { $other } ({ $topic ->
    [everything] se vším
    [gift] dary
    [technology_gift] darování technologií
    [command] velení
    [entry] vstup na svá pole
    [joint_attack] společné útoky
    [end_of_battle] konec bitvy
    [treachery] zákeřné zničení
    [objection] rozkazy předaným jednotkám
    [holder] držitel mořského pole
    [lines] linie v bitvě
   *[other] { $topic }
  }, { $span ->
    [turn] na jeden tah
   *[other] až do odvolání
  }).
event-consent-withdrawn = Strana { $power } už předem nesouhlasí s tím, oč požádá strana { $other } ({ $topic ->
    [everything] se vším
    [gift] dary
    [technology_gift] darování technologií
    [command] velení
    [entry] vstup na svá pole
    [joint_attack] společné útoky
    [end_of_battle] konec bitvy
    [treachery] zákeřné zničení
    [objection] rozkazy předaným jednotkám
    [holder] držitel mořského pole
    [lines] linie v bitvě
   *[other] { $topic }
  }).
event-notice-withdrawn = Strana { $power } odvolává výpověď; smlouva { $treaty } platí dál.
event-treaty-ended = Smlouva { $treaty } už neváže stranu { $power }.

error-bad-player-number = Tento cíl je pro { $least } až { $most } hráčů, ne pro { $players }.
error-no-such-seat-name = Místo „{ $value }“ neexistuje.
error-unknown-power = Místo „{ $value }“ neexistuje.
error-unknown-state = Pole „{ $value }“ neexistuje.
error-power-destroyed = Této hry se už neúčastníš.
error-no-such-treaty = Nejsi stranou žádné smlouvy „{ $treaty }“.
error-no-partner = Strana { $power } nemůže být tvým smluvním partnerem.
error-too-few-parties = Smlouva má nejméně dvě různé strany.
error-bad-article = „{ $value }“ není článek, který lze hlídat.
error-bad-notice = Výpovědní lhůta je 0 až 10 kol, ne { $value }.
error-empty-treaty = Smlouva bez článku potřebuje slova.
error-too-many-offers = Na odpověď nesmí čekat víc nabídek než { $limit }.
error-bad-answer = „{ $value }“ není odpověď; napiš accept nebo refuse.
error-bad-reason = „{ $value }“ není důvod, který by si každý přečetl.
error-already-accepted = Smlouva { $treaty } je přijata a změnit ji nelze.
error-no-notice-now = Smlouvu { $treaty } teď vypovědět nelze.
error-no-notice-given = Strana { $power } smlouvu { $treaty } nevypovídá.
error-nothing-to-waive = U smlouvy { $treaty } nemáš k čemu dát souhlas.
error-nobody-to-promise = Straně { $power } nemůžeš nic slíbit.
error-no-topic = Na „{ $topic }“ se nikdo nikoho neptá.
error-no-span = „{ $span }“ není doba; napiš turn nebo game.
error-consent-stands = Právě to máš straně { $power } slíbeno už teď.
error-no-consent-stands = Nic takového straně { $power } slíbeno nemáš.
error-under-way = Teď ne: probíhá něco, co na tom může záviset.
error-not-waived = Výpověď smlouvy { $treaty } lze odvolat jen se souhlasem všech stran.
error-treaty-in-force = { $power }: smlouva zakazuje bitvu o pole { $field }.
error-truce-in-force = Strana { $power } musí mít po konci smlouvy jeden celý tah, než na pole { $field } zaútočíš.
error-not-quoted = Slova napiš do uvozovek, ne „{ $value }“.
error-not-a-line = „{ $value }“ není řádek o nejvýše 500 znacích.

## Cíle hry

reason-rounds = poslední kolo skončilo


event-priority = Strana { $power } má prioritu { $value }.
event-result-place = { $power }: { $value }. místo.
event-result-degree = { $power }: míra porážky { $value }.
event-result-level = { $power }: { $value ->
    [0] žádné vítězství
    [1] malé vítězství
   *[other] velké vítězství
  }.
event-result-score = { $power }: skóre { $value }.
event-result-points = { $power }: { $value } { $value ->
    [one] politický bod
    [few] politické body
   *[other] politických bodů
  }.

standing-in-front = { $powers_count ->
    [0] Nikdo na tom není lépe.
   *[other] Nikdo na tom není lépe; stejně vysoko: { $powers }.
  }
standing-behind = Vede { $powers }, náskok { $count }.
standing-need-survive = Stačí přežít do konce.
standing-need-all-fall = K vítězství musí vypadnout všichni, kdo jsou výš: { $powers }.
standing-need-some-fall = K vítězství musí vypadnout { $count } z těchto hráčů: { $powers }.
standing-need-owner = Lepší vlastníci pole { $field } od nejlepšího: { $powers }.
standing-need-keep = Stačí udržet pole { $field } do konce.
standing-need-small = K malému vítězství { $count ->
    [one] chybí { $count } podmínka
    [few] chybějí { $count } podmínky
   *[other] chybí { $count } podmínek
  }.
standing-need-great = K velkému vítězství { $count ->
    [one] chybí { $count } podmínka
    [few] chybějí { $count } podmínky
   *[other] chybí { $count } podmínek
  }.
standing-need-nothing = Pro velké vítězství je splněno všechno; musí to vydržet do konce.
standing-objective-owned = Z cílových polí vlastní { $count }, potřebuje { $need }.
standing-objective-kept = Brání: útočí strana { $power } a z potřebných { $need } polí vlastní { $count }.
standing-need-fields = { $count ->
    [0] Cíl je splněn; ověří se na konci kola.
   *[other] Chybí { $count } z polí { $fields }; zbývá kol včetně tohoto: { $rounds }.
  }
standing-need-hold = Nesmí k cíli pustit, kdo útočí: { $power }; zbývá kol včetně tohoto: { $rounds }.
standing-has-left = Má polí: { $count }, jednotek: { $units }.
standing-need-destroy = K vítězství musí strana { $power } přijít { $count ->
    [0] o všechno, co dokáže obsadit pole
    [one] o poslední pole a o všechno, co dokáže obsadit pole
    [few] o všechna { $count } pole a o všechno, co dokáže pole obsadit
   *[other] o všech { $count } polí a o všechno, co dokáže pole obsadit
  }.
standing-need-hurry = Prohraje, nestane-li se to do konce { $round }. kola.
standing-need-last = Vyhraje i tím, že vydrží do konce { $round }. kola.
standing-destroyed = { $power }: mimo hru, bez bodů.
standing-priority-survives = Přežívá s prioritou { $priority }: { $place }. místo. { $ahead_count ->
    [0] Nikdo není výš.
   *[other] Výš jsou: { $ahead }.
  }
standing-priority-destroyed = Mimo hru, priorita { $priority }: { $place }. místo. Výš jsou: { $ahead }.
standing-pair-survives = Strana { $power } přežívá; zbývá hráčů: { $left }, vyhrají dva.
standing-pair-destroyed = { $power }: mimo hru.

## Spravedlivý start: kroky k výsledku a co nelze přijmout

fair-lot-player = Losuje se, ve hře jsou { $among }: { $taken }.
fair-lot-cutter = Los určil, kdo dělí: { $taken }.
fair-lot-column = Největší rozdíly jsou stejné; losuje se z { $among }: na řadě je { $taken }.
fair-lower-plays = { $player }: nižší číslo, hraje za stranu { $side } s přídělem { $amount }.
fair-other-plays = { $player }: hraje za stranu { $side } s přídělem { $amount }, který pro ni z vlastního odhadu zbývá.
fair-cut = { $player } dělí body na { $amount } a { $rest }.
fair-chosen = { $player } volí stranu { $side }.
fair-middle = { $player }: nižší požadavek, útočí za stranu { $side } s přídělem { $amount }, středem mezi { $low } a { $high }.
fair-block-taken = Nejméně žádá { $players }: { $sides } za { $amount }; rozdíl k další nabídce, { $aside }, se odkládá. Zbývá { $rest }.
fair-block-left = { $players }: { $sides } se vším, co zbylo: { $amount }.
fair-deltas = Rozdíly nejnižších čísel: { $deltas }.
fair-column-agreed = Všichni se shodli, že na řadě je { $column }.
fair-column-given = { $column } připadá: { $players }, za { $amount }; rozdíl { $delta }.
fair-column-last = { $column } zbývá; připadá za { $amount }: { $players }.
fair-theorem = Rozdáno je { $sum } z { $total } bodů, přebývá { $surplus }: nejméně součet rozdílů, { $deltas }.
fair-inside = { $players } si teď rozdělí svých { $amount } bodů zapečetěnými čísly.
fair-inside-again = { $players } si teď rozdělí svých { $amount } bodů stranu po straně.
fair-share = Přebývá bodů: { $surplus }, hráčů je { $players }: každý dostane navíc { $each }, nepoužito zůstane { $unused }.
fair-kept = { $player } hraje za stranu { $side } s přídělem { $amount }; za spravedlivé označil tento hráč { $asked }.

error-fair-players = Spravedlivý start potřebuje { $least } až { $most } hráčů.
error-fair-no-method = Postup „{ $value }“ neexistuje; jsou tyto: { $methods }.
error-fair-for-two = Postup „{ $value }“ je pro dva hráče.
error-fair-total = Bodů výroby musí být celé číslo od 0 do { $most }.
error-fair-no-choice = Podle „{ $value }“ sloupce vybírat nelze; jsou tyto způsoby: { $choices }.
error-fair-blocks = Bloky musí obsahovat každou stranu právě jednou.
error-fair-order = Pořadí dělení musí jmenovat každý blok právě jednou.
error-fair-proposal = Návrh dává každému hráči vlastní stranu a dohromady nejvýše { $total } bodů.
error-fair-no-proposal = Na stole žádný návrh není.
error-fair-not-whole = Je třeba napsat celá čísla, a to tolik: { $count }.
error-fair-bounds = Každé číslo musí být od { $least } do { $most }.
error-fair-sum = Součet čísel je { $sum }, musí být { $total }.
error-fair-not-asked = Po tomto hráči se teď nic nežádá.
error-column-struck = Sloupec { $side } je už škrtnutý.
error-not-the-lowest = Sloupec { $side } může připadnout jen nejnižším neškrtnutým číslům.

event-ally-rolls = Strana I hází { $roll }: její řádek je { $row }.
error-bad-preferences = „{ $value }“ není řádek preferencí: každá strana jednou, vlastní první.
error-bad-sides = Strany { $value } se k cíli nehodí; hrají ho { $allowed }.
error-bad-target = Cílové pole musí být pole na souši, na kterém začíná strana N.
standing-target-owned = Pole { $field } vlastní { $power }; v řádku { $row } je to míra porážky { $degree }.
standing-target-neutral = Pole { $field } nevlastní nikdo: míra porážky { $degree } pro všechny.

## Náhodný terén

event-token-laid = Pole { $field } dostává žeton: { $token }.
token-blank = prázdný
token-forest = les
token-mountains = hory
token-defence_half = obrana ×1/2
token-roughness_half = hrubost ×1/2
token-production_2 = produkce ×2
token-production_3 = produkce ×3

mission-text = { $pattern ->
    [1] drž alespoň { $size } polí a ve hře zůstává { $friend }; pro velké vítězství musí vypadnout { $enemy }
    [2] drž alespoň polovinu center; pro velké vítězství drž alespoň { $size } polí
    [3] ze hry musí vypadnout { $enemy }; pro velké vítězství drž alespoň { $size } polí
    [4] ve hře zůstává strana { $friend } i strana { $enemy } a drž alespoň { $share } polí; pro velké vítězství drž 2 centra
    [5] drž pole { $fields }; pro velké vítězství drž i pole { $field }
   *[6] nikdo jiný nesmí držet víc než { $size } polí; pro velké vítězství drž víc polí než kdokoli jiný
  }
event-centres = Politická centra jsou { $fields }.
event-mission-dealt = Strana { $power } dostává úkol.
event-mission-received = Dostáváš úkol { $pattern }: { mission-text }.
event-mission-kept = Strana { $power } má vybráno.
event-mission-kept-own = Necháváš si úkol { $number }.
event-mission-shown = Strana { $power } ukazuje svůj úkol ({ $powers }): { mission-text }.
event-mission-revealed = Strana { $power } odhaluje svůj úkol: { mission-text }.
error-bad-centres = Politických center má být { $least } až { $most }; tady jich je { $count }.
error-bad-deck = Balíček „{ $value }“ musí mít nejméně { $least } z úkolů 1 až 6.
error-not-dealt = Úkol „{ $value }“ ti nebyl rozdán.
error-no-showing = V této hře se úkoly neukazují.
error-nothing-to-show = Není co ukázat, nebo není komu.
standing-holds-openly = Drží polí: { $count }, z toho center: { $centres }; úkol je tajný.
standing-holds-fields = Drží polí { $count } z { $need }{ $met ->
    [yes] : splněno.
   *[no] .
  }
standing-holds-centres = Drží center { $count } z { $need }{ $met ->
    [yes] : splněno.
   *[no] .
  }
standing-holds-field = { $met ->
    [yes] Drží pole { $field }.
   *[no] Nedrží pole { $field }.
  }
standing-other-lives = { $met ->
    [yes] Strana { $power } zůstává ve hře, jak má.
   *[no] Strana { $power } už není ve hře, ačkoli má.
  }
standing-other-destroyed = { $met ->
    [yes] Strana { $power } už není ve hře, jak má být.
   *[no] Strana { $power } je ještě ve hře.
  }
standing-nobody-exceeds = Největší z ostatních drží polí: { $count }; smí { $need }{ $met ->
    [yes] : splněno.
   *[no] .
  }
standing-holds-most = Drží polí: { $count }, největší z ostatních { $other_count }{ $met ->
    [yes] : splněno.
   *[no] .
  }

## Námořní jednotky, přístavy, naloďování, vylodění

event-canal-opens = Pole { $field } se stává průplavem.
event-canal-stays-shut = Pole { $field } se průplavem nestává.
event-docked = { $power }: { $unit } kotví na poli { $field }.
event-passed-canal = { $power }: { $unit } proplouvá průplavem do přístavu u pole { $field }.
event-embarked = { $power }: { $unit } se naloďuje na { $ship }.
event-disembarked = { $power }: { $unit } se vyloďuje na pole { $field }.
event-lost-aboard = Ztraceno na palubě: { $unit }.
event-beach-picked = Strana { $power } vybírá k palbě na pobřeží: { $units_count ->
    [0] nikoho
   *[other] { $units }
  }.
error-wrong-harbour = { $unit }: z přístavu nelze vyplout na pole { $field }.
error-no-such-harbour = Pole { $field } takový tvůj přístav nemá.
error-cannot-dock = { $unit }: na poli { $field } teď nelze zakotvit.
error-no-canal = { $unit }: průplavem k poli { $field } teď proplout nelze.
error-cannot-embark = { $unit }: na { $ship } se teď nalodit nelze.
error-cannot-disembark = { $unit }: teď se vylodit nelze.
error-is-aboard = { $unit }: jednotka je na palubě lodi.
error-cannot-land = { $unit }: loď v tomto tahu vyplula, bojovala nebo už vyloďovala a nikoho vylodit nemůže.
error-too-many-picked = Vybrat lze nejvýš tento počet různých jednotek: { $count }.
error-cannot-be-picked = { $unit }: jednotka na pobřeží střílet nemůže.
error-not-picked = { $unit }: jednotka nebyla vybrána a na pobřeží nestřílí.
error-has-fired-at-the-beach = { $unit }: jednotka střílela na pobřeží a v této salvě už nestřílí.
error-not-landed = { $target }: cíl se nevylodil z lodi.
error-no-berth = { $unit }: tady se nevybírá; možnosti jsou harbour a sea.

event-side-mission = Úkol strany { $side }: { mission-text }.
error-bad-mission = „{ $value }“ není úkol, který tu strana může mít.
event-relations-rolled = Strana { $side } hází { $rolled }; její vztahy jsou { $relations }.
standing-relation = Strana { $power } drží polí: { $count }, každé za { $relation }: { $points }.
error-bad-tasks = Váhy { $weights } a výsledky { $results } k sobě nepatří.
standing-score-square = Drží polí { $count } z { $land }: { $points }.
standing-score-own-land = Drží polí { $count } z { $land }: { $points } z 10.
standing-score-little-left = Strana { $party } drží polí { $count } z { $land }: { $points } z 10.
standing-score-product = Součin obojího je { $points }.
standing-score-kept = Drží polí { $count }, na začátku { $start }: { $points } z 12.
standing-score-defence = Drží polí Finska: { $count }, za to { $points } ze 2 (1 bod od { $one }, 2 body od { $two }).
standing-score-small-neighbour = Strana { $party } drží polí: { $count }, za to { $points } ze 2 (1 bod do { $one }, 2 body do { $two }).
standing-score-beaten = Obránci drží polí: { $count }, za to { $points } ze 2 (1 bod do { $one }, 2 body do { $two }).
standing-score-out-of-finland = Strana { $party } drží polí Finska { $count } z { $land }: { $points } ze 2 (1 bod, když jí aspoň jedno chybí, 2 body, když nemá žádné).
standing-score-in-finland = Strana { $party } drží polí Finska { $count } z { $land }: { $points } ze 2 (1 bod za jedno pole, 2 body za všechna).
standing-score-duel = Drží polí: { $count }, soupeř { $other_count }: { $points } ze 2 (do rozdílu { $margin } po bodu, jinak 2 body pro většího).
standing-score-land = Drží polí: { $count }, za to { $points } ze 2 (1 bod od { $one }, 2 body od { $two }).
standing-score-total = Podle vah { $weights }, nejhorší první: { $points }.
event-political-points = Strana { $power } získává { $value } { $value ->
    [one] politický bod
    [few] politické body
   *[other] politických bodů
  }.
standing-points-so-far = Politických bodů zatím { $points }; kdyby kolo skončilo teď, dalších { $income }.

## Mapy podle náhody

error-map-players = Náhodná mapa se tvoří pro { $least } až { $most } hráčů.
error-map-grid = Mapa má v každém směru 1 až { $most } segmentů.
error-map-land = Suchozemských polí nemůže být { $least } až { $most }.
error-map-segment = „{ $value }“ není segment o třech řádcích s písmeny L, P a S.
error-map-laid = „{ $value }“ není segment: G1 až G{ $most }, s písmenem r za každou čtvrt otočky po směru hodin.
error-map-laid-land = Položené segmenty mají nejvýš { $most } polí souše; tyto jich mají { $land }.
error-map-wrap = Mapu nelze zacyklit způsobem „{ $value }“; jsou tyto: { $wraps }.
error-map-not-found = Na { $attempts } pokusů se žádná taková mapa nevylosovala.
error-map-too-small = Počáteční rozestavení potřebuje suchozemských polí { $count }; mapa jich má { $land }.
error-map-no-sea = Na mapě není moře, na kterém by se dalo začít.
error-map-numbers = Mapa má { $least } až { $land } suchozemských polí a nejvýše { $sea } mořských.
error-map-fair-for = Spravedlivou mapu lze vytvořit pro 2 nebo pro 4 hráče, ne pro { $value }.
error-map-masses = Na takové mapě nemůže být tolik pevnin: { $value }.
error-map-not-fair = Z { $land } suchozemských a { $sea } mořských polí na { $masses } pevninách nelze vytvořit mapu, která je ze { $fair } stran stejná.
error-map-not-made = Ani na { $attempts } pokusů taková mapa nevznikla; zkus jiné semínko nebo jiná čísla.

## Dělostřelba

event-field-shelled = Strana { $power } ostřeluje { $field }: { $units }{ $roll ->
    [0] .
   *[other] ; hod { $roll }.
  }
event-stance-taken = { $unit } zaujímá dělostřelecké postavení proti poli { $field }.
event-stance-left = { $unit } ruší své postavení.
event-stances-set = { $power }: postavení děl jsou určena.
event-building-hit = { $unit } zasahuje budovy, { $field }: { $points }.
event-building-bombed = { $unit } bombarduje: { $building } na poli { $field }, { $points }.
event-airfield-lost = Letiště na poli { $field } je zničeno.
error-cannot-bomb = { $unit } budovy bombardovat nemůže.
error-no-such-building = { $building }: nic takového se na poli { $field } v této bitvě bombardovat nedá.
error-no-stance = { $unit }: proti poli { $field } postavení zaujmout nelze.
error-one-field-only = { $unit }: postavení lze zaujmout jen proti jednomu poli.
error-shelled-already = Na pole { $field } se v tomto tahu už dělostřelecky útočilo.
error-no-shells = Není uveden žádný výstřel na pole { $field }.
error-no-guns = { $unit } odtud střílet nemůže.
error-not-on-field = { $target } na poli { $field } není cílem.
error-cannot-shell = { $unit } na { $target } teď střílet nesmí.
decision-artillery_stance = Jaká postavení tvá děla zaujmou?
verb-aim = Zaujmout postavení
order-aim = aim JEDNOTKA:POLE, JEDNOTKA – proti sousednímu poli; bez pole své postavení ruší
verb-fire_at = Ostřelovat
order-fire_at = fire_at POLE with JEDNOTKA>CÍL, JEDNOTKA>CÍL:PODÍL – všechny výstřely jednoho dělostřeleckého útoku

## Pozemní transport

event-loaded = { $power }: { $transport } nakládá { $unit }.
event-unloaded = { $unit } vystupuje: { $field }.
event-suffered-along = { $unit } utrpí totéž: { $points }.
error-cannot-load = { $transport }: { $unit } naložit nelze.
error-not-carried = { $unit }: žádný tvůj transport ji neveze.
error-loaded-stays-out = { $unit } někoho veze a do bitvy vjet nesmí.
error-is-carried = { $unit }: jednotku právě někdo veze.
verb-load = Naložit
order-load = load JEDNOTKA on TRANSPORT – vezme ji transport na jejím poli
verb-unload = Vyložit
order-unload = unload JEDNOTKA – vystoupí; pohyb transportu tím končí

## Skryté jednotky

event-unit-hidden = { $power }: { $unit } se skrývá ({ $field }); je to jeden z žetonů { $units }.
event-unit-hidden-own = Skrýváš jednotku { $unit } ({ $field }). Z žetonů { $units } je pravý { $true }.
event-unit-unhidden = { $power }: { $unit } se ukazuje ({ $field }); falešné žetony { $units } odcházejí.
event-token-moved = { $power }: žeton { $unit } jde z pole { $origin } na pole { $field }.
event-token-shown-true = { $power }: { $unit } se musí ukázat ({ $field }); je to jednotka.
event-token-shown-false = { $power }: { $unit } se musí ukázat ({ $field }); není to nic.
event-tokens-discarded = { $power }: falešné žetony { $units } odcházejí.
event-token-relocated = { $power }: { $unit } ({ $origin }) je falešný a uléhá vedle žetonu { $target } ({ $field }); teď jsou to { $units }.
event-token-relocated-own = Tvůj falešný žeton { $unit } opouští pole { $origin } a uléhá vedle žetonu { $target } ({ $field }); teď jsou to { $units }. Pravé z nich: { $true }.
error-cannot-hide = { $unit }: skrýt nelze.
error-not-your-token = { $unit } není tvůj skrytý žeton.
error-not-two-tokens = S pravým žetonem odcházejí dva různé falešné.
error-another-kind = { $unit } není jiný žeton téhož druhu.
error-hidden-is-true = { $unit } je pravý. Nikdo jiný se to nedozvěděl.
error-hidden-is-false = { $unit } je falešný. Nikdo jiný se to nedozvěděl.
error-token-is-carried = { $unit } se právě veze; vedle není místo.
error-token-stays-there = { $unit } musí ulehnout na jiném poli, ne vedle žetonu { $target }.
event-token-looked-at = { $power }: pohled na žeton { $unit } ({ $field }).
event-token-seen-true = Díváš se na žeton { $unit } ({ $field }): je to jednotka.
event-token-seen-false = Díváš se na žeton { $unit } ({ $field }): není to nic.
event-place-seen-true = Díváš se na žeton polohy { $unit } ({ $field }): je pravý.
event-place-seen-false = Díváš se na žeton polohy { $unit } ({ $field }): je falešný.
event-rows-shown-to = Strana { $power } ukazuje řádky uskupení { $formation } ({ $rows }); vidí je { $other }.
event-rows-shown-true = Strana { $power } ukazuje, že pravý je řádek { $rows } uskupení { $formation }; vidí to { $other }.
event-rows-shown-false = Strana { $power } ukazuje falešné řádky uskupení { $formation } ({ $rows }); vidí to { $other }.
event-sighting = Strana { $power } pozná, zda jsou na poli { $field } lodě.
event-asked-around = Strana { $power } určuje, kdo se o odhalení jednotek na poli { $field } rozhodne dřív: { $powers }.
event-appeared-all = Strana { $power } ukazuje na poli { $field } vše, co tam může být.
event-stayed-hidden = Strana { $power } na poli { $field } nic neukazuje a nechává to na jiných.
error-name-all-owners = Vyjmenuj všechny, kdo tam mohou mít lodě, každého jednou: { $powers }.
error-no-ship-to-show = Žeton { $unit } tam žádnou loď neukáže.
error-has-to-appear = Nechat to na jiných nejde: ukaž jednotku, nebo vše, co tam může být.
decision-sight_order = Kdo se první rozhodne, zda na poli ukáže jednotky?
decision-sight = Někdo útočí na tvé pole nebo vidí na tvé moře: ukaž jednotku, ukaž vše, co tam může být, nebo to nech na jiných.
verb-appear = Ukázat jednotku
verb-appear_all = Ukázat vše, co tam může být
verb-stay_hidden = Nechat to na jiných
verb-ask_around = Určit, kdo rozhodne první
order-appear = appear ŽETON – ukáže jednotku tomu, kdo na pole útočí nebo je vidí
order-appear_all = appear_all – ukáže vše, co tam může být; při pohledu shora vše, co může být víc než ponorky
order-stay_hidden = stay_hidden – nechá to na jiných majitelích
order-ask_around = ask_around HRÁČ HRÁČ – v jakém pořadí majitelé rozhodují
word-appear = ukaž_jednotku
word-appear_all = ukaž_vše_na_poli
word-stay_hidden = zůstaň_skrytý
word-ask_around = pořadí_majitelů
deed-appear = Ukázat jednotku { $unit }
deed-appear_all = Ukázat vše, co tam může být
deed-stay_hidden = Nechat to na jiných
deed-ask_around = Ptát se v tomto pořadí: { $powers }
event-rows-looked-at = { $power }: pohled na řádky uskupení { $formation }.
event-row-seen = Díváš se na řádky uskupení { $formation }: pravý je řádek { $row }.
event-rows-seen-false = Díváš se na řádky uskupení { $formation }: falešné jsou { $rows }.
event-formation-located = Všichni už vědí, že uskupení { $formation } strany { $power } je na poli { $field }.
error-place-first = Nejdřív se musíš přesvědčit, že { $unit } je pravý žeton; falešný žádné řádky nemá.
verb-look_inside = Podívat se na řádky
order-look_inside = look_inside ŽETON – který řádek je pravý, poté co je vidět, že je pravý žeton
word-look_inside = podívej_se_dovnitř
deed-look_inside = Podívat se na řádky za žetonem { $unit }
error-nothing-to-look-at = { $unit } není cizí skrytý žeton.
error-not-in-sight = { $unit } neohrožuje žádné pole, na kterém jsi.
error-has-looked = Co je { $unit }, už víš.
verb-look_at = Podívat se na žeton
order-look_at = look_at ŽETON – zda je pravý žeton, který ohrožuje pole, na kterém jsi, nebo letí kolem
word-look_at = podívej_se
deed-look_at = Podívat se: { $unit }
option-look_removes_false = Zda se tím, že se někdo podívá, ukáže žeton všem.
verb-hide = Skrýt
verb-unhide = Ukázat skrytou jednotku
verb-relocate = Přemístit falešný žeton
verb-discard = Odebrat falešné žetony
order-hide = hide JEDNOTKA – nahradí ji tři žetony, z nichž jeden je ona
order-unhide = unhide ŽETON with ŽETON ŽETON – pravý žeton je zas jednotka, dva falešné odejdou
order-relocate = relocate ŽETON to ŽETON – falešný žeton se ukáže a ulehne vedle jiného
order-discard = discard ŽETON ŽETON – dva falešné žetony odejdou s pravým
word-hide = skryj
word-unhide = odkryj
word-relocate = přemísti
word-discard = odeber
deed-hide = Skrýt jednotku { $unit }
deed-unhide = Ukázat { $unit }; odejdou { $units }
deed-relocate = Položit { $unit } vedle žetonu { $target }
deed-discard = Odebrat { $units }
decision-token_ratio = Ukázal se tvůj pravý žeton. Které dva falešné s ním odejdou?
decision-token_relocation = Ukázal se tvůj falešný žeton. Vedle kterého jiného ulehne?
standing-question-token_ratio = Které falešné žetony odejdou
standing-question-token_relocation = Kde falešný žeton ulehne
silence-token_ratio = Bez odpovědi odejdou nejbližší v seznamu.
silence-token_relocation = Bez odpovědi ulehne vedle prvního v seznamu.
mark-uncertain = { $field }: žetony ({ $power }), { $value } × { $item }.
mark-swap_token = { $field }: žeton prohození uskupení { $item } ({ $power }); co tady přibylo, stojí možná na druhém poli.
mark-formation_near = { $field }: tady se staví nebo čeká něco z uskupení { $item } ({ $power }).
mark-formation = { $field }: { $value } × žeton uskupení { $item } ({ $power }).
option-hideable_kinds = Druhy, jejichž jednotky lze skrývat po jedné.
option-uncertain_limit = Tolik jednotek druhu smí hráč mít skrytých zároveň; 0 je bez omezení.

## Obrázky kapitol: značky na mapě, čísla jednotek, účty

mark-stance = { $unit } má postavení proti { $field }.
mark-paid = { $unit }: zaplaceno { $done } z { $of }.
mark-building = { $unit }: { $done ->
    [0] hotova ve druhé dokončovací fázi odteď.
   *[other] hotova v příští dokončovací fázi.
  }
mark-rides = { $unit } se veze: { $target }.
mark-rode = { $unit } sdílí poškození: { $target }.
mark-half = { $unit } je poloviční.
mark-commander = { $unit }, velí { $power }.
mark-building_damage = { $field }, { $item }: poškození { $value } ze 6.
mark-sleeping_army = { $field }: neutrální armáda neznámé velikosti.
number-price = cena
number-artillery = střelba děl
number-bombing = proti budovám
number-building = dokončovacích fází do dokončení
number-rushed = cena v obvyklém čase
number-upkeep = údržba
number-attack_salvos = salv při útoku
number-scout_vulnerability = zranitelnost průzkumu
number-refuels = letadel, kterým doplní palivo
number-anti_air_attack = proti letadlům v útoku
number-anti_air_defence = proti letadlům v obraně
factor-artillery_coefficient = koeficient dělostřelby
factor-artillery_fort_price = cena dělostřelecké pevnosti
factor-artillery_strength = síla děla
factor-attack_salvos = podle tabulky
factor-beach = palba na pláž
factor-building = dokončovací fáze
factor-carrier_capacity = kapacita letadlové lodi
factor-defence_bonus = obrana pole
factor-factory_price = cena továrny
factor-first_salvo = první salva
factor-fort_price = cena pevnosti
factor-fort_upkeep_factor = pevnost
factor-half = poloviční jednotka
factor-half_strength = střílí polovina
factor-half_vulnerability = zasažena polovina
factor-max_air_range = nejdelší dovolený let
factor-move = pohyb podle druhu
factor-number = kolikátá na poli
factor-price = cena
factor-roll = hod
factor-roughness = členitost pole
factor-rush = uspíšení
factor-strategic_bombing = síla proti budovám
factor-scout_vulnerability = průzkum
factor-strength = síla
factor-upkeep_coefficient = koeficient údržby
factor-vulnerability = zranitelnost
deed-accept_help = Přijmout pomoc
deed-agree = Souhlasit
deed-agree_always = Předem souhlasit, když žádá { $power }: { $topic ->
    [everything] se vším
   *[other] { $about }
  }, { $span ->
    [turn] na jeden tah
   *[other] až do odvolání
  }
deed-aim = { $count ->
    [0] Nechat všechna postavení, jak jsou
   *[other] { $stances }
  }
deed-aim-at = { $units }: postavení proti poli { $field }
deed-aim-none = { $units }: zrušit postavení
deed-ambush = Zahájit zde bitvu: { $units }
deed-answer_pool = { $answer ->
    [accept] Přijmout
   *[other] Odmítnout
  } polovinu, kterou nabízí { $power }
deed-answer_start = { $answer ->
    [accept] Přijmout návrh
   *[other] Odmítnout návrh
  }
deed-answer_treaty = { $answer ->
    [accept] Přijmout smlouvu { $treaty }
   *[other] Odmítnout smlouvu { $treaty }
  }
deed-as_usual = Jako obvykle, ve vlastním tahu
deed-ask_lot = Nechat strany vylosovat
deed-ask_passage = Požádat stranu { $power } o průchod všemi poli v tomto tahu
deed-assault = Útok na pole { $field }: hned { $units }, později { $later }
deed-attack = Útok na pole { $field }: { $units }
deed-attack_and_retreat = Útok na pole { $field } s návratem po první salvě: { $units }
deed-berth = { $unit }: { $where ->
    [harbour] zakotvit
   *[other] zůstat na moři
  }
deed-betray = { $unit } zradou zničí: { $targets }
deed-bid = Nabídnout { $figures }
deed-bomb = { $unit } střílí na cíl { $building }, { $share ->
    [rest] a to vším, co zbývá
   *[other] podíl palby { $share }
  }
deed-break_off = { $unit } opustí bitvu
deed-bring_up = { $count ->
    [0] Přivést všechny, dopředu
   *[other] Přivést všechny: { $posts }
  }
deed-build_airfield = Letiště na poli { $field }, bodů: { $points }
deed-build_factory = Továrna na poli { $field }, platí { $shares }
deed-build_political = Politická budova na poli { $field }, platí { $shares }
deed-buy = Koupit: { $item }, { $place }
deed-buy_with = Koupit: { $item }, { $place }; přispívá { $shares }
deed-canal = { $unit }: průplavem k poli { $field }
deed-cede = Dát pole { $field } straně { $power }
deed-claim = Pole { $field } bude po vstupu nebo dobytí držet { $power }
deed-decline = Odmítnout
deed-denounce_treaty = Vypovědět smlouvu { $treaty }
deed-disembark = { $unit }: vystoupit na břeh
deed-dissolve = Rozpustit: { $units }
deed-dock = { $unit }: zakotvit v poli { $field }
deed-embark = { $unit }: nalodit se na loď { $ship }
deed-end_battle = Ukončit bitvu; útočníci { $manner ->
    [staying] zůstanou jako hosté
   *[other] odejdou
  }
deed-end_movement = Ukončit pohyb
deed-end_production = Ukončit výrobu
deed-evict = Boj s hosty na poli { $field }: { $units }
deed-fight_on = Bojovat dál
deed-finish = { $unit } bude patřit straně { $power }
deed-fire = { $unit } střílí na cíl { $target }, { $share ->
    [rest] a to vším, co zbývá
    [kill] a to jen tolik, kolik ke zničení stačí
   *[other] podíl palby { $share }
  }
deed-fire_at = { $shots }
deed-fire_at-shot = { $units } { $count ->
    [one] ostřeluje
   *[other] ostřelují
  } cíl { $target } na poli { $field } { $share ->
    [all] všemi výstřely
    [rest] zbylými výstřely
   *[other] částí výstřelů ({ $share })
  }
deed-fire_by_plan = Střílet podle plánu „{ $plan }“ { $span ->
    [battle] do konce bitvy
   *[other] v této salvě
  }
deed-fly = Let na pole { $fields }: { $units }
deed-force_roll = Vynutit hod: { $unit }
deed-give = Dát jednotku { $unit } straně { $power }
deed-hand_over = { $unit }: aktivní v tahu strany { $power }
deed-hold_back = Nechat je čekat
deed-hold_fire = Zastavit palbu
deed-hold_unit = Zabránit opravě: { $unit }
deed-insist = Trvat na novém výpočtu
deed-intercept = { $guests ->
    [0] Napadnout nad polem { $field }: { $units }
   *[other] Napadnout nad polem { $field } společně ({ $powers }): { $units }
  }
deed-join_battle = Zúčastnit se
deed-join_counter = { $count ->
    [0] Neposlat nikoho
   *[other] Poslat: { $units }
  }
deed-keep_holds = Nechat seznam, jak je
deed-keep_mission = Nechat si úkol { $number }
deed-keep_side = Nechat si stranu
deed-land = { $ends ->
    [0] Zůstat na místě
   *[other] Letět dál na pole { $fields }: { $units }
  }
deed-lay_down = Začít stavět: { $item }, { $place }; první splátka { $amount }
deed-leave_to = Přenechat straně { $power }
deed-let_be = Nechat, jak je
deed-let_fly = Nechat je letět
deed-line = { $unit } přejde do linie { $line }
deed-lines = { $count ->
    [0] Všichni vpředu
   *[other] Postavit: { $posts }
  }
deed-load = { $transport } naloží jednotku { $unit }
deed-merge = Spojit v jednu jednotku: { $units }
deed-move = { $unit } jde na pole { $field }
deed-no_roll = Neházet
deed-offer_treaty = Nabídnout smlouvu ({ $powers }): { $article }{ $ends ->
    [0] {""}
   *[other] , pole { $fields }
  }{ $notice ->
    [-1] {""}
    [one] , výpovědní lhůta { $notice } kolo
    [few] , výpovědní lhůta { $notice } kola
   *[other] , výpovědní lhůta { $notice } kol
  }{ $words ->
    [0] {""}
   *[other] , „{ $text }“
  }
deed-pay_on = Zaplatit { $amount } za jednotku { $unit }
deed-pay_on_with = Zaplatit za jednotku { $unit }: { $shares }
deed-pay_upkeep = Zaplatit: { $shares }
deed-pick = Na vyloďující se střílí: { $units }
deed-place = Rozmístit: { $item }, { $place }
deed-pool_hold = Nabídnout společné zabránění opravě, každý za půl místa: { $unit } ({ $power })
deed-post = { $unit } do linie { $line }
deed-propose_line = Navrhnout linii { $line } pro jednotku { $unit }
deed-propose_start = Navrhnout začátek: { $starts }
deed-propose_start-share = { $power } – { $party }, bodů: { $points }
deed-refuel = { $count ->
    [0] Kolik jich palivo stačí
   *[other] Nejdřív: { $units }
  }
deed-refuel_from = Palivo odjinud ({ $source }): { $units }
deed-refuse_help = Odmítnout pomoc
deed-release_unit = Dovolit opravu: { $unit }
deed-resign = Vzdát se
deed-retreat = Ustoupit po příští salvě obránce
deed-retreat_part = { $count ->
    [one] Po příští salvě obránce odejde { $units }
   *[other] Po příští salvě obránce odejdou { $units }
  }
deed-retreat_to = { $unit } ustoupí na pole { $field }
deed-salvo = { $shots }
deed-salvo-shot = { $units } { $count ->
    [one] střílí
   *[other] střílejí
  } na cíl { $target } { $share ->
    [all] veškerou palbou
    [rest] zbytkem palby
    [kill] jen tolik, kolik ke zničení stačí
   *[other] částí palby ({ $share })
  }
deed-scuttle = Zničit továrnu na poli { $field }
deed-seal = Zapečetit armádu: { $army }
deed-show_mission = Ukázat svůj úkol: { $powers }
deed-spare = Nestřílet na jednotky, které má { $power }
deed-spare_no_more = Zase střílet na jednotky, které má { $power }
deed-split = Rozdělit na poloviny: { $unit }
deed-stance = { $unit } { $stance }
deed-stay_out = { $count ->
    [0] Neúčastnit se
   *[other] Neúčastní se jen { $units }
  }
deed-stop_placing = Armáda je hotová
deed-strike = Letecký útok na pole { $field }{ $named ->
    [0] {""}
   *[other] { " " }proti straně { $power }
  }: { $units }
deed-take_side = { $party ->
    [none] Bez přání
   *[other] Zvolit { $party }
  }
deed-unload = { $unit } vystoupí
deed-use_cargo = Spotřebovat na jeho poli: { $unit }
deed-use_method = Začít nabízet
deed-waive_notice = Souhlasit s odvoláním výpovědi smlouvy { $treaty }, kterou dává strana { $power }
deed-withdraw_consent = Už předem nesouhlasit, když žádá { $power }: { $topic ->
    [everything] s ničím
   *[other] { $about }
  }
deed-withdraw_notice = Odvolat svou výpověď smlouvy { $treaty }
fact-aircraft = nad polem
fact-bases = mohla by doplnit palivo
fact-damaged = poškození
fact-destroyed = zničí ji hod
fact-fighters = tvé v dosahu (zbylý dolet)
fact-left = palivo pro
fact-now = postavení proti
fact-one_way = bez návratu z
fact-range = zbylý dolet
fact-units = letadla tam
ledger-upkeep = Údržba
ledger-upkeep-units = Musí se rozpustit, od nejlevnějších: { $units }.
ledger-upkeep-next = Po novém výpočtu by se muselo rozpustit: { $units }.
ledger-upkeep-none = Nikdo se rozpouštět nemusí.
line-due = dluh
line-payment = k zaplacení
line-income = výroba

## Specializované jednotky

error-kind-replaced = { $item }: v této hře jsou místo ní jen její specializované podoby.
error-variant-departs = Jednotka { $item } se liší od té, kterou zastupuje ({ $value }), a není to u ní uvedeno.

## Druhá linie a ponorky

event-lines-declared = Linie, určuje { $side }: { $units_count ->
    [0] všichni vpředu
   *[other] { $units }
  }.
event-line-changed = { $unit } přechází do linie { $line }.
event-stance-set = { $power }: { $unit } { $stance }.
stance-contest = brání pole
stance-evade = se vyhýbá bitvě
error-no-battle-line = { $value } tu teď není možná linie.
error-sits-out = { $unit }: jednotka se této salvy neúčastní.
error-fixed-line = { $unit }: jednotka linii měnit nemůže.
error-third-line = { $target } je ve třetí linii a zasáhnout se nedá.
error-no-such-stance = { $unit }: takový postoj teď zaujmout nelze.
error-no-ambush = { $unit }: bitvu tam, kde je, začít nemůže.

error-no-goal-fits = Pro { $players } hráčů a tyto kapitoly se žádný cíl nehodí.
error-no-allotment = Není určeno, kolik bodů má která strana na svou armádu.
error-side-without-land = Strana { $party } nemá zem ani mořské pole, na kterém by začala.
error-start-on-both = Strana { $party } začíná na moři, a proto nesmí mít žádnou zem.
error-start-without-ships = Strana { $party } začíná na moři, ale v této hře nejsou lodě.
warning-map-size = Pro dva hráče se doporučuje mapa se 6 až 15 suchozemskými poli; tato je menší nebo větší.
warning-unfair-schedule = Pravidelná výroba není spravedlivá: první hráč vyrábí dřív než ostatní.
event-side-kept = { $power }: strana zůstává.
event-lot-asked = { $power }: žádost o los; strany se losují.
warning-untested = Tento scénář s těmito kapitolami nikdo nevyzkoušel.
warning-land-apart = Souš nedrží pohromadě a nejsou tu lodě.
warning-no-sea = Lodě jsou zapnuté, ale na mapě pro ně není moře.

## Továrny

event-factory-built = Strana { $power } staví továrnu na poli { $field }.
event-factory-lost = Továrna na poli { $field } je zničena.
event-cargo-used = Strana { $power } spotřebovává na poli { $field }: { $item }.
error-bad-payment = Pole { $field } to takto zaplatit nemůže.
error-no-cargo = { $unit }: jednotku spotřebovat nelze.
error-no-scuttling = Na poli { $field } nelze zničit žádnou továrnu.

event-political-built = Strana { $power } staví na poli { $field } politickou budovu.
event-political-yield = Strana { $power } získává politické body: { $points }.
standing-points-by-buildings = Politických bodů: { $points }; další přinášejí politické budovy: { $count }.

## Zabránění opravě

event-handed-over = Strana { $power } předává velení: { $unit } bude aktivní v tahu, kdy hraje { $other }, v { $turn }. tahu hry.
event-ceded = Strana { $power } dává straně { $other } pole { $field }.
event-given = Strana { $power } dává straně { $other } jednotku: { $unit }.
event-to-be-finished-for = Strana { $power } staví { $unit } pro stranu { $other }.
event-passage-granted = Strana { $power } v tomto tahu pouští k sobě jednotky strany { $other }.
event-claimed = Strana { $power }: pole { $field } má držet strana { $other }.
event-betrayed = Zrada! { $unit } strany { $power } ničí ty, s nimiž je na jednom poli: { $units }.
event-spares = Strana { $power } nestřílí na jednotky strany { $other }.
event-spares-no-more = Strana { $power } smí zase střílet na jednotky strany { $other }.
event-battle-ended-by-agreement = Bitva o pole { $field } končí dohodou{ $manner ->
    [staying] ; útočníci zůstávají jako hosté
   *[leaving] ; útočníci odcházejí
  }.
event-sea-left-to = Strana { $power }: pole { $field } odteď drží strana { $other }.
event-lines-disputed = Na linii se neshodli; tyto jednotky jsou v té bližší čelu a mlčí: { $units }.
error-not-due = { $unit }: tento tah není její aktivní.
error-appointed = { $unit }: kdy bude aktivní, už bylo řečeno; teď to změnit nejde.
error-too-soon = { $unit }: na ten tah (hraje strana { $power }) byla aktivní před příliš krátkou dobou.
error-bad-turns = „{ $value }“ není počet tahů dopředu.
error-no-ally = { $power }: tato strana tu být nemůže.
error-ally-refused = Strana { $power } to v tomto tahu odmítla.
error-entry-refused = Strana { $power } v tomto tahu odmítla vstup: { $field }.
error-cannot-cede = Pole { $field } můžeš dát jen ve vlastním tahu, a dokud je držíš.
error-cannot-give = { $unit }: jednotka se dává, když je na řadě, místo čehokoli jiného.
error-cannot-finish-for = { $unit }: majitele jmenuješ tomu, co stavíš, a ve vlastním tahu.
error-goes-with-field = { $unit }: patří tomu, kdo drží její pole.
error-no-victim = { $unit }: jmenuj jednotky, které má zničit, každou jednou.
error-no-treachery = { $unit } nemůže zákeřně zničit { $target }.
error-no-salvo-left = { $unit } už v této salvě nic nemá.
error-no-traitor = { $unit } tu na to nemá sílu.
error-no-guests = Na poli { $field } nejsou hosté, s nimiž bys teď směl bojovat.
error-no-hosts = Jmenuj své jednotky na poli { $field }, každou jednou.
error-not-there = { $unit }: na poli { $field } taková tvoje jednotka není.
error-salvo-under-way = Uprostřed salvy ne.
error-bad-manner = Bitva končí „staying“ nebo „leaving“, ne „{ $value }“.
error-no-end-now = Tuto bitvu teď ukončit nemůžeš.
error-not-present = Strana { $power } tam nemá loď.
error-no-say = O tom, kde stojí { $unit }, teď nerozhoduješ.
error-silenced = { $unit }: v této salvě mlčí, protože se na její linii neshodli.
event-held = Strana { $power } brání opravě: { $unit }.
event-released = Strana { $power } už nebrání opravě: { $unit }.
event-held-together = Společně brání opravě { $powers }: { $unit }.
event-half-offered = Strana { $power } nabízí straně { $other }, že budou společně bránit opravě: { $unit }.
event-half-refused = Strany { $power } a { $other } společně nedrží nic: nabídka už neplatí.
event-hold-ends = Opravě už nikdo nebrání, jsou v pořádku: { $units }.
error-lists-are-frozen = Dokud se vyhodnocuje bitva nebo útok, nikdo svůj seznam nemění.
error-not-your-list-now = Seznamy se mění jeden po druhém; teď není na řadě tvůj.
error-nothing-to-hold = Nic, co se jmenuje { $unit }, nevidíš.
error-own-unit-not-held = Držet lze jen to, co patří někomu jinému: { $unit } ne.
error-is-held = Opravě už bráníš: { $unit }.
error-no-free-hold = Smíš držet { $capacity } a místo už nemáš; nejdřív něco uvolni.
error-not-held-by-you = Opravě nebráníš: { $unit }.
error-no-free-half = Straně { $power } žádná polovina nezbývá: celé místo se dělit nedá.
error-half-is-offered = Straně { $power } jsi společné držení už nabídl: { $unit }.
error-no-half-offered = Strana { $power } ti společné držení nenabídla.

## Statistické zničení jednotky

event-roll-destroys = Strana { $power } vynucuje hod o { $unit } s poškozením { $damage }: { $rolls }. Jednotka je zničena.
event-roll-repairs = Strana { $power } vynucuje hod o { $unit } s poškozením { $damage }: { $rolls }. Jednotka je zase v pořádku.
error-nothing-to-roll-for = Kostky rozhodují jen o tom, co někdo drží a co je poškozené: o { $unit } ne.
error-own-unit-not-rolled = Kostky rozhodují jen o cizích jednotkách: o { $unit } ne.
error-holder-must-roll = Hod o { $unit } smí vynutit jen ten, kdo ji drží.

## Ústup z bitvy

event-part-retreats = Strana { $power } ohlašuje, že část sil odejde z pole { $field }: { $units }.
event-retreat-foretold = Strana { $power } ohlašuje, že po první salvě odejde z pole { $field }.
error-nobody-named = Řekni, které jednotky ustoupí, každou jednou.
error-nowhere-to-retreat = { $unit }: není pole, kam by mohla ustoupit.
error-no-announced-retreat = V této hře se ústup před bitvou neohlašuje.
error-cannot-return = { $unit } by se nemohla vrátit, odkud přišla: ani na loď, ani do přístavu.
## Drahé, levné a poloviční jednotky, pevnosti, údržba, velké lodě

event-paid-in-part = { $unit } na poli { $field }: zaplaceno { $points }, zbývá { $left }.
event-soon-finished = { $unit } na poli { $field } bude brzy dostavěna.
event-armies-stand = Neutrální armády stojí na polích { $fields }: { $count ->
    [one] po { $count } jednotce.
   *[other] po { $count } jednotkách.
  }
event-armies-asleep = Neutrální armády neznámé velikosti čekají na polích { $fields }; každá má { $count } nebo více jednotek.
event-army-awakes = Neutrální armáda na poli { $field } povstává: { $count ->
    [one] { $count } jednotka.
    [few] { $count } jednotky.
   *[other] { $count } jednotek.
  }
event-merged = { $power }: { $unit } a { $target } se slučují v jednu jednotku.
event-split = { $power }: { $unit } se dělí; druhá polovina je { $target }.
event-upkeep-rolled = Údržba: hod { $roll }, kol od posledního výpočtu: { $count }.
event-upkeep-counted = Spočítaná údržba, { $power }: { $points }.
event-upkeep-insisted = Strana { $power } trvá na výpočtu údržby.
event-upkeep-paid = Strana { $power } platí údržbu: { $points }.
event-upkeep-forgiven = Strana { $power } víc zaplatit nemůže; promíjí se { $points }.
event-dissolved = Strana { $power } rozpouští { $units }.
error-not-two-halves = Na jednu jednotku jsou potřeba dvě různé poloviny.
error-halves-differ = { $unit } a { $other } se liší: druh, majitel, velitel i místo musí být stejné.
error-is-a-half = { $unit } už je polovina.
error-no-halves = Od tohoto druhu poloviny nejsou: { $unit }.
error-must-dissolve = Tvá pole nezaplatí { $points }: nejdřív rozpusť jednotky.
error-wrong-upkeep = Zaplatit je třeba přesně { $points }.
error-nothing-dissolved = Jmenuj jednotky, které se mají rozpustit.
error-no-dissolving-now = Teď nikdo nesmí rozpouštět jednotky.
error-bad-amount = { $amount } zaplatit nelze.
error-overpaid = To je příliš: zaplatit lze nejvýš { $left }.
error-not-in-parts = { $item }: po částech se platí jen jednotky dražší než 1.
error-is-paid = { $unit } je zaplacena celá.
error-units-only = { $item } není jednotka; zbytky jiných polí platí jen jednotky.
error-receives-too-much = Pole dostane od ostatních v jedné fázi méně než { $limit }.
error-remainder-too-big = Pole { $field } dá ostatním v jedné fázi méně než { $limit }.
error-no-rush-at-start = Na začátku se nic nestaví, a tak se nic neuspíší.
error-fort-stays = { $unit } je pevnost: nepohybuje se a neútočí.
warning-forts-without-guns = Pevnosti bez děl: pevnosti ať jsou slabé, nikdo je nerozstřílí.
warning-guns-alone = Děla bez pevností nebo bez letadel: děla ať jsou slabá.
warning-cheap-forts = Levné pevnosti se nehodí na malou mapu ani pro blitzkrieg.
warning-battleships-without-aircraft = Bitevní lodě bez letadel: máloco je ohrozí.
warning-upkeep-in-a-blitz = Údržba se nehodí pro blitzkrieg.
verb-lay_down = Začít po částech
verb-pay_on = Zaplatit část
verb-pay_on_with = Zaplatit část společně
verb-buy_with = Koupit společně
verb-merge = Sloučit dvě poloviny
verb-split = Rozdělit na poloviny
verb-insist = Trvat na novém výpočtu údržby
verb-let_be = Nechat údržbu, jak je
verb-pay_upkeep = Zaplatit údržbu
verb-dissolve = Rozpustit
order-lay_down = lay_down CO POLE for N – začít drahou jednotku částí ceny
order-pay_on = pay_on JEDNOTKA for N – doplácet částečně zaplacenou jednotku
order-pay_on_with = pay_on_with JEDNOTKA from SOUSED N – sousedé doplatí částečně zaplacenou jednotku tím, co jim zbylo
order-buy_with = buy_with CO POLE from SOUSED N – sousedé přispějí tím, co jim zbylo
order-merge = merge JEDNOTKA JEDNOTKA – dvě poloviny se sloučí v jednu
order-split = split JEDNOTKA – jednotka se rozdělí na dvě poloviny
order-insist = insist – údržba se všem spočítá znovu
order-let_be = let_be – údržba ať zůstane, jak je
order-pay_upkeep = pay_upkeep POLE N, … – která pole platí údržbu
order-dissolve = dissolve JEDNOTKA … – zničit vlastní jednotky
word-lay_down = začni_stavbu
word-pay_on = doplať
word-pay_on_with = doplať_společně
word-buy_with = kup_společně
word-merge = sluč
word-split = rozděl
word-insist = trvej
word-let_be = nech_být
word-pay_upkeep = zaplať_údržbu, zaplať
word-dissolve = rozpusť
said-variant-rushed = { $kind }, uspíšená
said-variant-half = polovina: { $kind }
decision-upkeep_update = Padlo { $roll }. Trváš na novém výpočtu údržby? Platíš { $due }, pak bys platil { $after_update }.
decision-upkeep_payment = Tvá údržba: { $payment }. Řekni, která pole platí; nač se nedostává, to je třeba rozpustit.
option-remainder_limit = Pole dá sousedním polím v jedné fázi výroby méně než tolik.
option-receive_limit = Pole dostane od ostatních v jedné fázi výroby méně než tolik.
option-fort_price = Cena pevnosti.
option-fort_rush = Kolik stojí pevnost postavená v obvyklém čase.
option-artillery_fort_price = Cena dělostřelecké pevnosti.
option-neutral_fields = Na kterých neutrálních polích stojí armády.
option-neutral_size = Zda je velikost neutrálních armád známa, nebo se hází.
option-neutral_base = Kolik jednotek má neutrální armáda nejméně.
option-neutral_regrow = Zda se neutrální armáda, která nebyla vyhlazena, při dalším útoku určí znovu, od dvojnásobku.
option-neutral_max = Kolik jednotek má neutrální armáda nejvýše.
option-scout_vulnerability = Jak zranitelné jsou průzkumné jednotky.
option-scouts_attack_alone = Zda průzkumné jednotky smějí útočit bez jednotek, které střílejí.
option-half_kinds = Druhy, od kterých jsou poloviny.
option-upkeep_coefficient = Jakou část ceny stojí jednotka v každé fázi výroby.
option-fort_upkeep_factor = Kolik z toho stojí pevnosti.
option-dissolve_relief = Kolik ze své údržby rozpuštěná jednotka ubere hned.
option-upkeep_land = Kolik z platby ubere každé pole.
option-capital_partial_repair = Zda se bitevní a letadlové lodě opravují úplně jen v přístavu.

## Letecké jednotky

event-intercepted = Strana { $power } útočí nad polem { $field } na bombardéry: { $units }.
event-counter-offered = Strana { $power } nabízí společný stíhací protitah nad polem { $field }: { $powers }.
event-aircraft-join = Strana { $power } posílá do bitvy letadla: { $units }.
event-flew-off = { $unit } opouští bitvu.
event-refuelled = Strana { $power } tankuje na poli { $field }: { $units }.
event-out-of-fuel = { $unit }: došlo palivo, letadlo je ztraceno.
event-airfield-built = Strana { $power } staví na poli { $field } letiště; obslouží letadel: { $capacity }.
event-reserves-coming = Strana { $power } přivede po této salvě: { $units }.
event-came-up = { $unit } přichází do bitvy o pole { $field }.
error-one-field-at-a-time = { $unit } letí vždy jen o jedno pole; po každém ji smějí ostatní napadnout.
error-not-over-field = { $unit }: než tam zaútočí, musí být nad polem { $field }.
error-has-intercepted = { $unit } provedla stíhací protitah a do konce svého tahu odpočívá.
error-no-aircraft = { $unit } není letadlo.
error-nothing-to-hit = Žádné z těchto letadel nemá na poli { $field } na co střílet.
error-cannot-break-off = { $unit } teď bitvu opustit nemůže.
error-not-ready = { $unit } nesmí do stíhacího protitahu: smějí jen stíhačky, které v posledním tahu nic nedělaly a od té doby v žádném nebyly.
error-no-bombers-there = Na pole { $field } v tomto kroku nepřiletěly žádné bombardéry, které bys mohl napadnout.
error-no-fighters-named = Řekni, které stíhačky letí na pole { $field }.
error-nobody-to-invite = Strana { $power } nemá stíhačky, které by se mohly přidat.
error-does-not-land = { $unit } teď na místo přistání nepřelétá.
error-must-fight = { $unit } nemá na vybranou, zda se zúčastní.
error-needs-no-fuel = { $unit } teď palivo nepotřebuje.
error-no-fuel = { $unit }: palivo tu není.
error-no-foreign-fuel = { $item }: palivo tu nedostaneš; bez dohody je jen na vlastních polích a lodích.
error-no-such-airfield = Letiště za { $value } postavit nelze: stojí celé body, nejméně dva, a jen tam, kde jsou letiště budovami.
error-no-delay = Útok se zpožděním není možný: { $field }.

## Uskupení
event-formation-founded = Strana { $power } zakládá na poli { $field } uskupení { $formation }.
event-joined = Strana { $power }: do uskupení { $formation } se přidávají { $units }.
event-extracted = Strana { $power } vyjímá z uskupení { $formation } { $units }; stojí na poli { $field }.
event-row-removed = Strana { $power } ukazuje, že řádek { $row } uskupení { $formation } je falešný; vyprazdňuje se.
event-row-doubled = Strana { $power } zdvojuje řádek { $row } uskupení { $formation } do řádku { $new }.
event-branched = Strana { $power } větví na poli { $field } žeton { $unit }: leží tam teď dva, { $units }.
event-token-removed = Strana { $power } ukazuje, že { $unit } na poli { $field } je falešný; žeton odchází z mapy.
event-formation-published = Strana { $power } zveřejňuje polohu uskupení { $formation }: pole { $field }.
event-formation-shown = Uskupení { $formation } strany { $power } se ukazuje na poli { $field }: pravý je řádek { $row }, { $units }.
event-formation-ended = Uskupení { $formation } strany { $power } končí.
event-disbanded = Strana { $power } rozpouští v každém řádku uskupení { $formation } jednotky: { $units }.
event-row-out-of-fuel = Letadlům v řádku uskupení { $formation } strany { $power } by chybělo palivo a jsou ztracena: { $units }.
error-no-such-formation = Nemáš žádné uskupení { $formation }.
error-no-such-row = { $formation } nemá obsazený řádek { $row }.
error-no-such-token = { $unit } není tvůj žeton polohy.
error-not-a-row = Řádek je číslo od 1.
error-not-now = To smíš jen ve svém tahu nebo když odpovídáš na otázku.
error-name-not-free = Jméno { $formation } není volné.
error-no-founding-there = Na poli { $field } se uskupení založit nedá: musí to být pevnina, kterou držíš, nebo moře, kde jistě máš jednotku, nebo prázdné moře vedle něj.
error-enough-formations = Víc uskupení než { $count } mít nesmíš.
error-no-row-tokens = V bance není dost žetonů složení.
error-row-is-true = Řádek { $row } uskupení { $formation } je ten pravý.
error-token-is-true = { $unit } je pravý žeton.
error-damaged-inside = V uskupení { $formation } je poškozená jednotka.
error-no-free-row = { $formation } nemá volný řádek.
error-formation-not-empty = { $formation } má v některém řádku ještě jednotky.
error-no-token-left = Uskupení { $formation } už nezbývá žádný žeton polohy.
error-place-is-known = Poloha uskupení { $formation } už je známá.
error-cannot-reach = { $unit } se v tomto tahu nedostane na pole { $field }.
error-no-harbour-inside = { $unit } kotví v přístavu na poli { $field }: lodě se přidávají k uskupení na moři.
error-nobody-joins = Vyjmenuj jednotky, které se přidávají k uskupení { $formation }, každou jednou.
error-cannot-join = { $unit } se přidat nemůže: jen hotové nepoškozené jednotky, které se umějí pohybovat.
error-rides-along = { $unit } je na palubě jiné jednotky a jde jen s ní.
error-not-in-formation = { $unit } není mezi hotovými jednotkami uskupení { $formation }.
error-not-one-row = Vyjmenuj jednotky jednoho řádku uskupení { $formation }.
error-missing-in-row = V řádku { $row } uskupení { $formation } není taková jednotka jako { $unit }.
error-unequal-rows = Z uskupení { $formation } se musí v každém řádku rozpustit stejná hodnota, nebo všechno.
error-is-in-formation = { $unit } je v uskupení: vyjmi ji, než ji daruješ.
verb-found = Založit uskupení
verb-join = Přidat do uskupení
verb-extract = Vyjmout z uskupení
verb-branch = Rozvětvit žeton
verb-publish = Zveřejnit polohu
verb-double_row = Zdvojit řádek
verb-remove_row = Odebrat falešný řádek
verb-remove_token = Odebrat falešný žeton
verb-end_formation = Zrušit uskupení
verb-disband = Rozpustit jednotky uskupení
deed-found = Založit na poli { $field } uskupení { $formation }
deed-join = Přidat do uskupení { $formation }: { $units }
deed-extract = Vyjmout z uskupení { $formation } na pole { $field }: { $units }
deed-branch = Rozvětvit { $unit }
deed-publish = Zveřejnit polohu uskupení { $formation }
deed-double_row = Zdvojit řádek { $row } uskupení { $formation }
deed-remove_row = Ukázat řádek { $row } uskupení { $formation } jako falešný a vyprázdnit ho
deed-remove_token = Ukázat { $unit } jako falešný a odebrat ho
deed-end_formation = Zrušit uskupení { $formation }
deed-disband = Rozpustit v uskupení { $formation }: { $units }
order-found = found JMÉNO POLE – založit uskupení bez jednotek
order-join = join JMÉNO JEDNOTKA … – jednotky odejdou z mapy a stojí v každém řádku
order-extract = extract JMÉNO POLE JEDNOTKA … – tyto jednotky jednoho řádku a takové ze všech řádků stojí na poli
order-branch = branch ŽETON – zamíchat k němu falešný žeton
order-publish = publish JMÉNO – otočit všechny žetony polohy
order-double_row = double_row JMÉNO ŘÁDEK – opsat řádek do volného a zamíchat jejich pravost
order-remove_row = remove_row JMÉNO ŘÁDEK – ukázat, že je řádek falešný, a vyprázdnit ho
order-remove_token = remove_token ŽETON – ukázat, že je žeton falešný, a odebrat ho z mapy
order-end_formation = end_formation JMÉNO – zrušit uskupení bez jednotek
order-disband = disband JMÉNO JEDNOTKA … – zničit jednotky každého řádku, v každém stejné hodnoty, nebo všechny
word-found = found, zalozit
word-join = join, zařadit
word-extract = extract, vyjmout
word-branch = branch, rozvetvit
word-publish = publish, zverejnit
word-double_row = double_row, zdvojit
word-remove_row = remove_row
word-remove_token = remove_token
word-end_formation = end_formation, zrusit
word-disband = disband
column-finished = Hotové
column-building = Rozestavěné
column-near = Vedle
column-near_building = Vedle, rozestavěné
option-formations_per_seat = Kolik uskupení smí mít hráč najednou; jinak tři při dvou hráčích, dvě při třech, jedno při více.
option-rows_max = Kolik řádků má karta nejvýše.
option-location_tokens = Kolik žetonů polohy má uskupení; jeden z nich je pravý.
option-true_rows_pool = Kolik pravých žetonů složení má banka pro všechny.
option-false_rows_pool = Kolik falešných žetonů složení má banka pro všechny.
option-formation_names = Jména uskupení, dost pro všechny hráče.

## Výroba do uskupení, sousední pole, rozdělení
event-produced = { $power }: pole { $field } dává uskupení { $formation } body: { $points }.
event-row-grows = – { $formation }, řádek { $row }: { $units }.
event-rows-finished = V uskupení { $formation } ({ $power }) je hotovo: { $units }.
event-joined-from-near = Co čekalo na poli { $field }, přidává se k uskupení { $formation } ({ $power }): { $units }.
event-near-lost = { $power }: s polem { $field } je ztraceno, co tam mělo uskupení { $formation }: { $units }.
event-near-shown = { $power }: ukázáno je, co z uskupení { $formation } čeká na poli { $field }: pravý je řádek { $row }, { $units }.
event-swap-laid = { $power }: k uskupení { $formation } je položen žeton prohození; co přibylo na { $field } a na { $other }, stojí možná každé na poli toho druhého.
event-swap-laid-straight = Pokládáš žeton prohození k uskupení { $formation }: rovně.
event-swap-laid-swapped = Pokládáš žeton prohození k uskupení { $formation }: prohozeno.
event-swap-shown-straight = { $power }: žeton prohození uskupení { $formation } je ukázán, rovně: { $field } a { $other } mají, co tam přibylo.
event-swap-shown-swapped = { $power }: žeton prohození uskupení { $formation } je ukázán, prohozeno: { $field } a { $other } mají, co přibylo na tom druhém poli.
event-formation-split = { $power }: uskupení { $formation } se dělí; do uskupení { $second } jde { $units }.
error-not-a-stake = „{ $value }“ není nic pro řádek: piš 1:tank, 1:tank:2 nebo 1:battleship=2.
error-no-armies = Řekni, co dostane který řádek uskupení { $formation }.
error-rows-differ = Řádek { $row } by dostal { $points } a jiný { $most }: každý dostává stejně.
error-paid-twice = { $unit } je tu dvakrát.
error-not-mobile = { $item } do uskupení vyrobit nejde: jen jednotky, které se umějí pohybovat.
error-which-harbour = Řekni, ve kterém přístavu pole { $field } se staví { $item }: napiš pole, lomítko a moře.
error-other-harbour = Lodě uskupení { $formation } kotví v jiném přístavu pole { $field }.
error-no-ships-begun = Žádná loď se nestaví: přístav pole { $field } vynech.
error-field-cannot-pay = Pole { $field } není tvoje: platí jen pole, které držíš.
error-not-all-there = Na poli { $field } neleží všechny žetony uskupení { $formation }.
error-no-field-named = Řekni, na kterém poli vedle uskupení { $formation } se armády staví.
error-not-beside = Pole { $field } nesousedí s polem, kde leží žeton uskupení { $formation }.
error-cannot-arrive = { $item } by se po dostavění nedostal za jeden tah na pole { $field }.
error-nobody-waits = Na poli { $field } nečeká z uskupení { $formation } nic hotového.
error-nobody-arrives = Nic z uskupení { $formation }, co čeká na poli { $field }, se v tomto tahu nedostane ke všem žetonům.
error-not-one-field = Vyjmenuj jednotky uskupení { $formation }, které čekají na jednom poli.
error-may-wait-elsewhere = Podle žetonu prohození uskupení { $formation } můžou být na jiném poli: nejdřív se musí přidat.
error-swapped-or-straight = „{ $value }“ není strana žetonu prohození: napiš swapped (prohozeno), nebo straight (rovně).
error-has-swap-token = Uskupení { $formation } už žeton prohození má.
error-swap-in-parts = Část ceny jednotky { $unit } byla zaplacena v této fázi: prohodit se dají jen jednotky zaplacené najednou.
error-nothing-to-swap = V této fázi nedostal každý řádek uskupení { $formation } něco jak tam, kde uskupení je, tak na poli { $field }.
error-swap-unequal = Řádek { $row } dostal { $points } u uskupení a { $other } vedle něj: obojí musí mít stejnou cenu, a v každém řádku stejnou.
error-not-swappable = { $unit } by se na poli { $field } nedala postavit a odtamtud přidat.
error-split-apart = Žetony uskupení { $formation } neleží všechny na jednom poli.
verb-produce = Vyrobit do uskupení
verb-produce_near = Vyrobit vedle uskupení
verb-join_near = Přidat čekající
verb-extract_near = Nechat čekající na místě
verb-swap = Položit žeton prohození
verb-split_formation = Rozdělit uskupení
deed-row = řádek { $row }: { $army }
deed-produce = { $place } platí pro { $formation }: { $rows }
deed-produce_near = { $place } staví pro { $formation }: { $rows }
deed-join_near = Co čeká na poli { $field }, přidá se k uskupení { $formation }
deed-extract_near = Zůstane, kde čeká, a odejde z uskupení { $formation }: { $targets }
deed-swap = Položit žeton prohození k { $formation } a poli { $field }, { $word ->
    [swapped] prohozeno
   *[straight] rovně
}
deed-split_formation = Rozdělit { $formation }; do { $second } půjde: { $targets }
order-produce = produce JMÉNO POLE ŘÁDEK:JEDNOTKA[:POČET] … – armáda pro každý řádek, v každém stejné hodnoty; ŘÁDEK:JEDNOTKA=BODY platí část
order-produce_near = produce_near JMÉNO POLE ŘÁDEK:JEDNOTKA[:POČET] … – totéž na poli vedle uskupení; přidá se to později
order-join_near = join_near JMÉNO POLE – co čeká na poli, přidá se k uskupení
order-extract_near = extract_near JMÉNO JEDNOTKA … – tyto jednotky jednoho řádku a takové ze všech řádků zůstanou na poli, kde čekají
order-swap = swap JMÉNO POLE swapped nebo straight – co přibylo tady a na tom poli, stojí možná každé na poli toho druhého; víš to jen ty
order-split_formation = split_formation JMÉNO NOVÉ_JMÉNO JEDNOTKA … – přesunout jednotky z řádků do druhého uskupení, jehož řádky jsou pravé jako u prvního
word-produce = produce, vyrobit
word-produce_near = produce_near
word-join_near = join_near
word-extract_near = extract_near
word-swap = swap, prohodit
word-split_formation = split_formation, rozdelit
option-row_value = Zda musí každý řádek dostat armádu stejné hodnoty, nebo nejvýše hodnoty utracených bodů.

## Fair start in a match

event-map-drawn = Mapa je vylosována: polí pevniny { $land }, polí moře { $sea }.
event-start-proposed = Návrh, jak začít ({ $power }):
event-start-share = – { $power }: strana { $party }, body: { $amount }.
event-start-accepted = { $power }: souhlas.
event-start-refused = { $power }: nesouhlas; návrh padá.
event-start-by-method = { $power }: raději postup podle pravidel; začíná se nabízet.
event-bid-sealed = { $power }: tajná nabídka je odevzdaná.
event-bid-sealed-own = Tvá tajná nabídka: { $figures }.
event-bid-shown = { $power }: napsáno je { $figures }.
event-bid-given = { $power }: odpověď je { $figures }.
event-start-settled = { $power }: strana { $party }, body: { $amount }; vlastní odhad: { $asked }.
error-fair-no-number = „{ $value }“ není celé číslo.
error-fair-no-side-here = „{ $value }“ tu zvolit nelze; jsou tu: { $sides }.
error-no-such-answer = „{ $value }“ není odpověď; jsou tu: { $answers }.
error-not-a-share-of-seat = „{ $value }“ není místo se stranou a částkou.

## Rozkazy a otázky: jak se jim říká, jak se píší a na co se hra ptá

verb-place = Umístit
verb-stop_placing = Armáda je hotová
verb-seal = Zapečetit armádu
verb-move = Přesunout
verb-attack = Zaútočit
verb-end_movement = Ukončit pohyb
verb-fire = Vystřelit
verb-salvo = Salva
verb-fire_by_plan = Střílet podle plánu
verb-hold_fire = Zastavit palbu
verb-fight_on = Bojovat dál
verb-retreat = Ustoupit
verb-retreat_to = Ustoupit na
verb-buy = Koupit
verb-end_production = Ukončit výrobu
verb-dock = Zakotvit
verb-canal = Průplavem
verb-embark = Nalodit
verb-disembark = Vylodit
verb-pick = Vybrat k palbě na pláž
verb-berth = Kotviště
verb-lines = Linie
verb-line = Změnit linii
verb-stance = Postoj
verb-ambush = Přepadnout
verb-build_factory = Postavit továrnu
verb-use_cargo = Spotřebovat náklad
verb-scuttle = Zničit továrnu
verb-build_political = Postavit politickou budovu
verb-hold_unit = Bránit opravě
verb-release_unit = Povolit opravu
verb-pool_hold = Nabídnout společné držení
verb-answer_pool = Odpovědět na společné držení
verb-keep_holds = Nechat seznam
verb-force_roll = Vynutit hod
verb-no_roll = Neházet
verb-retreat_part = Ustoupit s částí
verb-attack_and_retreat = Zaútočit a ustoupit
verb-fly = Letět
verb-strike = Letecký útok
verb-assault = Útok se zpožděním
verb-intercept = Stíhací protitah
verb-let_fly = Nechat letět
verb-join_counter = Přidat se
verb-join_battle = Zúčastnit se
verb-stay_out = Zůstat stranou
verb-accept_help = Přijmout pomoc
verb-refuse_help = Odmítnout pomoc
verb-land = Přeletět a přistát
verb-bomb = Bombardovat budovu
verb-break_off = Opustit bitvu
verb-bring_up = Přivést pozemní jednotky
verb-hold_back = Ať počkají
verb-refuel = Tankovat
verb-refuel_from = Natankovat u jiného
verb-build_airfield = Postavit letiště
verb-offer_treaty = Nabídnout smlouvu
verb-answer_treaty = Odpovědět na nabídku
verb-denounce_treaty = Vypovědět smlouvu
verb-waive_notice = Souhlasit s odvoláním
verb-cede = Darovat pole
verb-give = Darovat jednotku
verb-finish = Stavět pro někoho
verb-ask_passage = Požádat o průchod
verb-claim = Jmenovat příštího držitele
verb-betray = Zákeřně zničit
verb-hand_over = Předat velení
verb-as_usual = Jako obvykle
verb-propose_line = Navrhnout linii
verb-evict = Bojovat s hosty
verb-spare = Šetřit
verb-spare_no_more = Už nešetřit
verb-end_battle = Navrhnout konec
verb-leave_to = Přenechat moře
verb-agree = Souhlasit
verb-decline = Odmítnout
verb-agree_always = Souhlasit předem
verb-withdraw_consent = Už předem nesouhlasit
verb-withdraw_notice = Odvolat výpověď
verb-keep_side = Nechat si stranu
verb-ask_lot = Nechat strany vylosovat
verb-keep_mission = Nechat si úkol
verb-propose_start = Navrhnout začátek
verb-answer_start = Odpovědět na návrh
verb-use_method = Začít nabízet
verb-bid = Nabídnout
verb-take_side = Zvolit
verb-show_mission = Ukázat úkol

order-place = place KUS POLE – jeden kus počáteční armády
order-stop_placing = stop_placing – armáda je hotová
order-seal = seal KUS POLE N, … – celá armáda najednou, skrytě
order-move = move JEDNOTKA POLE … – jednotka a pole, kudy jde
order-attack = attack POLE with JEDNOTKA, JEDNOTKA … nebo with vše – vyhlásí bitvu
order-end_movement = end_movement – konec pohybové fáze
order-fire = fire JEDNOTKA CÍL [share 1/3|kill] – jeden výstřel
order-salvo = salvo JEDNOTKA>CÍL, … – celá salva najednou
order-fire_by_plan = fire_by_plan focus|protect|spread [for battle] – zbytek salvy podle plánu; „záměr“ vypíše, co který znamená a co by udělal
order-hold_fire = hold_fire – konec salvy
order-fight_on = fight_on – bez ústupu
order-retreat = retreat – odejít po příští salvě obránce
order-retreat_to = retreat_to JEDNOTKA POLE – kam jednotka ustoupí
order-buy = buy KUS POLE – platí pole
order-end_production = end_production – co se neutratilo, propadá
order-resign = resign – vzdát se
order-dock = dock LOĎ POLE – do přístavu
order-canal = canal LOĎ MOŘE – průplavem do druhého přístavu
order-embark = embark JEDNOTKA on LOĎ – na zakotvený transport
order-disembark = disembark JEDNOTKA – ze zakotvené lodi na břeh
order-pick = pick JEDNOTKA … – kdo střílí na vyloďující se
order-berth = berth LOĎ harbour nebo sea – po dobytí
order-lines = lines JEDNOTKA 2, … – kdo stojí vzadu
order-line = line JEDNOTKA 2 – změnit linii místo střelby
order-stance = stance PONORKA evade nebo contest
order-ambush = ambush PONORKA … – bitva tam, kde jsou
order-build_factory = build_factory POLE from SOUSED N – sousedé přispějí
order-use_cargo = use_cargo JEDNOTKA – bod pro její pole
order-scuttle = scuttle POLE – zničit vlastní továrnu
order-build_political = build_political POLE from SOUSED N – politická budova
order-hold_unit = hold_unit JEDNOTKA – nebude se opravovat
order-release_unit = release_unit JEDNOTKA – smí se zase opravit
order-pool_hold = pool_hold JEDNOTKA with MÍSTO – nabídnout společné držení, každý půl místa
order-answer_pool = answer_pool MÍSTO accept nebo refuse
order-keep_holds = keep_holds – seznam zůstane, jak je
order-force_roll = force_roll JEDNOTKA – kostky rozhodnou: zničena, nebo opravena
order-no_roll = no_roll – pokračovat bez hodu
order-retreat_part = retreat_part JEDNOTKA … – tyto odejdou po příští salvě obránce
order-attack_and_retreat = attack_and_retreat POLE with JEDNOTKA … – vrátit se po první salvě bez střelby
order-fly = fly LETADLO:POLE, … – bombardéry o pole, stíhačky kam doletí
order-strike = strike POLE with LETADLO:POLE, … – útočí jen letadla; "against MÍSTO" říká na koho
order-assault = assault POLE with LETADLO, … later JEDNOTKA, … – pozemní jednotky přijdou později
order-intercept = intercept POLE with STÍHAČKA:POLE, … – "inviting MÍSTO" zve další
order-let_fly = let_fly – bez protitahu
order-join_counter = join_counter STÍHAČKA, … – bez jména odmítnutí
order-join_battle = join_battle – všechna letadla, která mohou volit
order-stay_out = stay_out LETADLO … – bez jména všechna
order-accept_help = accept_help – cizí letadla se brání s tebou
order-refuse_help = refuse_help – nebrání
order-land = land STÍHAČKA:POLE, … – kdo není jmenován, zůstává
order-bomb = bomb LETADLO BUDOVA [share PODÍL] – střelba na budovu
order-break_off = break_off LETADLO – místo střelby
order-bring_up = bring_up JEDNOTKA LINIE, … – přijdou po této salvě
order-hold_back = hold_back – ještě nepřijdou
order-refuel = refuel LETADLO … – tato nejdřív
order-refuel_from = refuel_from POLE nebo LOĎ for LETADLO … – souhlasí-li majitel
order-build_airfield = build_airfield POLE BODY
order-offer_treaty = offer_treaty MÍSTO … text "…" – navrhnout smlouvu
order-answer_treaty = answer_treaty JMÉNO accept nebo refuse
order-denounce_treaty = denounce_treaty JMÉNO – vypovědět
order-waive_notice = waive_notice JMÉNO MÍSTO – souhlasit s odvoláním výpovědi
order-withdraw_notice = withdraw_notice JMÉNO – odvolat vlastní výpověď
order-agree = agree – souhlasit s tím, oč se tě ptají
order-agree_always = agree_always MÍSTO [about TÉMA] [for turn nebo game] – souhlasit předem
order-decline = decline – odmítnout
order-withdraw_consent = withdraw_consent MÍSTO [about TÉMA] – odvolat souhlas daný předem
order-cede = cede POLE to MÍSTO – stane se držitelem
order-give = give JEDNOTKA to MÍSTO – místo jejího aktivního tahu
order-finish = finish JEDNOTKA for MÍSTO – komu bude patřit
order-ask_passage = ask_passage MÍSTO – vstupovat v tomto tahu na jeho pole
order-claim = claim POLE for MÍSTO – kdo je bude držet, až přijdete
order-betray = betray JEDNOTKA OBĚŤ … – zničit jednotky na témže poli
order-hand_over = hand_over JEDNOTKA to MÍSTO in 2 – aktivní v jeho druhém tahu odteď
order-as_usual = as_usual – aktivní ve tvém příštím tahu
order-propose_line = propose_line JEDNOTKA 1 – jiná linie pro jednotku spojence
order-evict = evict POLE with JEDNOTKA … – bojovat s hosty na svém poli
order-spare = spare MÍSTO – nestřílet na jeho jednotky
order-spare_no_more = spare_no_more MÍSTO – zase na ně střílet
order-end_battle = end_battle staying nebo leaving – dohodou všech
order-leave_to = leave_to MÍSTO – kdo drží mořské pole dál
order-keep_side = keep_side – hrát za stranu, u které sedíte
order-ask_lot = ask_lot – nechat strany vylosovat
order-keep_mission = keep_mission ČÍSLO – nechat si jeden z úkolů
order-propose_start = navrhni MÍSTO STRANA BODY, … – každému strana a body
order-answer_start = answer_start accept nebo refuse – přijmout, nebo odmítnout
order-use_method = postup – dohoda není, začne se nabízet
order-bid = nabídni ČÍSLO … – co pokládáš za spravedlivé, číslo pro každý sloupec
order-take_side = zvol STRANA nebo none – strana nebo sloupec, který si vybereš
order-show_mission = show_mission MÍSTO … – ukázat svůj úkol

word-place = umísti
word-stop_placing = hotovo
word-seal = zapečeť
word-move = jdi, pohyb
word-attack = zaútoč, útok
word-end_movement = konec_pohybu
word-fire = střílej, výstřel
word-salvo = salva
word-fire_by_plan = podle
word-hold_fire = zastav_palbu
word-fight_on = bojuj
word-retreat = ustup, ústup
word-retreat_to = ustup_na
word-buy = kup
word-end_production = konec_výroby
word-resign = vzdej
word-dock = zakotvi
word-canal = průplav
word-embark = naloď
word-disembark = vyloď
word-pick = vyber
word-berth = kotviště
word-lines = linie
word-line = přejdi
word-stance = postoj
word-ambush = přepad
word-build_factory = postav_továrnu, továrna
word-use_cargo = spotřebuj
word-scuttle = znič_továrnu
word-build_political = postav_úřad, úřad
word-hold_unit = braň_opravě, drž
word-release_unit = uvolni
word-pool_hold = společně
word-answer_pool = odpověz_na_společné
word-keep_holds = nech_seznam, nech
word-force_roll = vynuť_hod, hoď
word-no_roll = neházej
word-retreat_part = ústup_části
word-attack_and_retreat = útok_s_ústupem
word-fly = let, leť
word-strike = nálet
word-assault = zteč
word-intercept = protitah
word-let_fly = nech_letět
word-join_counter = přidat
word-join_battle = bránit
word-stay_out = stranou
word-accept_help = accept_help
word-refuse_help = nepomáhat
word-land = přistát
word-bomb = bombarduj
word-break_off = odlet
word-bring_up = přivést
word-hold_back = čekat
word-refuel = tankovat
word-refuel_from = tankovat_u
word-build_airfield = letiště
word-offer_treaty = nabídni_smlouvu, smlouva
word-answer_treaty = odpověz
word-denounce_treaty = vypověz
word-waive_notice = promiň
word-withdraw_notice = odvolej
word-cede = daruj_pole
word-give = daruj
word-finish = dostav
word-ask_passage = požádej_o_průchod, průchod
word-claim = drž_pro
word-betray = zraď
word-hand_over = předej
word-as_usual = jako_obvykle
word-propose_line = navrhni_linii
word-evict = vyžeň
word-spare = šetři
word-spare_no_more = nešetři
word-end_battle = ukonči_bitvu
word-leave_to = přenech
word-keep_side = nech_stranu
word-ask_lot = losuj
word-keep_mission = nech_si
word-propose_start = propose_start, navrhni
word-answer_start = answer_start
word-use_method = use_method, postup
word-bid = bid, nabídni
word-take_side = take_side, zvol
word-show_mission = ukaž

said-focus = soustředění
said-protect = ochrana
said-spread = rozptýlení
said-salvo = salva
said-battle = bitva
said-for = po celou dobu:
said-with = s
said-on = na
said-share = podíl
said-kill = co stačí ke zničení
said-rest = vše
said-evade = vyhýbá se
said-contest = hájí pole
said-harbour = přístav
said-sea = moře
said-airfield = Letiště
said-factory = Továrna

decision-agreement = Jak rozdělit strany a body ({ $total })? Navrhni něco, přijmi návrh, nebo začni nabízet.
decision-bidding = Tvá nabídka pro { $columns }: { $question ->
    [sealed_row] číslo pro každou stranu, dohromady { $total }.
    [sealed_bid] za kolik bodů ji bereš ({ $least } až { $most })?
    [cut] kolik bodů patří první straně, zbytek druhé ({ $least } až { $most })?
    [choose] kterou si vybereš?
    [column_pick] která přijde na řadu, nebo none?
   *[other] kolik bodů je spravedlivých ({ $least } až { $most })?
  }
decision-placing = Umísti další kus své armády; zbývá bodů: { $left }.
decision-sealing = Sestav celou armádu; nikdo ji neuvidí, dokud nejsou hotovi všichni.
decision-sides = Necháte si stranu, nebo se mají strany losovat?
decision-missions = Který úkol si necháš?
decision-movement = Přesouvej a útoč, pak ukonči pohyb.
decision-production = Nakup za to, co pole vyrobila, pak ukonči výrobu.
decision-defender_lines = Kdo stojí ve druhé linii?
decision-attacker_lines = Kdo útočí ze druhé linie?
decision-beach_pick = Které jednotky střílejí na vyloďující se?
decision-beach_salvo = Palba na pláž: hod { $roll }, násobek { $factor }.
decision-defender_salvo = Tvá salva v obraně: hod { $roll }, násobek { $factor }. „záměr“ ukáže, co by udělal palebný plán.
decision-attacker_salvo = Tvá salva v útoku: hod { $roll }, násobek { $factor }. „záměr“ ukáže, co by udělal palebný plán.
decision-retreat_choice = Bojovat dál, nebo ohlásit ústup?
decision-retreat_to = Kam jednotky ustoupí?
decision-hold_window = Čí opravě zabráníš? Smíš držet { $capacity }.
decision-forced_rolls = Vynutíš hod o poškozené jednotce, kterou držíš?
decision-counter_move = Bombardéry strany { $power } jsou na dosah: provedeš stíhací protitah?
decision-join_counter = Strana { $power } nabízí společný protitah nad polem { $field }: které stíhačky pošleš?
decision-escorts = Stíhačky strany { $power } útočí nad polem { $field }: zúčastní se tvá letadla, která tam jsou?
decision-helpers = Cizí letadla nad polem { $field } by bránila tvé bombardéry: přijmeš to?
decision-landing = Kam teď poletí tvé stíhačky nad polem { $field }?
decision-fighters_join = Letadla útočí na pole { $field }: zúčastní se tvé stíhačky, které tam jsou?
decision-reserve_choice = Přijdou po této salvě tvé pozemní jednotky?
decision-refuelling = Palivo nestačí pro všechna letadla: která natankují nejdřív?
decision-transports = Zakotví transport, nebo zůstane na moři?
decision-next_active = V čím tahu budou příště aktivní jednotky, kterým teď velel někdo jiný nebo které ti byly darovány?
decision-sea_holder = Tvoje poslední loď opustila pole { $field }. Kdo je drží dál?
decision-consent = Strana { $power } se ptá, zda souhlasíš: { $order }
decision-other = Co rozkážeš?

## Trvalé rozkazy: co lze říci předem a co se stane bez odpovědi

standing-question-defender_salvo = Salva v obraně
standing-question-attacker_salvo = Salva v útoku
standing-question-beach_salvo = Palba na pláž
standing-question-beach_pick = Kdo střílí na vyloďující se
standing-question-defender_lines = Linie v obraně
standing-question-attacker_lines = Linie v útoku
standing-question-hold_window = Čí opravě se zabraňuje
standing-question-answers = Nabídnuté poloviny držení
standing-question-counter_move = Bombardéry na dosah
standing-question-join_counter = Někdo nabízí společný protitah
standing-question-fighters_join = Letadla útočí na pole s vlastními stíhačkami
standing-question-escorts = Vlastní letadla tam, kde stíhačky útočí na bombardéry
standing-question-helpers = Jiní by bránili vlastní bombardéry
standing-question-landing = Stíhačky po protitahu
standing-question-consent = Někdo žádá o souhlas
standing-question-upkeep_update = Nový výpočet údržby
standing-question-next_active = Kdy budou příště aktivní jednotky pod cizím velením
standing-question-sea_holder = Kdo drží opuštěné mořské pole
standing-answer-default = neptat se mě
standing-answer-focus = střílet tak, aby cíle padaly
standing-answer-protect = střílet na to, co nejvíc ohrožuje
standing-answer-spread = střílet na to, co je nejméně poškozené
standing-answer-hold_fire = nestřílet
standing-answer-accept = přijmout
standing-answer-refuse = odmítnout
standing-answer-intercept = protitah všemi stíhačkami na dosah
standing-answer-join_counter = přidat všechny stíhačky na dosah
standing-answer-join_battle = zúčastnit se
standing-answer-stay_out = zůstat stranou
standing-answer-accept_help = přijmout pomoc
standing-answer-land = přistát na nejbližší základně
standing-answer-agree = souhlasit
standing-answer-decline = odmítnout
standing-answer-insist = trvat na něm
standing-topic-command = velení jednotkám
standing-topic-end_of_battle = konec bitvy
standing-topic-entry = vstup na má pole
standing-topic-gift = dary
standing-topic-holder = držení mořského pole
standing-topic-joint_attack = společné útoky
standing-topic-lines = bojové linie
standing-topic-objection = rozkazy mým jednotkám
standing-topic-refuelling = palivo a právo přistání
standing-topic-treachery = zrada
silence-defender_salvo = Bez odpovědi { $answer ->
    [hold_fire] tvé jednotky nestřílejí.
   *[other] tvé jednotky střílejí podle plánu „soustředit“.
  }
silence-attacker_salvo = Bez odpovědi { $answer ->
    [hold_fire] tvé jednotky nestřílejí.
   *[other] tvé jednotky střílejí podle plánu „soustředit“.
  }
silence-beach_salvo = Bez odpovědi střílejí tvé jednotky podle plánu „soustředit“.
silence-beach_pick = Bez odpovědi jsou vybrány první, které mohou střílet.
silence-defender_lines = Bez odpovědi stojí ve druhé linii ti, kdo nikomu neublíží.
silence-attacker_lines = Bez odpovědi stojí ve druhé linii ti, kdo nikomu neublíží.
silence-hold_window = Bez odpovědi zůstává tvůj seznam, jak je.
silence-answers = Bez odpovědi leží nabídka dál.
silence-counter_move = Bez odpovědi je necháš letět.
silence-join_counter = Bez odpovědi nepošleš nikoho.
silence-fighters_join = Bez odpovědi se zúčastní.
silence-escorts = Bez odpovědi { $answer ->
    [stay_out] zůstanou stranou.
   *[other] se zúčastní.
  }
silence-helpers = Bez odpovědi pomoc odmítneš.
silence-landing = Bez odpovědi zůstanou, kde jsou.
silence-consent = Bez odpovědi { $answer ->
    [agree] souhlasíš.
   *[other] odmítáš.
  }
silence-upkeep_update = Bez odpovědi na něm netrváš.
silence-next_active = Bez odpovědi jim velíš ve svém příštím tahu, který pravidla dovolí.
silence-sea_holder = Bez odpovědi je to další v pořadí tahů.

## Volby

option-scenario = Připravená hra, která se hraje.
option-players = Kolik hráčů hraje.
option-assignment = Kdo hraje za kterou stranu: dohodou, nebo losem.
option-salvo_table = Násobek salvy pro každý hod od 1 do 6.
option-first_salvo_factor = Násobek první salvy obránce.
option-base_productivity = Co vyrábí každé pole.
option-produce_on_fresh = Zda čerstvě dobyté pole vyrábí.
option-simple_retreat = Zda smí útočník ohlásit ústup.
option-stalemate_salvos = Po tolika salvách bez škody musí útočník ustoupit.
option-turn_order = Pořadí míst; jinak podle cíle nebo losem.
option-placement_mode = Počáteční armády střídavě, nebo naslepo.
option-placement_balance = Kdo umísťuje dál: podle zbytku, nebo podle jeho podílu.
option-soft_units = Kolik kusů smí následovat po odevzdané armádě.
option-goal = Cíl hry pro dva.
option-rounds = Kolik kol se hraje.
option-blitz_objective = Co musí útočník v bleskové válce vlastnit.
option-key_fields = Klíčová pole bleskové války.
option-key_count = Kolik klíčových polí je třeba.
option-blitz_check = Kdy se cíl zkouší.
option-deadline_side = Strana, která prohraje, když uplyne lhůta.
option-deadline_round = Kolo, ve kterém uplyne lhůta.
option-elimination_test = Kdy je někdo vyřazen.
option-show_rare_rules = Zda se ukazují zřídka používaná pravidla.
option-hard_round_cap = Kolo, po kterém každá hra skončí.
option-roughness_display = Jak se ukazuje hrubost terénu.
option-terrain_bag = Žetony, které se losují pro náhodný terén.
option-artillery_coefficient = Násobek veškeré dělostřelby.
option-artillery_roll = Má-li dělostřelecký útok hod jako salva.
option-artillery_roughness = Násobí-li členitost dělostřelbu na pancéřované cíle.
option-counter_battery = Musí-li být dělo v nějakém postavení, aby opětovalo palbu tomu, kdo míří na jeho pole.
option-docked_artillery = Smějí-li zakotvené lodě zaujmout postavení a střílet.
option-hold_buildings = Lze-li zabránit i opravě budov.
option-specialised_mode = Jsou-li specializované jednotky vedle obyčejných, nebo místo nich.
option-pioneer_rest = Pomáhá-li terén znovu už zbytku palby, která zničila poslední pionýry.
option-canal_chance = S jakou pravděpodobností vznikne z možného průplavu průplav.
option-docked_submarines_escape = Zda zakotvené ponorky z padlého pole uniknou.
option-beach_units = Kolik obránců střílí na vyloďující se.
option-beach_factor = Násobek palby na pláž.
option-beach_mode = Jak se palba na pláž pojí s poloviční salvou.
option-unload_after_invasion = Zda smí transport po invazi vyložit zbytek v přístavu.
option-exposed_salvos = Kolik salv lze zasáhnout poškozenou jednotku, která couvla.
option-submarine_default_stance = Postoj nových ponorek.
option-factory_price = Cena první továrny na poli.
option-factory_on_conquest = Co se stane s továrnami, když pole padne.
option-scuttle_factories = Zda lze ničit vlastní továrny.
option-initial_factories = S kolika továrnami každé pole začíná.
option-neighbour_payers = Kolik sousedů smí přispět na továrnu.
option-schedule = Které tahy mají výrobu.
option-cycle_factor = Kolikrát víc se pak vyrobí.
option-custom_schedule = Vlastní rozvrh výroby.
option-treaties_binding = Zda smlouvy zavazují.
option-notice_rounds = Kolik kol předem se vypovídá.
option-treaty_visibility = Kdo vidí smlouvy.
option-private_talks = Zda smí hráči jednat v soukromí.
option-segment_rows = Kolik segmentů má náhodná mapa na výšku; 0: kolik je pro tolik hráčů obvyklé.
option-segment_cols = Kolik segmentů má náhodná mapa na šířku; 0: kolik je obvyklé.
option-land_min = Kolik polí pevniny má náhodná mapa nejméně; 0: kolik je obvyklé.
option-land_max = Kolik polí pevniny má náhodná mapa nejvýše; 0: kolik je obvyklé.
option-segment_set = Segmenty, z nichž se losuje: standard12, nebo vlastní, třeba „LLS/LLS/SSS LLL/LPL/LLL“.
option-map_wrap = Zda na sebe okraje náhodné mapy navazují: ne, vlevo a vpravo, nebo všechny.
option-map_start = S kolika poli strany začínají, když to neříká cíl hry.
option-total_bv = Kolik bodů se dělí při spravedlivém startu; 0: kolik dává scénář.
option-fair_method = Jak se přihazuje.
option-blocks = Spojenci, na které se přihazuje dohromady, třeba „a+b c“.
option-column_choice = Která strana přijde na řadu dřív.
option-division_order = V jakém pořadí se na strany přihazuje; prázdné: podle scénáře.
option-side_labels = Zda mají strany písmena, nebo jména.
option-priority_assignment = Jak se přidělují priority.
option-priorities = Strany od nejsilnějšího nároku.
option-priority_numbering = Jak se priority číslují.
option-timed = Zda je počet kol omezen.
option-table = Tabulka preferencí.
option-custom_table = Vlastní tabulka preferencí.
option-target_field = Cílové pole.
option-i_start = S čím začíná strana I.
option-j_start = S čím začíná strana J.
option-b_row = Jak zní řádek strany B.
option-i_roll = Zda strana I hází o svou druhou volbu.
option-centres = Kolik je politických center; 0: tolik co hráčů.
option-centre_production = Kolikrát víc centrum vyrábí.
option-missions_dealt = Kolik úkolů každý dostane.
option-reveal_missions = Zda lze úkoly ukazovat.
option-mission_deck = Úkoly, které se rozdávají.
option-end_hold = Kdy se pole počítá jako držené na konci.
option-mission_source = Odkud jsou veřejné úkoly.
option-side_missions = Úkoly stran.
option-relation_balance = Jak se vztahy vyvažují.
option-objective = Zda se počítají body, nebo pořadí.
option-scored_scenario = Které bodované úkoly se hrají.
option-third_task = Třetí úkol stran A a S.
option-duel_margin = O kolik se A a S smí lišit, aby byly rovny.
option-finland_start = S jakou částí Finska začíná F.
option-political_price = Cena politické budovy v továrnách.
option-treachery_targets = Které jednotky lze zákeřně zničit.
option-holder_may_fight_guests = Smí-li držitel pole bojovat s hosty na něm.
option-hold_total = Kolika jednotkám smějí všichni hráči dohromady bránit v opravě.
option-hold_min_halves = Kolik polovin jednotky smí držet každý hráč aspoň.
option-stat_destruction_by = Kdo smí vynutit hod o držené jednotce.
option-stat_destruction_per_turn = Kolik hodů smí hráč v tahu vynutit.
option-announced_retreat = Zda smí útočník už před bitvou ohlásit, že po první salvě odejde.
option-airfields = Zda má každé suchozemské pole letiště bez omezení, nebo jsou letiště budovami.
option-carrier_capacity = Kolik letadel natankuje z letadlové lodi mezi dvěma tahy hráče.
option-max_air_range = Jak daleko nejvýš doletí bombardér.
option-delayed_ground_assault = Zda smějí pozemní jednotky přijít do bitvy letadel později.
option-air_leave = Kdy útočící letadla opouštějí bitvu.
option-centre_value = Kolik bodů dává politické centrum.
option-field_value = Kolik bodů dává každé jiné pole.

# Body pravidel, o které se opírají části obrazovky.

clause-ladder = SA-chapters-12
clause-goal = SA-setup-1
clause-goal-blitz = SA-goals2-1
clause-goal-elimination = SA-goals2-6
clause-goal-random = SA-random_goal-1
clause-sea-start = SA-goals2-9
clause-way-agreement = SA-setup-4
clause-way-ask = SA-setup-4
clause-way-lot = SA-setup-4
clause-way-fair_start = SA-fair_start-3
clause-fair = SA-fair_start-3
clause-fair-agreement = SA-fair_start-4
clause-segments = SA-random_map-1
clause-treaties = SA-multiplayer-3
clause-treaty-peace = SA-multiplayer-5
clause-treaty-notice = SA-multiplayer-7
clause-truce = SA-multiplayer-10

## Zásobování

event-supply-begins = Zásobovací vsuvka v { $round }. kole: armády se zásobují.
event-supply-fed = Strana { $power } zásobuje: { $unit }.
event-supply-fed-all = Strana { $power } zásobuje: { $units }.
event-supply-stocked = { $unit } ({ $power }) si bere zásoby dopředu, počet vsuvek: { $count }.
event-supply-from-stock = { $unit } ({ $power }) žije z vlastních zásob; vystačí ještě na tolik vsuvek: { $count }.
event-supply-starved = Strana { $power } nezásobila { $units }: zničeno.
event-row-starved = Řádek { $row } uskupení { $formation } ({ $power }) ztrácí, co nebylo zásobeno: { $units }.
event-supply-used = Strana { $power } spotřebovala zásobovacích jednotek: { $count }.
error-no-supply = { $unit } není dokončená zásobovací jednotka, ve které ještě něco zbývá.
error-supply-out-of-reach = { $unit } je příliš daleko: zásoby se berou ze stejného nebo ze sousedního pole.
error-too-little-supply = Tyto zásobovací jednotky nestačí: chybí { $points }.
error-not-hungry = { $unit } zásoby nepotřebuje, nebo je už dostala.
error-foreign-supply = { $unit } patří někomu jinému, kdo nesouhlasil.
error-no-stock = { $unit } si zásoby dopředu vzít nemůže: to smí jen ponorka, která byla právě zásobena a má na ně místo.
error-bad-stock = Zásoba o velikosti { $value } není možná.
verb-feed = Zásobit
verb-stock = Vzít zásoby dopředu
verb-feed_all = Zásobit všechny
verb-end_feeding = Nikoho dalšího nezásobit
deed-feed = Zásobit { $unit } z { $stores }
deed-stock = Zásoby dopředu: { $unit } z { $stores }, počet vsuvek: { $count }
order-feed = feed JEDNOTKA from ZÁSOBY … – jednotka čerpá ze zásobovacích jednotek
order-stock = stock PONORKA N from ZÁSOBY … – zásoby na N příštích vsuvek
order-feed_all = feed_all – zásobí co nejvíc jednotek, od nejdražších
order-end_feeding = end_feeding – kdo nebyl zásoben, je zničen
word-feed = zásob, zásobit
word-stock = do_zásoby, stock
word-feed_all = zásob_vše, zásobit_všechny
word-end_feeding = konec_zásobování
decision-supply_interlude = Tvá armáda potřebuje { $need }, zásobovací jednotky mají { $supply }. Podle návrhu { $count ->
    [0] nikdo nezahyne
    [one] zahyne jedna jednotka: { $starves }
    [few] zahynou { $count } jednotky: { $starves }
   *[other] zahyne { $count } jednotek: { $starves }
  }.
standing-question-supply_interlude = Zásobování armády
standing-answer-feed_all = zásobit všechny podle návrhu
standing-topic-supply = zásoby
silence-supply_interlude = Bez odpovědi se armáda zásobí podle návrhu, od nejdražších jednotek.
ledger-supply = Zásobování
ledger-supply-units = Kdyby byla vsuvka teď, zahynou: { $units }.
ledger-supply-next = Až se všechno dostaví, zahynou: { $units }.
ledger-supply-none = Nikdo by nezahynul.
line-need = spotřeba
line-stores = v zásobovacích jednotkách
mark-supply_stock = { $unit } má zásoby na příští vsuvky: { $value }.
mark-supply_counters = { $field }: zásoby strany { $power }, žetony { $value }.
number-supply_capacity = zásobí
factor-supply_price = cena zásobovací jednotky
factor-supply_capacity = kolik zásobovací jednotka zásobí
factor-supply_vulnerability = zranitelnost zásobovacích jednotek
said-variant-two = dvě: { $kind }
said-variant-six = šest: { $kind }
said-variant-twelve = dvanáct: { $kind }
option-supply_scale = Zda jedna zásobovací jednotka vystačí pro jednotky za tři body, nebo za jeden.
option-supply_price = Cena zásobovací jednotky; by_scale: 1/4, nebo 1/12, vystačí-li za jeden bod.
option-supply_capacity = Kolik smějí stát jednotky, pro které jedna zásobovací jednotka vystačí; by_scale: 3, nebo 1.
option-supply_period = Po kolika kolech se armády zásobují.
option-supply_vulnerability = Jak jsou zásobovací jednotky zranitelné.
option-supply_per_slot = Kolik zásobovacích jednotek zabere na lodi místo jedné jednotky; by_scale: 2, nebo 6.
option-sub_stock = Na kolik vsuvek dopředu si ponorka smí vzít zásoby.

## Po vzoru Civilizace, politické body

event-one-field = Strana { $power } začíná na poli { $field }; všechna ostatní země je neutrální.
event-workshop-built = Strana { $power } postavila na poli { $field }: { $building ->
    [building_factory] továrnu na stavby
   *[other] vědeckou továrnu
  }.
event-devoted = Strana { $power } vyrábí na poli { $field } politické body: { $points }.
event-points-taken = Strana { $power } získala s polem { $field } politické body strany { $other }: { $points }.
event-row-equipped = Strana { $power } dává do řádku { $row } uskupení { $formation }: { $item }.
event-row-points-gained = Řádek uskupení { $formation } byl pravý: strana { $power } získává politické body: { $points }.
error-works-stay = { $unit } zůstává na místě: uskupení { $formation } má v řádcích továrny.
error-field-has-works = Pole { $field } nelze darovat: uskupení na něm má v řádcích továrny.
verb-equip = Vybavit uskupení
deed-equip = { $place } vybavuje uskupení { $formation }: { $rows }
order-equip = equip USKUPENÍ POLE 1:VĚC, 2:VĚC:N … – jednotky, továrny nebo výzkum stejné hodnoty do každého řádku
word-equip = vybav
mark-row_political_building = { $item } na poli { $field }: politické továrny: { $value }.
mark-row_science_factory = { $item } na poli { $field }: vědecké továrny: { $value }.
mark-row_points = { $item } na poli { $field }: politické body, je-li řádek pravý: { $value }.
mark-row_science = { $item } na poli { $field }: věda, je-li řádek pravý: { $value }.
event-invention-declared = Strana { $power } ohlašuje: je-li řádek { $row } uskupení { $formation } pravý, má úroveň { $level } ({ $technology }), použitelnou od { $round }. kola.
event-invention-shown = Strana { $power } ukazuje, že řádek { $row } uskupení { $formation } je pravý, a používá, co v něm vynalezla.
error-too-little-research = V řádku { $row } uskupení { $formation } je málo výzkumu: chybí { $points }.
error-no-invention = V řádku { $row } uskupení { $formation } nebyl ohlášen žádný vynález.
error-row-not-true = Řádek { $row } uskupení { $formation } nelze ukázat jako pravý.
verb-declare_invention = Ohlásit vynález
verb-use_invention = Použít vynález
deed-declare_invention = Ohlásit, co vynalezl řádek { $row } uskupení { $formation } ({ $technology })
deed-use_invention = Ukázat řádek { $row } uskupení { $formation } a použít jeho vynálezy
order-declare_invention = declare_invention USKUPENÍ ŘÁDEK OBOR – co řádek vynalezl, je-li pravý
order-use_invention = use_invention USKUPENÍ ŘÁDEK – ukáže všem, že je řádek pravý, a použije jeho vynálezy
word-declare_invention = ohlas_vynález
word-use_invention = použij_vynález
mark-row_soft_research = { $item } na poli { $field }: výzkum, je-li řádek pravý (nepancéřované jednotky): { $value }.
mark-row_soft_invention = { $item } na poli { $field }: úroveň { $value }, je-li řádek pravý (nepancéřované jednotky).
mark-row_armoured_research = { $item } na poli { $field }: výzkum, je-li řádek pravý (pancéřované jednotky): { $value }.
mark-row_armoured_invention = { $item } na poli { $field }: úroveň { $value }, je-li řádek pravý (pancéřované jednotky).
mark-row_naval_research = { $item } na poli { $field }: výzkum, je-li řádek pravý (námořní jednotky): { $value }.
mark-row_naval_invention = { $item } na poli { $field }: úroveň { $value }, je-li řádek pravý (námořní jednotky).
mark-row_sub_research = { $item } na poli { $field }: výzkum, je-li řádek pravý (ponorky): { $value }.
mark-row_sub_invention = { $item } na poli { $field }: úroveň { $value }, je-li řádek pravý (ponorky).
mark-row_air_research = { $item } na poli { $field }: výzkum, je-li řádek pravý (letectvo): { $value }.
mark-row_air_invention = { $item } na poli { $field }: úroveň { $value }, je-li řádek pravý (letectvo).
mark-row_fortresses_research = { $item } na poli { $field }: výzkum, je-li řádek pravý (pevnosti): { $value }.
mark-row_fortresses_invention = { $item } na poli { $field }: úroveň { $value }, je-li řádek pravý (pevnosti).
mark-row_artillery_research = { $item } na poli { $field }: výzkum, je-li řádek pravý (dělostřelecké útoky): { $value }.
mark-row_artillery_invention = { $item } na poli { $field }: úroveň { $value }, je-li řádek pravý (dělostřelecké útoky).
mark-row_anti_submarine_research = { $item } na poli { $field }: výzkum, je-li řádek pravý (protiponorkové útoky): { $value }.
mark-row_anti_submarine_invention = { $item } na poli { $field }: úroveň { $value }, je-li řádek pravý (protiponorkové útoky).
mark-row_anti_air_research = { $item } na poli { $field }: výzkum, je-li řádek pravý (protiletecké útoky): { $value }.
mark-row_anti_air_invention = { $item } na poli { $field }: úroveň { $value }, je-li řádek pravý (protiletecké útoky).
warning-no-political-goal = Politické body se počítají jen s cílem „politické body z budov“.
warning-cheap-scouts = Průzkumníci, kteří skoro všechno přežijí, kazí hru se skrytými politickými body.
warning-large-map = Velká mapa se pro hru se skrytými politickými body nehodí.
verb-build_building_factory = Postavit společně továrnu na stavby
verb-build_science_factory = Postavit společně vědeckou továrnu
verb-devote = Vyrobit politické body z jiného výkonu
deed-build_building_factory = Továrna na stavby na poli { $field }, platí { $shares }
deed-build_science_factory = Vědecká továrna na poli { $field }, platí { $shares }
deed-devote = Politické body na poli { $field }: { $points }
order-build_building_factory = build_building_factory POLE from POLE N, … – sousední pole pomohou zaplatit
order-build_science_factory = build_science_factory POLE from POLE N, … – sousední pole pomohou zaplatit
order-devote = devote POLE N – N politických bodů z výkonu jiných továren, jeden za tři
word-build_building_factory = postav_továrnu_na_stavby
word-build_science_factory = postav_vědeckou_továrnu
word-devote = věnuj
mark-building_factories = { $field }: továrny na stavby: { $value }.
mark-science_factories = { $field }: vědecké továrny: { $value }.
mark-left_building = Pole { $field } má ještě na stavby { $value }.
mark-left_science = Pole { $field } má ještě na vědu { $value }.
mark-left_politics = Pole { $field } může ještě vyrobit politických bodů: { $value }.
error-kind-not-yet = { $item }: až od úrovně { $level } ({ $technology }).
ledger-ages = Věky
ledger-ages-units = { $units }
ledger-ages-next = { $units }
ledger-ages-none = Pro hru názvy nic neznamenají.
line-age_soft_1 = domobrana, bojovníci, oštěpaři
line-age_soft_2 = legionáři, kopiníci, katapulty
line-age_soft_3 = mušketýři a kanony
line-age_soft_4 = řadová pěchota a polní děla
line-age_soft_5 = pěchota první světové války
line-age_soft_6 = pěchota druhé světové války
line-age_soft_7 = pěchota pozdějších let
line-age_armoured_1 = jezdci
line-age_armoured_2 = rytíři
line-age_armoured_3 = dragouni
line-age_armoured_4 = kavalerie
line-age_armoured_5 = první tanky
line-age_armoured_6 = tanky druhé světové války
line-age_armoured_7 = tanky pozdějších let
line-age_naval_1 = vory a monoxyly
line-age_naval_2 = galéry
line-age_naval_3 = galeony a fregaty
line-age_naval_4 = řadové lodě a obrněnce
line-age_naval_5 = ocelová loďstva první světové války
line-age_naval_6 = loďstva druhé světové války
line-age_naval_7 = loďstva pozdějších let
line-age_sub_5 = ponorky první světové války
line-age_sub_6 = ponorky druhé světové války
line-age_sub_7 = ponorky pozdějších let
line-age_air_5 = dvojplošníky
line-age_air_6 = letadla druhé světové války
line-age_air_7 = letadla pozdějších let
line-age_fortresses_1 = palisády
line-age_fortresses_2 = kamenné hradby
line-age_fortresses_3 = bastiony
line-age_fortresses_4 = polygonální pevnosti
line-age_fortresses_5 = zákopy a beton
line-age_fortresses_6 = bunkry
line-age_fortresses_7 = opevnění pozdějších let
option-one_field_start = Zda každý začíná na jednom poli a všechna ostatní jsou neutrální.
option-specialised_factories = Zda jsou továrny na jednotky, na stavby, na vědu a na politiku.
option-historical_units = Zda technologie vede dějinami, od bojovníků k tankům.
option-political_capture = Jakou část bodů, které politické továrny na poli vyrobily, získá jeho dobyvatel.
## Technologie

technology-soft = nepancéřované jednotky
technology-armoured = pancéřované jednotky
technology-naval = námořní jednotky
technology-sub = ponorky
technology-air = letectvo
technology-fortresses = pevnosti
technology-artillery = dělostřelecké útoky
technology-anti_submarine = protiponorkové útoky
technology-anti_air = protiletecké útoky
technology-radio = rádio
technology-rifles = pušky
technology-machine_guns = kulomety
technology-combustion_engine = spalovací motor
technology-tank_doctrine = tanková doktrína
technology-turbines = turbíny
technology-all_big_gun = bitevní lodě typu dreadnought
technology-diesel_boats = dieselové čluny
technology-torpedoes = torpéda
technology-powered_flight = motorový let
technology-metal_monoplane = kovový jednoplošník
technology-concrete_works = betonová opevnění
technology-bunker_lines = linie bunkrů
technology-recoil_guns = děla s brzdou zákluzu
technology-fire_control = řízení palby
technology-depth_charges = hlubinné nálože
technology-sonar = sonar
technology-flak = protiletadlová děla
technology-radar = radar
event-technology-talent = Strana { $power } platí méně za technologii v oboru: { $technology }.
event-technology-gained = Strana { $power } dosahuje technologické úrovně { $level }: { $technology }.
event-technology-given = Strana { $power } dává straně { $other } technologii úrovně { $level }: { $technology }.
event-research-paid = Strana { $power } zaplatila celou úroveň { $level }: { $technology }.
event-research-paid-in-part = Strana { $power } platí { $points } za úroveň { $level }: { $technology }. Zbývá zaplatit { $left }.
error-no-such-technology = Technologie „{ $technology }“ tu není.
error-technology-out-of-turn = Tohle není další krok svého oboru: { $technology }.
error-technology-highest = Vyšší úroveň než { $level } tu není: { $technology }.
error-technology-under-way = Další úroveň je zaplacená a teprve přijde: { $technology }.
error-technology-needs = { $technology }: chybí krok, bez kterého to nejde: { $needed }.
error-nothing-paid = Žádné z uvedených polí nic neplatí.
error-no-technology-gifts = Technologii teď darovat nelze.
error-technology-not-own = Úroveň tu plyne z úrovní ostatních: { $technology }.
error-technology-not-higher = To by straně { $power } nic nepřineslo: { $technology }.
ledger-technology = Technologie
ledger-technology-units = { $units }
ledger-technology-next = { $units }
ledger-technology-none = Úrovně, které mají tvé jednotky.
line-tech_soft = nepancéřované
line-tech_armoured = pancéřované
line-tech_naval = námořní
line-tech_sub = podmořské
line-tech_air = letecké
line-tech_fortresses = pevnosti
line-tech_artillery = dělostřelecké útoky
line-tech_anti_submarine = protiponorkové útoky
line-tech_anti_air = protiletecké útoky
line-tech_radio = rádio
factor-technology = rozdíl technologií
factor-technology_base = základní cena technologie
factor-technology_level = úroveň
factor-technology_lag = jiné obory zaostávají
factor-technology_talent = obor, v němž strana platí méně
factor-technology_step = cena kroku
verb-research = Zkoumat
verb-give_technology = Darovat technologii
deed-research = Zkoumat { $technology }: { $shares }
deed-give_technology = Darovat straně { $power } technologii: { $technology }
order-research = research TECHNOLOGIE from POLE N, … – platí další úroveň
order-give_technology = give_technology TECHNOLOGIE to MÍSTO – dostane se na tvou úroveň
word-research = zkoumej
word-give_technology = daruj_technologii
standing-topic-technology_gift = darování technologií
option-tech_max = Nejvyšší technologická úroveň.
option-tech_table = Jak moc působí rozdíl technologií: obvykle, nebo dvakrát strměji.
option-tech_beyond = Co platí pro rozdíly větší, než má tabulka: její poslední hodnota, nebo stále víc.
option-tech_base = Cena technologické úrovně za každou úroveň, kterou obor už má.
option-tech_lag_surcharge = O jakou část je úroveň dražší za každou úroveň, o kterou jiný obor zaostává.
option-tech_delay = Kolik kol uplyne od zaplacení do nové úrovně.
option-tech_discount = O kolik méně platí každá strana ve vylosovaném oboru.
option-tech_gift = Kam darovaná technologie příjemce posune: na úroveň dárce, o jeden krok, nebo se nedaruje.
option-tech_tree = Zda se všechny úrovně kupují stejně, nebo první z nich jako kroky nepravidelného stromu.
option-neutral_tech = Technologická úroveň neutrálních jednotek.

## Národní výhody

event-national-drawn = Strana { $party } má výhodu pro tento druh jednotek: { $item }.
event-national-kind = Strana { $power } má výhodu pro tento druh jednotek: { $item }.
event-national-kind-sold = Strana { $power } platí { $points } za výhodu pro tento druh jednotek: { $item }.
event-national-bids-shown = Strana { $power } nabízela: { $figures_count ->
    [0] nic
   *[other] { $figures }
  }.
event-national-bid-own = Tvá tajná nabídka: { $figures_count ->
    [0] nic
   *[other] { $figures }
  }.
event-land-for-sale = Na prodej je pole { $field }.
event-land-bid-shown = Strana { $power } nabízela { $points } za pole { $field }.
event-land-sold = Strana { $power } kupuje pole { $field } za { $points }.
event-land-unsold = Za pole { $field } nikdo nic nenabídl, zůstává neutrální.
event-political-land = Strana { $power } dostává politické body za držení pole { $field }: { $points }.
mark-national = { $unit }: národní výhoda, všechny síly z tabulky jsou o polovinu vyšší.
factor-national_advantages = národní výhoda, zaokrouhleno nahoru
verb-bid_kinds = Nabídnout za druhy jednotek
verb-bid_land = Nabídnout za pole
deed-bid_kinds = Nabídnout za druhy jednotek: { $shares }
deed-bid_land = Nabídnout za pole { $amount }
order-bid_kinds = bid_kinds DRUH N, … – kolik bys zaplatil za výhodu pro každý druh
order-bid_land = bid_land N – kolik bys zaplatil za pole, které je na prodej
word-bid_kinds = nabídni_za_druhy
word-bid_land = nabídni_za_pole
decision-national_auction = Napiš tajně, kolik nabízíš za který druh jednotek. Máš { $left }; co zaplatíš, ubude z tvého přídělu.
decision-territory_auction = Na prodej je pole { $field }. Napiš tajně svou nabídku; máš { $left }. 0 znamená, že nenabízíš.
silence-national_auction = Bez odpovědi nenabízíš nic.
silence-territory_auction = Bez odpovědi nenabízíš nic.
option-national_kinds = Pro kolik druhů jednotek má každý národ výhodu.
option-national_assignment = Jak se výhody přidělují: losem, podle scénáře, nebo v dražbě.
option-national_table = Druhy, pro které má která strana výhodu, například „west tank, east infantry“.
option-territory_auction = Zda se před rozmístěním armád prodávají pole, která nikomu nepatří.

## Pancéřovaná děla a transporty

error-armoured-load = { $unit } má pancíř a naložit se nedá ({ $transport }).
## Vláda a lid

event-well-being-own = Tvůj blahobyt: { $points }.
event-well-being = Blahobyt, { $power }: { $points }.
event-effort-chosen = Strana { $power } se rozhodla.
event-effort-chosen-own = { $fields_count ->
    [0] Tvůj lid se nepřemáhá ani nesabotuje.
   *[other] Tvá volba pro { $fields }: { $levels }.
  }
event-repress-chosen-own = { $fields_count ->
    [0] Všichni tví četníci hlídají.
   *[other] Tolik četníků utlačuje ({ $fields }): { $levels }.
  }
event-effort-shown = { $field }, lid strany { $power }: nasazení { $effort }; četníků hlídá { $guards }, utlačuje { $repressing }.
event-welfare-given = Strana { $power } dává { $points } lidu na poli { $field } ({ $other }), tomu to zvedne blahobyt o { $gain }.
event-partisan-raised = Na poli { $field } přibyl v podzemí partyzán; tvůj blahobyt: { $points }.
event-partisans-crept = Partyzáni přešli podzemím, { $origin } – { $field }: { $number }.
event-partisans-rise = Strana { $power } povstává na poli { $field }: { $units }.
event-partisans-join = Partyzáni strany { $power } vycházejí z podzemí. Bojuje za ně { $side }: { $units }.
event-went-underground = Partyzáni odcházejí do podzemí, { $field }: { $number }.
event-searched = Strana { $power } pátrá po partyzánech na poli { $field }; našla jich { $number }.
event-gendarmes-disbanded = Pole má jiného držitele a jeho četníci se rozpouštějí: { $units }.
event-weight-drawn = Tajná váha ve tvém výsledku: { $weight }.
event-weight-shown = Váha ve výsledku strany { $power } byla { $weight }.
event-governments-ranked = Vlády od nejlepší k nejhorší: { $powers }.
error-no-peoples = Hra vlád a lidu potřebuje aspoň jednu vládu a aspoň jeden lid; vlád je tu { $governments }.
error-bad-peoples = Tenhle cíl není pro tolik vlád ({ $governments }) a lidů ({ $peoples }).
error-bad-areas = Lid nebydlí tam, kde ho tenhle cíl potřebuje.
error-no-people-here = Na polích, která teď vyrábějí, tvůj lid nebydlí.
error-no-effort-there = Na poli { $field } tvůj lid nebydlí, nebo je čerstvě dobyté, nebo teď nevyrábí.
error-bad-effort = { $value } není stupeň nasazení: jde od −1 do 1 po { $step }.
error-no-gendarmes-here = Na obydlených polích, která teď vyrábějí, nemáš žádné četníky.
error-no-gendarmes = Tolik četníků na poli { $field } není: { $value }.
error-no-welfare-there = Na poli { $field } teď není lid, kterému bys mohl něco dát.
error-no-home = Na poli { $field } teď tvůj lid partyzány nezíská.
error-raised-already = Na poli { $field } už v tomhle tahu jeden partyzán přibyl.
error-under-guard = Na poli { $field } je na nového partyzána příliš mnoho četníků.
error-no-partisans = Tolik partyzánů, kteří mohou něco dělat, na poli { $field } není: { $value }.
error-leaves-home = Na poli { $field } tvůj lid nebydlí, partyzáni tam nejdou.
error-not-next-to = { $field } vedle neleží.
error-not-for-sale = { $item } se nekupuje: partyzány získává lid.
error-people-builds-infantry = Lid staví jen pěchotu.
error-gendarme-abroad = Četníci zůstávají na polích své vlády; { $field } k nim nepatří, nebo se na něj útočí.
error-nobody-elses = { $unit } nikomu jinému sloužit nebude.
error-no-foreign-people = Na poli { $field } žádný cizí lid nebydlí.
error-searched-already = Na poli { $field } se už v tomhle tahu pátralo.
error-no-searchers = Jmenuj jednotky, které na poli { $field } pátrají, každou jednou.
error-no-such-side = { $value } není ani útočník, ani obránce.
error-unwanted-there = Kdo vede tuhle stranu ({ $side }), o tvé partyzány nestojí, nebo ji nevede nikdo.
standing-power-score = Držených polí: { $count }; výsledek { $points }.
standing-people-score = Blahobyt { $mood }; výsledek { $points }, potřebný { $par }.
standing-people-contest = Blahobyt { $mood }; výsledek { $points }, vyhrává nejlepší lid.
standing-people-unknown = Blahobyt zná jen lid sám; potřebný výsledek je { $par }.
mark-ethnic_area = Bydlí tu lid strany { $power }.
mark-underground = Tví partyzáni v podzemí: { $value }.
ledger-well_being = Blahobyt
ledger-well_being-units = { $units }
ledger-well_being-next = { $units }
ledger-well_being-none = Do konce hry ho nevidí nikdo jiný.
line-well_being = blahobyt
number-partisan_cost = blahobyt, který stojí jeho získání
number-partisan_loss = blahobyt, který stojí jeho smrt
factor-partisan_cost = podle dohody
factor-partisan_loss = podle dohody
factor-partisan = partyzáni neplatí nic
factor-people_land = pole drží lid
factor-effort = nasazení
factor-sabotage = sabotáž
factor-hidden_bonus = z úkrytu
factor-gendarme_price = dohodnutá cena
verb-effort = Nasazení a sabotáž
verb-repress = Četníci
verb-welfare = Péče o lid
verb-raise_partisan = Získat partyzána
verb-creep = Přejít podzemím
verb-rise = Povstat
verb-search = Pátrat po partyzánech
verb-side_with = Vyjít do bitvy
verb-stay_under = Zůstat v podzemí
deed-effort = { $sharers ->
    [0] Ani se nepřemáhat, ani nesabotovat
   *[other] Nasazení: { $shares }
  }
deed-repress = Nechat utlačovat: { $shares }
deed-welfare = { $amount } pro lid, { $field }
deed-raise_partisan = Získat partyzána, { $field }
deed-creep = Podzemím, { $origin } – { $field }: { $number }
deed-rise = Povstat, { $field }: { $number }
deed-search = Pátrat, { $field }: { $units }
deed-side_with = Vyjít z podzemí ({ $side }): { $number }
deed-stay_under = Nikdo nevyjde
order-effort = effort POLE STUPEŇ, … – nasazení lidu na polích, od −1 (sabotáž) do 1
order-repress = repress POLE N, … – kolik četníků utlačuje; ostatní hlídají
order-welfare = welfare POLE BODY – dát body pole jeho lidu
order-raise_partisan = raise_partisan POLE – jeden partyzán v podzemí navíc
order-creep = creep POLE POLE N – partyzáni přejdou podzemím na vedlejší pole
order-rise = rise POLE N – partyzáni vyjdou a zaútočí na držitele pole
order-search = search POLE with JEDNOTKA … – pátrat po partyzánech; tři četníci najdou jednoho
order-side_with = side_with STRANA N – partyzáni vyjdou na pomoc útočníkovi, nebo obránci
order-stay_under = stay_under – nikdo nevyjde
word-effort = nasazení
word-repress = utlačuj
word-welfare = pečuj
word-raise_partisan = získej_partyzána
word-creep = podzemím
word-rise = povstaň
word-search = pátrej
word-side_with = vyjdi
word-stay_under = zůstaň_v_podzemí
decision-effort = Pole strany { $power } budou vyrábět. Zvol tajně: jaké je nasazení tvého lidu, nebo kteří četníci utlačují?
decision-side_with = Útočí se na pole { $field }, kde bydlí tvůj lid. Vyjdou partyzáni, a na čí straně? Je jich { $number }.
standing-topic-uprising = partyzáni na mé straně
silence-effort = Bez odpovědi se nikdo nepřemáhá ani nesabotuje a všichni četníci hlídají.
silence-side_with = Bez odpovědi nikdo nevyjde.
option-wb_income = Kolik blahobytu získá lid na každém poli ve fázi výroby.
option-effort_step = Po jakých krocích se volí nasazení.
option-gendarme_price = Cena četníka.
option-repression = Kolik blahobytu bere každý utlačující četník.
option-partisan_cost = Kolik blahobytu stojí získat partyzána.
option-partisan_loss = Kolik blahobytu stojí smrt partyzána.
option-search_ratio = Kolik četníků najde jednoho partyzána.
option-hidden_bonus = Kolikrát víc střílejí partyzáni, kteří byli nalezeni.
option-wb_visibility = Zda blahobyt lidu znají všichni.
option-people_goal = Oč vládám a lidu jde.
option-people_par = Kolik musí lid dosáhnout; 0: půl bodu za každé své pole v každém kole.
option-favoured_side = Mocnost, které lid přeje území.
option-sympathy_weight = Co pro lid znamená každé pole té mocnosti.
option-people_weight = Co pro lid znamená území obránce.
option-power_weight = Co pro vládu znamená blahobyt lidu.
option-feud = Zda si lidy přejí zlé, nebo jen může vyhrát jediný.

## Konfigurovatelné jednotky

event-unit-designed = Strana { $power } má vlastní druh jednotek: { $item }, cena { $points }.
event-nothing-designed = Strana { $power } se obejde bez vlastního druhu jednotek.
error-no-such-design = „{ $value }“ tu navrhnout nelze: jen letadla a velké lodě, pokud se s velkými loděmi hraje.
error-design-number = { $value } tu není použitelné číslo.
error-design-strength = Uveď šest celých sil, každou od 0 do { $most }.
error-design-sum = Síly dávají dohromady víc než { $most }.
error-design-bombing = Síla proti budovám smí být od 0 do { $most }.
error-design-vulnerability = Uveď šest zranitelností, každou z těchto: { $allowed }.
error-design-sound = Aspoň { $least } zranitelnosti musí být 1 nebo víc.
error-design-speed = Rychlost smí být od 1 do { $most }.
error-design-salvos = Letadla vystřelí v útoku 1 až { $most } salvy, u lodí je to 1.
error-foreign-design = { $item }: to je konstrukce někoho jiného.
number-design_price = cena konstrukce
factor-design_strengths = součet sil a polovina síly proti budovám
factor-design_salvos = salvy v útoku
factor-design_durability = odolnost (průměr převrácených zranitelností)
factor-design_speed = rychlost
factor-design_point = cena bodu síly
factor-config_discount = sleva
factor-design_rounding = zaokrouhleno nahoru na šestiny, nejméně 1/2
verb-configure = Navrhnout vlastní druh jednotek
verb-no_design = Bez vlastního druhu
deed-configure = Navrhnout { $branch ->
    [air] letadlo
   *[other] loď
  }: síly { $strengths }, bombardování { $bombing }, rychlost { $speed }, salvy { $salvos }
deed-no_design = Obejít se bez vlastního druhu jednotek
order-configure = configure air|naval ŠEST SIL bombing N vulnerable ŠEST ZLOMKŮ speed N salvos N – vlastní druh jednotek
order-no_design = no_design – žádný vlastní druh
word-configure = zkonstruuj
word-no_design = bez_konstrukce
decision-configuring = Můžeš navrhnout jeden vlastní druh jednotek; návrh uvidí všichni.
silence-configuring = Bez odpovědi žádný vlastní druh nemáš.
option-config_discount = O kolik méně stojí vlastní konstrukce než druh z tabulky.
## Válečná ekonomika: proč nejde práce, stavba nebo krmení

error-wrong-group = { $conversion }: pracuje se ve skupině { $group }, až na ni dojde.
error-nothing-works-here = { $field } je čerstvě dobyté: zatím se tam nepracuje.
error-no-worker = { $field }: pracovníků je tam jen { $count }.
error-workers-hungry = { $field }: hladoví pracovníci nepracují ({ $count }).
error-workers-busy = { $field }: ostatní už v této fázi pracovali ({ $count }).
error-building-missing = { $building }: na poli { $field } žádná nestojí.
error-building-busy = { $building }: na poli { $field } jsou všechny obsazené ({ $count }).
error-resource-missing = { $field }: surovina { $resource } v dosahu nestačí ({ $count }).
error-made-in-this-group = { $field }: { $resource } vyrobené v této skupině lze použít až v další.
error-out-of-reach = { $field }: { $resource } leží příliš daleko, nebo je majitel nedá.
error-bundle-missing = Surovina { $resource } v dosahu nestačí: { $count } z { $needed }.
error-no-port-here = { $building }: pole { $field } nemá přístav.
error-building-later = { $building }: staví se až po všech třech skupinách.
error-nobody-to-feed = { $field }: tolik jedlíků tam není ({ $count }).
error-food-missing = { $field }: pro tolik pracovníků není v dosahu jídlo.
error-food-left-over = { $field }: jídla je ještě pro jednoho pracovníka.

## War economy: goods, workers, railways, market

event-economy-begins = Strana { $power } začíná hospodařit na poli { $field }.
event-yield-drawn = { $field }: hod { $roll } o výnos suroviny { $resource }.
event-worked = { $power }, { $field }: { $conversion }, pracovníků: { $count }.
event-goods-made = { $field }: vyrobeno { $amount } × { $resource }.
event-points-made = { $field }, { $building }: vojenských bodů { $amount }.
event-settlers-made = { $field }: bodů osídlení { $amount }.
event-research-made = { $field }: bodů výzkumu { $amount }.
event-work-ended = Strana { $power } končí práci.
event-workers-hungry = { $field }: hladoví pracovníci: { $count }.
event-workers-lost = { $field }: pracovníci, kteří zemřeli hlady: { $count }.
event-food-spoiled = { $field }: zkaženého jídla { $count }.
event-workers-came = { $field }: noví pracovníci: { $count }.
event-works-built = Strana { $power } staví na poli { $field }: { $count } × { $building }.
event-railway-built = Strana { $power } staví železnici mezi poli { $field } a { $goal }.
event-railway-lost = Železnice mezi poli { $field } a { $goal } je zničena.
event-goods-carried = Strana { $power } převáží z pole { $field } na pole { $goal }: { $goods }.
event-goods-loaded = Strana { $power } nakládá na loď { $ship } na poli { $field }: { $goods }.
event-goods-unloaded = Strana { $power } vykládá z lodi { $ship } na poli { $field }: { $goods }.
event-goods-sunk = S lodí { $ship } je ztracen i její náklad surovin a pracovníků: { $count }.
event-goods-hit = { $unit } střílí na surovinu { $resource } na poli { $field }: { $points }.
event-goods-destroyed = { $field }: zničeno { $count } × { $resource }.
event-field-opened = Strana { $power } smí v tomto tahu používat pole { $field } { $how ->
    [goods] se vším, co na něm leží
   *[way] k průjezdu
  }.
event-traded = Výměna mezi { $power } a { $other }, pole { $field } a { $goal }: { $given_count ->
    [0] nic
   *[other] { $given }
  } za { $taken_count ->
    [0] nic
   *[other] { $taken }
  }.
event-trade-published = Strana { $power } nabízí na poli { $field } ({ $offer }): { $given_count ->
    [0] nic
   *[other] { $given }
  } za { $taken_count ->
    [0] nic
   *[other] { $taken }
  }.
event-trade-withdrawn = Strana { $power } bere nabídku { $offer } zpět.

error-no-such-conversion = Práce „{ $conversion }“ není.
error-no-work-named = Řekni, kdo má co dělat a kde.
error-nothing-to-repeat = Z minulé práce nelze nic zopakovat.
error-no-such-aim = „{ $value }“ není cíl plánu: jsou growth, army a research.
error-plan-too-late = Plán je na celou fázi, a v této už někdo pracoval.
error-nothing-to-propose = Podle plánu není co dělat.
error-no-works-named = Řekni, co se má postavit a kde.
error-no-such-works = Budova „{ $value }“ není.
error-no-edge = Železnice spojuje dvě sousední suchozemská pole: { $field } a { $goal } taková nejsou.
error-nobody-agrees = Se železnicí mezi poli { $field } a { $goal } musí souhlasit oba držitelé a jedním z nich musíš být ty.
error-points-stay = Body nelze uskladnit ani převážet ({ $value }).
error-no-such-goods = Surovina „{ $value }“ není.
error-bad-count = { $value }: napiš celé číslo, nejméně jedna.
error-goods-missing = { $field }: { $resource } je tam jen { $count }.
error-moved-already = { $field }: v tomto tahu lze převézt už jen { $count } × { $resource }.
error-nothing-carried = Řekni, co se má převézt.
error-foreign-land = Pole { $field } používat nesmíš: nejdřív se zeptej jeho držitele.
error-too-far-to-carry = Pole { $goal } je od pole { $field } příliš daleko.
error-bad-use = Pole se používá slovem „way“ nebo „goods“, ne „{ $value }“.
error-nobody-to-ask = O použití pole { $field } není koho žádat, nebo je příliš daleko.
error-may-use-already = Pole { $field } už používat smíš.
error-empty-trade = Řekni, co dáváš nebo co chceš.
error-no-such-partner = Na poli { $field } není nikdo, s kým by se to dalo vyměnit.
error-cannot-deliver = Z pole { $field } se zboží na pole { $goal } nedostane: nesousedí spolu a nespojují je železnice ani transportní loď.
error-too-many-trades = Už máš otevřených nabídek { $limit }.
error-no-such-trade = Taková nabídka před tebou neleží: { $value }.
error-no-trade-now = Nabídky se přijímají, když se někdo pohybuje a nic jiného se neděje.
error-no-goods-ship = { $ship } není tvá transportní loď, která by tu kotvila v přístavu.
error-no-room-for-goods = Na loď { $ship } se vejde ještě { $count }.
error-not-aboard = Na lodi { $ship } je jen { $count } × { $resource }.
error-workers-are-safe = Na pracovníky střílet nelze.
error-cannot-raid = { $unit }: jednotka tu neútočí, nebo nemá sílu proti nepancéřovaným cílům.
error-no-goods-to-raid = { $field }: žádná surovina „{ $value }“ tu obránci neleží.
error-goods-shielded = { $unit }: suroviny stojí v druhé linii a kryjí je jednotky v první.

verb-work = Pracovat
verb-work_as_before = Pracovat jako minule
verb-work_by_plan = Pracovat podle plánu
verb-end_work = Ukončit práci
verb-feed_workers = Nakrmit
verb-build_works = Stavět
verb-build_railway = Postavit železnici
verb-carry = Převézt
verb-use_field = Požádat o použití pole
verb-trade = Nabídnout výměnu
verb-publish_trade = Nabídnout výměnu všem
verb-accept_trade = Přijmout nabídku
verb-withdraw_trade = Vzít nabídku zpět
verb-raid = Střílet na suroviny
verb-load_goods = Naložit suroviny
verb-unload_goods = Vyložit suroviny

deed-work = Práce: { $works }
deed-work_as_before = Pracovat jako minule, pokud to jde
deed-work_by_plan = Pracovat podle plánu, cíl: { $aim ->
    [army] armáda
    [research] výzkum
   *[growth] růst
  }
deed-end_work = Ukončit práci
deed-feed_workers = Nakrmit: { $meals }
deed-build_works = Postavit: { $works }
deed-build_railway = Železnice mezi poli { $field } a { $goal }
deed-carry = Převézt z pole { $field } na pole { $goal }: { $goods }
deed-use_field = Požádat o použití pole { $field } { $how ->
    [goods] se vším, co na něm leží
   *[way] k průjezdu
  }
deed-trade = { $power }: { $given } z pole { $field } za { $taken } z pole { $goal }
deed-publish_trade = Nabídnout na poli { $field }: { $given } za { $taken }
deed-accept_trade = Přijmout nabídku { $offer } na poli { $field }
deed-withdraw_trade = Vzít nabídku { $offer } zpět
deed-raid = { $unit } střílí na surovinu { $resource } { $share ->
    [rest] celou palbou
    [kill] celou palbou
   *[other] podílem { $share }
  }
deed-load_goods = Naložit na loď { $ship }: { $goods }
deed-unload_goods = Vyložit z lodi { $ship }: { $goods }

order-work = work PRÁCE POLE N, … – tolik pracovníků dělá na poli tuto práci
order-work_as_before = work_as_before – práce z tvé minulé fáze, pokud to jde
order-work_by_plan = work_by_plan growth, army nebo research – navržený plán celé fáze
order-end_work = end_work – kdo nepracoval, odpočívá
order-feed_workers = feed_workers POLE N N, … – kdo jí: pracovníci odpočatí a hladoví
order-build_works = build_works BUDOVA POLE N, …
order-build_railway = build_railway POLE POLE
order-carry = carry POLE POLE SUROVINA N, …
order-use_field = use_field POLE for way nebo goods – žádost držiteli na tento tah
order-trade = trade SEDADLO POLE POLE give SUROVINA N, … for SUROVINA N, … saying "…" – nejdřív tvé pole, pak jeho
order-publish_trade = publish_trade POLE give SUROVINA N, … for SUROVINA N, …
order-accept_trade = accept_trade NABÍDKA at POLE
order-withdraw_trade = withdraw_trade NABÍDKA
order-raid = raid JEDNOTKA SUROVINA share N
order-load_goods = load_goods LOĎ SUROVINA N, …
order-unload_goods = unload_goods LOĎ SUROVINA N, …

word-work = pracuj
word-work_as_before = jako_minule, znovu
word-work_by_plan = podle_plánu
word-end_work = konec_práce
word-feed_workers = nakrm_pracovníky
word-build_works = postav
word-build_railway = železnice
word-carry = převez
word-use_field = použij_pole
word-trade = vyměň
word-publish_trade = nabídni_všem
word-accept_trade = přijmi_nabídku
word-withdraw_trade = stáhni_nabídku
word-raid = přepadni
word-load_goods = nalož_suroviny
word-unload_goods = vylož_suroviny

decision-war_economy_work = Skupina { $group }: řekni, kdo pracuje a na čem.
decision-war_economy_meals = Jídla je málo: řekni, kdo jí.

standing-topic-haul = používání tvých polí, surovin a železnic
standing-topic-trade = výměny
mark-goods = { $field }: { $value } × { $item }.
mark-worker = { $field }: pracovníků { $value }.
mark-hungry_worker = { $field }: hladových pracovníků { $value }.
mark-works = { $field }: { $value } × { $item }.
mark-points = { $field }, { $item }: vojenských bodů { $value }.
mark-railway = { $value } × železnice mezi poli { $field } a { $item }.
mark-aboard = Na lodi { $unit }: { $value } × { $item }.
ledger-war_economy = Hospodářství
ledger-war_economy-units = { $units }
ledger-war_economy-next = { $units }
ledger-war_economy-none = Všechny suroviny země.
line-eaten = jídlo, které pracovníci sní
factor-military_points = vojenské body
factor-goods_vulnerability = zásah surovin
option-economy_table = Podle které tabulky se hraje: asi šest surovin, nebo osmnáct.
option-field_yields = Zda výnosy polí určuje mapa, nebo náhoda.
option-building_capacity = Kolik přeměn budova za fázi zvládne.
option-worker_food = Kolik jídla pracovník za fázi sní.
option-spoilage = Jaká část zbylého jídla se zkazí.
option-starvation = Zda nenakrmený pracovník napřed hladoví, nebo je hned ztracen.
option-plain_move = O kolik polí se suroviny a pracovníci přesunou za tah bez železnice.
option-rail_move = O kolik polí se přesunou po železnici.
option-haul_plain = Z kolika polí daleko bere budova suroviny bez železnice.
option-haul_rail = Z kolika polí daleko je bere po železnici.
option-economy_building_price = Co stojí hospodářská budova.
option-rail_price = Co stojí železnice.
option-air_goods_vulnerability = Jak zranitelné jsou suroviny letadly.
option-goods_vulnerability = Jak zranitelné jsou suroviny ostatními jednotkami.
option-goods_per_slot = Kolik surovin nebo pracovníků zabere na lodi místo jedné jednotky.
option-recruits_use_worker = Zda kasárna dělají z pracovníků vojáky, a ti pak chybějí.
said-food = jídlo
said-fuel = palivo
said-ore = ruda
said-iron = železo
said-tools = nářadí
said-concrete = beton
said-farm = Farma
said-mine = Důl
said-ironworks = Železárna
said-concrete_plant = Betonárna
said-toolworks = Nástrojárna
said-barracks = Kasárna
said-arms_works = Zbrojovka
said-grow_food = pěstování jídla
said-mine_fuel = těžba paliva
said-mine_ore = těžba rudy
said-smelt_iron = tavba železa
said-mix_concrete = výroba betonu
said-make_tools = výroba nářadí
said-recruit = výcvik vojáků
said-arm = výroba zbraní
said-settle = osídlení
said-research = výzkum
said-grain = obilí
said-wood = dřevo
said-coal = uhlí
said-iron_ore = železná ruda
said-nonferrous_ore = barevná ruda
said-oil = ropa
said-limestone = vápenec
said-nonferrous_metal = barevné kovy
said-chemicals = chemikálie
said-steel = ocel
said-parts = strojní díly
said-rubber = guma
said-explosives = výbušniny
said-oil_field = Ropné pole
said-quarry = Lom
said-bakery = Pekárna
said-smelter = Huť
said-refinery = Rafinérie
said-chemical_works = Chemička
said-steelworks = Ocelárna
said-machine_works = Strojírna
said-synthetics_works = Gumárna a muniční závod
said-vehicle_works = Automobilka
said-shipyard = Loděnice
said-aircraft_works = Letecké závody
said-grow_grain = pěstování obilí
said-cut_wood = kácení
said-mine_coal = těžba uhlí
said-mine_iron_ore = těžba železné rudy
said-mine_nonferrous_ore = těžba barevné rudy
said-pump_oil = těžba ropy
said-quarry_limestone = lámání vápence
said-bake_food = výroba jídla
said-smelt_nonferrous_metal = tavba barevných kovů
said-refine_fuel = rafinace ropy
said-synthesise_fuel = výroba paliva z uhlí
said-make_chemicals = výroba chemikálií
said-make_steel = výroba oceli
said-make_steel_tools = výroba nářadí z oceli
said-make_parts = výroba strojních dílů
said-make_rubber = výroba gumy
said-make_explosives = výroba výbušnin
said-build_vehicles = stavba vozidel
said-build_ships = stavba lodí
said-build_aircraft = stavba letadel
said-worker = pracovník
said-hungry_worker = hladový pracovník
line-food = jídlo
line-fuel = palivo
line-ore = ruda
line-iron = železo
line-tools = nářadí
line-concrete = beton
line-grain = obilí
line-wood = dřevo
line-coal = uhlí
line-iron_ore = železná ruda
line-nonferrous_ore = barevná ruda
line-oil = ropa
line-limestone = vápenec
line-nonferrous_metal = barevné kovy
line-chemicals = chemikálie
line-steel = ocel
line-parts = strojní díly
line-rubber = guma
line-explosives = výbušniny
line-worker = pracovníci
line-hungry_worker = hladoví pracovníci
## Útok se skrytými jednotkami a na ně
event-presence-asked = Strana { $power } útočí na pole { $field }: kdo se tam skrývá, dokáže, že tam je, nebo ukáže vše, co tam může být.
event-opening-rolled = Než se na poli { $field } někdo ukáže, padají kostky: { $rolls }.
event-destruction-proved = Strana { $power } dokazuje, že hody na poli { $field } zničí všechny útočníky.
event-no-proof = Strana { $power } na poli { $field } nic nedokazuje.
decision-prove_destruction = Zničí hody všechny útočníky? Ukaž, co to dokazuje, nebo odkryj vše a bojuj.
error-no-unit-to-show = { $unit } není jednotka, která pole brání.
error-not-hidden-there = { $unit } neleží na napadeném poli rubem nahoru.
error-no-row-to-show = { $unit } nemá řádek { $row }, který jsi ještě neukázal.
error-proof-fails = Podle toho, co útočníci vědí, mohou na poli { $field } někteří přežít.
error-not-surely-able = Podle toho, co všichni vědí, může být vše, co na pole { $field } útočí, prázdné nebo boje neschopné.
verb-unveil = Ukázat žeton
verb-unveil_row = Ukázat řádek
verb-prove_destruction = Prohlásit útočníky za zničené
verb-no_proof = Odkrýt vše
deed-unveil = Ukázat, co je { $unit }
deed-unveil_row = Ukázat útočníkům řádek { $row } uskupení { $unit }
deed-prove_destruction = Prohlásit, že hody zničí všechny útočníky
deed-no_proof = Nic nedokazovat, odkrýt vše a bojovat
order-unveil = unveil ŽETON – ukáže všem, co je žeton na napadeném poli
order-unveil_row = unveil_row ŽETON ŘÁDEK – ukáže útočníkům, zda je řádek pravý
order-prove_destruction = prove_destruction – podle toho, co bylo ukázáno, hody zničí všechny útočníky
order-no_proof = no_proof – vše se odkryje a začne boj
word-unveil = odkryj_žeton
word-unveil_row = odkryj_řádek
word-prove_destruction = dokaž_zničení
word-no_proof = bez_důkazu
