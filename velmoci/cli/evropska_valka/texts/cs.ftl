# Evropská válka na terminálu. Jednořádkové texty bez složených závorek se čtou i přímo (slova, písmena, krátká jména).

word-cards = karty, ruka
word-seen = viděl, znám
word-choose_power = mocnost
word-place = postav
word-sabotage = sabotáž
word-espionage = špionáž, špehuj
word-draft = odvod
word-move = přesun, jdi
word-attack = útok, zaútoč
word-fate = osud
word-end_turn = konec_tahu, nic
word-king = král, zastav
word-pass = nech, dál
word-lay = vylož
word-retreat = ústup, ustup
word-assign = rozděl, dej
word-discard = odhoď
word-resign = odejdi

letters-british_allies = Br
letters-french_allies = Fr
letters-dual_alliance = Dv
letters-ottoman_empire = Os
letters-russian_empire = Ru
colour-british_allies = červený, červená
colour-french_allies = modrý, modrá
colour-dual_alliance = černý, černá
colour-ottoman_empire = zelený, zelená
colour-russian_empire = žlutý, žlutá
letter-atlantic = A
letter-mediterranean = S
short-britain = Británie
short-benelux = Benelux
short-southern_scandinavia = J. Skandinávie
short-france = Francie
short-spain = Španělsko
short-north_africa = Sev. Afrika
short-germany = Německo
short-austria_hungary = Rakousko-Uhersko
short-italy = Itálie
short-southern_balkans = Jižní Balkán
short-anatolia = Malá Asie
short-near_east = Blízký východ
short-finland_baltics = Finsko, Pobaltí
short-russia = Rusko
short-ukraine = Ukrajina, Polsko

## Začátek a konec

welcome = Evropská válka: nová hra.
dice-committed = Karty jsou dány tajemstvím s otiskem { $hash }…; po hře je může každý ověřit.
end-verify = Karty lze nyní ověřit: velmoci verify { $file }
luck-note = Štěstí: body karet dobraných v soubojích z balíčku nad průměr { $mean } za kartu.

## Obrazovky

title = { $name } ({ $player }), tah { $turn }
board-legend = • tvé  ‹ na dosah  ≈A atlantský, ≈S středomořský přístav  ═ most
board-legend-spectator = ≈A atlantský, ≈S středomořský přístav  ═ most
strip-legend = (kameny/doma/karty)
heading-side = Mocnost
heading-pieces = Kameny
heading-home = Doma
heading-cards = Karty
heading-known = Známé karty
heading-won = Výhry
heading-lost = Prohry
heading-kings = Králové
heading-luck = Štěstí
piles-line = V balíčku: { $count }, odhozeno: { $discarded }.
prey-line = Po levici: { $power } (doma { $count }/3); když padne, vyhráváš.
trio-line = Chybí už jen { $field } a držíš všechna pole mocnosti { $trio }.
hand-line = Tvoje karty:
hand-empty = V ruce nemáš nic.
fate-line = Tři karty osudu k rozdělení:
points-short = { $count } b.
drawn-mark = *
drawn-legend = z balíčku
seen-line = { $power }, známé karty v ruce:
seen-nothing = O kartách v cizích rukou nic nevíš.
discard-line = Odhozeno:
battle-line = Útok { $power_gen } na { $other_acc }: { $origin } → { $target }, karty { $attackers } proti { $defenders }.
laid-attacker = { $power }: útok { $sum } = { $points }
laid-defender = { $power }: obrana { $sum } = { $points }
odds-line = { $origin } → { $target }: vyložíš { $attackers ->
    [one] { $attackers } kartu
    [few] { $attackers } karty
   *[other] { $attackers } karet
  }, obránce { $defenders }; potřebuješ více bodů.
odds-win = Šance na vítězství: { $win }, pokud útok nikdo nezastaví ({ $stop }, že by někdo mohl); průměrně { $margin } bodu.
odds-open = { $origin } → { $target } uspěje na { $win } (průměrně { $margin } bodu).
odds-hand = { $power }: v ruce { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }; karta z balíčku má průměrně { $mean } bodu.
turn-goes-on = Tvůj tah pokračuje: zbývá jedna akce.
enter-passes = Enter nechá být
reaction-hint = „král“ útok zastaví, Enter ho nechá být, „menu“ vypíše možnosti.

## Nabídky

menu-draft = Odvod … ({ $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
  })
menu-move = Pohyb … ({ $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
  })
menu-attack = Útok … ({ $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
  })
menu-sabotage = Sabotáž … ({ $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
  })
menu-espionage = Špionáž … ({ $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
  })
menu-draft-which = Kde se postaví nový kámen?
menu-move-which = Kdo půjde kam?
menu-attack-which = Který útok? Šance platí pro všechny, kdo mohou jít, když je nikdo nezastaví.
menu-how-many = Kolik jich půjde?
menu-sabotage-which = Kterou kartou a proti kterému poli?
menu-espionage-which = Kterou kartou a komu nahlédneš do ruky?
menu-strike = { $origin } → { $target } ({ $power }): { $attackers } proti { $defenders }
menu-line-fate = Osud: vzít tři karty
menu-line-end_turn = V tomto tahu nic neudělat
menu-line-pass = Nechat útok proběhnout
menu-line-choose_power = { $power }
menu-line-place = { $field }
menu-line-draft = { $field }
menu-line-retreat = { $field }
menu-line-move = { $origin } → { $target }
menu-line-sabotage = { $card }: { $field }
menu-line-espionage = { $card }: { $power }
menu-line-king = Zastavit útok kartou { $card }
menu-line-lay = { $cards } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  })
menu-line-discard = { $cards } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  })
menu-assign-keep = Nechat si { $cards }
menu-assign-each = Kartu po kartě …
menu-assign-whom = Kdo dostane { $card }?
menu-assign-me = Necháš si ji
menu-assign-to = { $power }
menu-resign = Odejít ze hry; místo hraje dál samo

## Nápověda

help-names = Rozkazy a příkazy mají i česká slova: odvod, přesun, útok, osud, král, vylož; pomoc, plán, deník, karty, šance, zpět, konec. Pole a mocnosti lze jmenovat česky i anglicky a zkracovat, mocnosti i barvou; u karty stačí hodnota (K, 10). Tab doplňuje. Více řekne „help attack“ a „help EV-KNG-3“.
command-help = tento přehled; „help attack“ vysvětlí příkaz, „help EV-KNG-3“ pravidlo
command-cards = tvoje karty
command-seen = karty, o kterých víš v cizích rukou, a odhozené
command-odds = odds ODKUD KAM N: šance útoku; samotné: toho, který právě probíhá
command-rules = rules EV-KNG-3: pravidlo; rules král: pravidla s tím slovem

## Záznam skončené hry

all-hand-dealt-own = { $power }: rozdané karty { $cards }.
all-espionage-own = { $power }: špionáž kartou { $card } u { $other_gen }, { $cards_count ->
    [0] ruka je prázdná.
   *[other] vidět je { $cards }.
  }
all-fate-drawn-own = { $power }: osud přinesl { $cards }.
all-fate-kept-own = { $power }: zůstává { $cards }.

## Chyby

error-no-such-field = { $near_count ->
    [0] Pole „{ $value }“ na této mapě není.
   *[other] Pole „{ $value }“ na této mapě není; mělo to být { $near }?
  }
error-odds-how = Napiš „odds ODKUD KAM N“; samotné „odds“ je pro útok, který právě probíhá.
