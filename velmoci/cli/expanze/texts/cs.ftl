# Expanze na terminálu. Jednořádkové texty bez složených závorek se čtou i přímo (slova, písmena).

word-mission = úkol
word-cards = karty, ruka
word-pool = zbrojení
word-attack = útok, zaútoč
word-arm = zbroj
word-place_first = umísti
word-choose_colour = barva
word-roll = hoď
word-draw_card = karta
word-show_mission = ukaž
word-end_turn = předej
word-offer_trade = nabídni
word-accept_trade = přijmi
word-decline_trade = odmítni
word-withdraw_trade = stáhni
word-play_on = dál
word-stop_here = skonči
word-resign = vzdej

letters-black = Čn
letters-red = Čv
letters-green = Ze
letters-yellow = Žl
letters-brown = Hn
letters-white = Bí
letters-blue = Mo

## Začátek a konec

luck-note = Štěstí: kolik vojáků měla velmoc podle pravděpodobnosti ztratit, a neztratila (minus: ztratila navíc).

## Předání klávesnice

enter-rolls = Enter hází

## Obrazovky

board-legend = • tvé   ‹ vedle tvých   +n vojáků za celý světadíl
board-legend-spectator = +n: vojáci za celý světadíl
strip-legend = (státy/vojáci/karty)
heading-states = Státy
heading-soldiers = Vojáci
heading-letter-cards = Karty
heading-mission = Úkol
heading-battles = Bitvy
heading-expected = Čekané ztráty
heading-actual = Ztráty
heading-luck = Štěstí
claim-open = { $count ->
    [one] vyhraje svým příštím tahem
    [few] vyhraje za { $count } své tahy
   *[other] vyhraje za { $count } svých tahů
  }
claim-line = { $power } už ukázal svůj úkol ({ $mission }: { $progress }) a vyhraje { $count ->
    [one] svým příštím tahem
    [few] za { $count } kola
   *[other] za { $count } kol
  }, pokud mu ho nikdo nezmaří.
shown-line = { $power } už ukázal svůj úkol: { $mission } ({ $progress }).
no-mission = Úkoly ještě nejsou rozdány.
mission-line = Tvůj úkol: { $mission } ({ $progress }).
mission-only = { $mission }
mission-fulfilled = Tvůj úkol je splněn: rozkazem „show_mission“ ohlásíš nárok na vítězství.
mission-missing = Ještě chybí: { $missing }.
mission-nonsense = Stačí jakýchkoli { $count } států.
mission-lost-pursuit = Toto pronásledování platí jako nesmyslný úkol: stačí jakýchkoli { $count } států.
placed-first = { $power } v prvním zbrojení přidává { $count ->
    [one] { $count } vojáka
    [few] { $count } vojáky
   *[other] { $count } vojáků
  }: { $placed }.
armed = { $power } zbrojí a přidává { $count ->
    [one] { $count } vojáka
    [few] { $count } vojáky
   *[other] { $count } vojáků
  }: { $placed }.
card-right = Smíš si vzít kartu s písmenem: „draw_card“; po ní už v tomto tahu nezaútočíš.
no-cards = Nemáš žádné karty s písmeny.
cards-line = Tvé karty s písmeny: { $cards }.
cards-only = { $cards }
set-line = Při zbrojení můžeš odevzdat { $set }: { $count ->
    [one] { $count } voják navíc
    [few] { $count } vojáci navíc
   *[other] { $count } vojáků navíc
  }.
offer-got = { $power } ti nabízí { $give } za { $want }: „accept_trade { $word } { $number }“, nebo „decline_trade { $word } { $number }“.
offer-made = Nabízíš { $power_dat } { $give } za { $want } (nabídka { $number }).
pool-line = Zbrojení přinese { $count ->
    [one] { $count } vojáka
    [few] { $count } vojáky
   *[other] { $count } vojáků
  }: { $sum }.
odds-line = { $attackers } proti { $defenders }: naděje na vítězství { $win }; v průměru padne { $lost } útočníka a { $killed } obránce.
plot-won = vítězství, { $count ->
    [one] zbude { $count }
    [few] zbudou { $count }
   *[other] zbude { $count }
  }
