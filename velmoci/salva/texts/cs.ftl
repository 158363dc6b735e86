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

event-side-taken = { $power } hraje za stranu { $side }.
event-turn-order = Pořadí hráčů: { $powers }.
event-placed = { $power } umísťuje na pole { $field }: { $unit }.
event-stopped-placing = { $power } má armádu rozmístěnou.
event-sealed = { $power } odevzdává svou armádu v obálce.
event-sealed-own = { $power } odevzdává svou armádu v obálce: { $army }.
event-army-shown = { $power } ukazuje svou armádu: { $army }.
event-round-begins = Začíná { $round }. kolo.
event-turn-begins = Na tahu: { $power }.
event-moved = { $power }: { $unit } jde z pole { $origin } na pole { $field }.
event-movement-ended = { $power } končí pohyb.
event-battle-declared = { $power } útočí na pole { $field }: { $units }.
event-salvo = Pole { $field }, { $number }. salva, střílí { $side }: hod { $roll }, násobek { $factor }.
event-shot = { $unit } střílí na cíl { $target }: { $points }.
event-destroyed = Zničeno: { $unit }.
event-battle-decided = Bitva je rozhodnuta: { $verdict } [{ $clause }].
event-retreat-announced = { $power } ohlašuje ústup z pole { $field }.
event-withdrew = { $unit } ustupuje na pole { $field }.
event-lost-in-retreat = { $unit } nemá kam ustoupit a je ztracena.
event-conquered = { $power } dobývá pole { $field }.
event-field-held = Pole { $field } odolalo.
event-finished = Dostavěno na poli { $field }: { $unit }.
event-begun = { $power } začíná stavět na poli { $field }: { $unit }.
event-production-ended = { $power } končí výrobu.
event-eliminated = { $power } vypadává ze hry.
event-resigned = { $power } se vzdává.
event-game-over = Konec hry, { $reason }. { $winners_count ->
    [0] Nikdo nevyhrál.
    [one] Vítěz: { $winners }.
   *[other] Vítězové: { $winners }.
  }

## Co je odmítnuto

error-bad-start = Území stran se k cíli hry nehodí.
error-chapter-excluded = Scénář kapitolu „{ $chapter }“ nedovoluje.
error-chapter-is-off = Rozkaz „{ $order }“ patří ke kapitole, která není zapnutá.
error-has-begun = Hra už začala.
error-not-running = Teď nelze nic nařídit.
error-is-out = Už nejsi ve hře.
error-not-your-turn = Teď nerozhoduješ ty.
error-wrong-moment = To teď nařídit nelze; právě probíhá „{ $step }“.
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
error-mode-not-possible = { $unit }: způsobem „{ $mode }“ teď střílet nejde.
error-bad-share = { $unit }: tolik palby jednotce nezbývá: { $share }.
error-does-not-leave = { $unit }: jednotka bitvu neopouští.
error-no-refuge = { $unit }: na pole { $field } ustoupit nelze.

error-not-a-lot = „{ $value }“ není věc s polem a počtem.
error-not-a-march = „{ $value }“ není jednotka s cestou.
error-not-a-share = „{ $value }“ není podíl palby; napiš 1/3, kill nebo rest.
error-not-a-shot = „{ $value }“ není výstřel; napiš jednotka>cíl.

error-not-toml = { $file }, řádek { $line }: { $problem }.
error-classes-missing = { $file }, řádek { $line }: tabulka tříd chybí nebo není úplná.
error-entry-missing = { $file }, řádek { $line }: v „{ $entry }“ něco chybí.
error-unknown-entry = { $file }, řádek { $line }: „{ $entry }“ nic neznamená.
error-bad-value = { $file }, řádek { $line }: „{ $entry }“ má být: { $expected }.
error-written-twice = { $file }, řádek { $line }: „{ $name }“ je v „{ $entry }“ podruhé.
error-no-such-neighbour = { $file }, řádek { $line }: „{ $name }“ v „{ $entry }“ není jiné pole.
error-no-such-field-here = { $file }, řádek { $line }: „{ $name }“ v „{ $entry }“ není takové pole.
error-no-land = { $file }, řádek { $line }: mapa nemá žádnou souš.