plot-lost = prohra, { $count ->
    [one] { $count } obránce zbude
    [few] { $count } obránci zbudou
   *[other] { $count } obránců zbude
  }
plot-rest = všechno ostatní
battle-won = { $power } bere { $other_dat } stát: { $origin } → { $target }, { $attackers } proti { $defenders }, { $lost ->
    [0] beze ztrát
    [one] ztráta { $lost } voják
    [few] ztráta { $lost } vojáci
   *[other] ztráta { $lost } vojáků
  }.
battle-lost = { $power } proti { $other_dat } neuspěl: { $origin } → { $target }, { $attackers } proti { $defenders }, { $killed ->
    [0] žádný obránce nepadl
    [one] padl { $killed } obránce
    [few] padli { $killed } obránci
   *[other] padlo { $killed } obránců
  }.

## Nabídky

menu-attack = Zaútočit … ({ $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
  })
menu-attack-which = Který útok? Naděje platí pro všechny, kdo smějí jít.
menu-strike = { $origin } → { $target } ({ $power }): { $attackers } proti { $defenders }, { $win }{ $wanted ->
    [0] {""}
   *[other] {", "}pro tvůj úkol
  }
menu-how-many = Kolik vojáků půjde? { $origin } → { $target }
menu-soldiers = { $count } proti { $defenders }: { $win }
menu-arm = Zbrojit …
menu-arm-where = Kam vojáci přijdou?
menu-with-set = s trojicí { $set } (+{ $count })
menu-without-set = bez odevzdání karet
menu-offer = Nabídnout karty s písmeny …
menu-offer-which = Jaká výměna?
menu-exchange = { $power }: tvoje { $give } za { $want }
menu-accept_trade = Přijmout od { $power_gen } nabídku { $number } ({ $give } za { $want })
menu-decline_trade = Odmítnout od { $power_gen } nabídku { $number } ({ $give } za { $want })
menu-withdraw_trade = Vzít zpět svou nabídku { $number } pro { $power_acc } ({ $give } za { $want })
menu-roll = Hodit kostkou
menu-play_on = Hrát dál
menu-stop_here = Skončit hru vítězstvím
menu-draw_card = Vzít si kartu s písmenem
menu-show_mission = Ukázat úkol a ohlásit nárok na vítězství
menu-end_turn = Předat tah

## Nápověda při hře

help-names = Rozkazy a příkazy mají i česká slova: útok, zbroj, karta, ukaž, předej; pomoc, plán, deník, úkol, šance, zpět, konec. Státy lze psát česky i anglicky a zkracovat; Tab doplňuje. Víc vysvětlí „help attack“ nebo „help EX-FGT-16“.
command-help = tento seznam; „help attack“ vysvětlí rozkaz, „help EX-FGT-16“ pravidlo
command-mission = tvůj úkol, co chybí, otevřené nároky na vítězství
command-cards = tvé karty s písmeny, trojice a nabídky
command-pool = kolik vojáků přinese zbrojení, jako součet
command-odds = odds ODKUD KAM N, nebo odds 5 3: naděje útoku
command-rules = rules EX-FGT-16: pravidlo; rules karta: pravidla s tímto slovem

## Pravidla, přehrávání, důkaz, obrázky, seznamy

replay-secret = { $power }: { $mission }; karty: { $hand }
all-card-drawn-own = { $power } si bere kartu { $card }.
all-mission-received = { $power } dostává úkol: { $mission }.
all-pursuit-became-nonsense = { $power } padl rukou jiné velmoci: kdo ho pronásledoval, musí teď držet { $count } států.

## Chyby

error-no-such-state = { $near_count ->
    [0] Stát „{ $value }“ na této mapě není.
   *[other] Stát „{ $value }“ na této mapě není; neměl to být { $near }?
  }
error-odds-how = Napiš „odds ODKUD KAM N“, nebo dvě čísla: „odds 5 3“.

welcome = Expanze: nová partie.
dice-committed = Kostky určuje tajemství s otiskem { $hash }…; po partii je může každý ověřit.
end-verify = Kostky lze nyní ověřit: velmoci verify { $file }
title = { $name } ({ $player }), kolo { $round }
menu-resign = Vzdát se
