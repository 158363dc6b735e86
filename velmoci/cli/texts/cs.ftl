# Co říká příkazová řádka. Jednořádkové texty bez závorek se čtou i přímo (nápověda, slova, značky).

help-usage = Použití:
help-usage-options = [VOLBY]
help-heading-options = Volby
help-heading-commands = Příkazy
help-velmoci = Expanze v prohlížeči i v terminálu, její pravidla, mapa a záznamy. Příkaz vysvětlí „velmoci PŘÍKAZ --help“.
help-serve = Hrát v prohlížeči. Spustí server pro tento počítač a otevře stránku; nastavení vypíše „velmoci serve --help“.
help-play = Hrát, lidé u jedné klávesnice a boti. GAME je „expanze“; je-li to soubor uložené partie, hraje se dál. Bez voleb hraješ proti třem botům steady.
help-replay = Procházet uloženou partii. Enter jde dál, „b“ zpět, číslo na daný záznam, „e“ na konec, „q“ končí.
help-verify = Dokázat, že uložená partie odpovídá pravidlům a že s kostkami nikdo nehýbal. Pokud ne, končí kódem 1.
help-rules = Vypsat pravidlo. Podle čísla (EX-FGT-16), oddíl (EX-FGT), nebo všechna pravidla s danými slovy; bez nich vypíše oddíly.
help-simulate = Nechat boty odehrát mnoho partií. Vypíše, kdo jak často vyhrál, s 95% intervaly.
help-map = Nakreslit mapu jako SVG a PNG. S --file na ní stojí vojska uložené partie.
help-games = Vypsat hry, které lze hrát.
help-options = Vypsat volby hry. U každé výchozí hodnotu, co lze nastavit a které pravidlo mění.

option-help-help = Ukázat tuto nápovědu.
option-help-version = Ukázat verzi.
option-help-language = Čeština, nebo angličtina; jinak rozhodne VELMOCI_LANGUAGE nebo LANG.
option-help-players = Kdo kde sedí: „me“ je člověk, jinak jméno bota (me,steady,steady,random).
option-help-simulate-players = Boti, jeden za každou velmoc (steady,steady,random,random).
option-help-powers = Kolik velmocí hraje; místa bez lidí obsadí boti steady.
option-help-people = Jména lidí u klávesnice.
option-help-options = Volba pravidel, například „round_limit=20“; lze opakovat. Vypíše je „velmoci options expanze“.
option-help-seed = Pokaždé stejné kostky a boti.
option-help-play-file = Kam ukládat; jinak do tvé datové složky.
option-help-resume = Pokračovat v této uložené partii.
option-help-to = Ukázat partii jen po tento záznam.
option-help-view = Čí pohled: barva, „spectator“ (divák), nebo „all“ (vše). Všechna tajemství jen u skončené partie.
option-help-games = Kolik partií.
option-help-jobs = Kolik procesů pracuje najednou.
option-help-as_json = Místo tabulky vypsat JSON.
option-help-out = Soubor s obrázkem; jeho koncovka určí druh. Jinak se sem zapíšou oba.
option-help-map-file = Uložená partie, jejíž vojska mají na mapě stát.

word-help = pomoc, nápověda
word-menu = nabídka
word-board = plán, mapa
word-log = deník
word-mission = úkol
word-cards = karty, ruka
word-players = hráči
word-pool = zbrojení
word-odds = šance
word-rules = pravidla, pravidlo
word-undo = zpět
word-save = uložit
word-language = jazyk
word-quit = konec
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
word-resign = vzdej

letters-black = Čn
letters-red = Čv
letters-green = Ze
letters-yellow = Žl
letters-brown = Hn
letters-white = Bí
letters-blue = Mo

you = Ty
player = Hráč

## Začátek a konec

welcome = Expanze: nová partie.
where-saved = Po každém rozkazu se ukládá do { $file }
dice-committed = Kostky určuje tajemství s otiskem { $hash }…; po partii je může každý ověřit.
resumed = Partie pokračuje ze souboru { $file }
only-bots = Zbývají jen boti; hrají dál.
how-to-resume = Partie je uložena. Dál se hraje příkazem: velmoci play { $file }
saved = Každý rozkaz se hned ukládá do { $file }
undone = Tvůj poslední rozkaz je vzat zpět.
language-changed = Odteď česky.
end-won = Vítěz: { $powers } ({ $reason }) [{ $clause }]
end-nobody = Nevyhrál nikdo: { $reason } [{ $clause }]
end-file = Záznam je v { $file }
end-verify = Kostky lze nyní ověřit: velmoci verify { $file }
luck-note = Štěstí: kolik vojáků měla velmoc podle pravděpodobnosti ztratit, a neztratila (minus: ztratila navíc).

## Předání klávesnice

enter-to-clear = Enter smaže obrazovku.
hand-over = Rozhoduje { $player } ({ $name }). Ostatní se nedívají.
enter-to-begin = Enter začíná.
enter-to-go-on = Enter ukáže plán.
enter-rolls = Enter hází
are-you-sure = Opravdu? (ano/ne)

## Obrazovky

title = { $name } ({ $player }), kolo { $round }
prompt-hint = Napiš rozkaz, stiskni Enter pro nabídku, nebo napiš „help“.
board-legend = • tvé   ‹ vedle tvých   +n vojáků za celý světadíl
board-legend-spectator = +n: vojáci za celý světadíl
strip-legend = (státy/vojáci/karty)
heading-power = Velmoc
heading-player = Hráč
heading-states = Státy
heading-soldiers = Vojáci
heading-letter-cards = Karty
heading-status = Stav
heading-mission = Úkol
heading-hand = Ruka
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
how-to-read = Pravidlo ukáže „rules { $clause }“.

## Nabídky

menu-top = Co teď?
menu-prompt = Číslo (Enter: zpět)>
menu-more = { $count ->
    [one] „vše“ ukáže ještě { $count } možnost.
    [few] „vše“ ukáže ještě { $count } možnosti.
   *[other] „vše“ ukáže ještě { $count } možností.
  }
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
menu-draw_card = Vzít si kartu s písmenem
menu-show_mission = Ukázat úkol a ohlásit nárok na vítězství
menu-end_turn = Předat tah
menu-resign = Vzdát se

## Nápověda při hře

help-orders-now = Rozkazy, které teď smíš dát:
help-always = Kdykoli:
help-names = Státy lze psát česky i anglicky a zkracovat; Tab doplňuje. Víc vysvětlí „help attack“ nebo „help EX-FGT-16“.
help-example = Příklad: { $example }
command-help = tento seznam; „help attack“ vysvětlí rozkaz, „help EX-FGT-16“ pravidlo
command-menu = očíslovaná nabídka, stejně jako samotný Enter
command-board = hrací plán
command-log = co se stalo od tvého posledního tahu; „log all“ od začátku
command-mission = tvůj úkol, co chybí, otevřené nároky na vítězství
command-cards = tvé karty s písmeny, trojice a nabídky
command-players = všechny velmoci
command-pool = kolik vojáků přinese zbrojení, jako součet
command-odds = odds ODKUD KAM N, nebo odds 5 3: naděje útoku
command-rules = rules EX-FGT-16: pravidlo; rules karta: pravidla s tímto slovem
command-undo = vzít zpět poslední rozkaz, pokud mezitím nepromluvily kostky, odhalení nebo někdo jiný
command-save = kde je partie uložena
command-language = language cs, nebo language en
command-quit = odejít; partie je uložena a dá se v ní pokračovat

## Pravidla, přehrávání, důkaz, obrázky, seznamy

rules-section = { $group } ({ $count }): { $section }
rules-how = „velmoci rules EX-FGT-16“ vypíše pravidlo, „velmoci rules EX-FGT“ oddíl, „velmoci rules karta hromádka“ hledá slova.
rules-rests-on = Opírá se o výklad { $id }:
rules-in-english = Pravidla hry { $game } jsou zatím jen anglicky.
rules-more = … a dalších { $count }; přidej slovo.
replay-at = Záznam { $number } z { $count }
replay-order = { $player }: { $order }
replay-table = stůl
replay-prompt = Enter dál, b zpět, číslo, e konec, q odejít>
replay-secret = { $power }: { $mission }; karty: { $hand }
all-card-drawn-own = { $power } si bere kartu { $card }.
all-mission-received = { $power } dostává úkol: { $mission }.
all-pursuit-became-nonsense = { $power } padl rukou jiné velmoci: kdo ho pronásledoval, musí teď držet { $count } států.
verify-records = { $count ->
    [one] { $count } záznam odpovídá pravidlům.
    [few] Všechny { $count } záznamy odpovídají pravidlům.
   *[other] Všech { $count } záznamů odpovídá pravidlům.
  }
verify-dice = { $count ->
    [one] { $count } hod odpovídá závazku.
    [few] Všechny { $count } hody odpovídají závazku.
   *[other] Všech { $count } hodů odpovídá závazku.
  }
verify-later = Partie neskončila, její tajemství ještě není odhaleno: hody půjde dokázat potom.
verify-no-commitment = Partie se hrála bez závazku; její hody se nedají dokázat.
verify-running = Partie trvá.
verify-finished = Výsledek: { $powers_count ->
    [0] nikdo
   *[other] { $powers }
  } ({ $reason }).
written = Zapsáno: { $file }
games-line = { $game } – { $title }, { $least } až { $most } velmocí; boti: { $bots }
options-of = Volby hry { $game }; nastavují se pomocí --option JMÉNO=HODNOTA.
option-line = výchozí { $default }; dovoleno: { $allowed }

## Simulace

simulate-working = Hraje se
simulate-result = { $game }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
  }
heading-bot = Bot
heading-seat = Místo
heading-games = Partie
heading-wins = Výhry
heading-share = Podíl
heading-interval = 95% interval
simulate-reasons = Konce: { $reasons }.
simulate-rounds = Kola: { $least } až { $most }, polovina partií mezi { $quarter } a { $three_quarters }, prostřední { $median }.
simulate-speed = Rozkazů v partii: průměrně { $orders }; partií za sekundu: { $speed }.

## Chyby

error-no-such-command = { $near_count ->
    [0] Příkaz „{ $value }“ neexistuje; vypíše je „velmoci --help“.
   *[other] Příkaz „{ $value }“ neexistuje; nemělo to být „{ $near }“?
  }
error-no-such-flag = { $near_count ->
    [0] Volba „{ $value }“ neexistuje; které jsou, ukáže --help.
   *[other] Volba „{ $value }“ neexistuje; nemělo to být „{ $near }“?
  }
error-argument-missing = Chybí { $value }; jak se příkaz píše, ukáže --help.
error-flag-without-value = Za { $value } chybí hodnota.
error-flag-needs-number = { $value } potřebuje celé číslo.
error-word-too-many = „{ $value }“ je tu navíc; jak se příkaz píše, ukáže --help.
error-not-whole-number = { $value } potřebuje celé číslo, aspoň { $least }.
error-unknown-language = Jazyk „{ $value }“ tu není; jsou tu: { $languages }.
error-no-such-option = { $near_count ->
    [0] Hra { $game } nemá volbu „{ $value }“; vypíše je „velmoci options { $game }“.
   *[other] Hra { $game } nemá volbu „{ $value }“; nemělo to být „{ $near }“?
  }
error-option-without-value = Volba „{ $value }“ potřebuje hodnotu: { $value }=…
error-no-screens = Hru „{ $value }“ v terminálu hrát nelze.
error-players-count = { $count ->
    [one] Je uveden { $count } hráč
    [few] Jsou uvedeni { $count } hráči
   *[other] Je uvedeno { $count } hráčů
  }, ale velmocí má hrát { $powers }.
error-people-count = { $people ->
    [0] Žádné místo není pro člověka
    [one] Pro člověka („me“) je { $people } místo
    [few] Pro lidi („me“) jsou { $people } místa
   *[other] Pro lidi („me“) je { $people } míst
  }, ale { $count ->
    [one] je uvedeno { $count } jméno.
    [few] jsou uvedena { $count } jména.
   *[other] je uvedeno { $count } jmen.
  }
error-people-twice = Dva lidé mají stejné jméno.
error-people-in-simulation = V simulaci hrají jen boti; „me“ mezi ně nepatří.
error-no-such-state = { $near_count ->
    [0] Stát „{ $value }“ na této mapě není.
   *[other] Stát „{ $value }“ na této mapě není; neměl to být { $near }?
  }
error-no-such-power = { $near_count ->
    [0] Velmoc „{ $value }“ neexistuje.
   *[other] Velmoc „{ $value }“ neexistuje; neměl to být { $near }?
  }
error-ambiguous-name = „{ $value }“ může být kterékoli z těchto jmen: { $names }.
error-ambiguous-word = „{ $value }“ může být kterékoli z těchto slov: { $names }.
error-no-such-line = Řádek { $value } v nabídce není; vyber 1 až { $count }.
error-odds-how = Napiš „odds ODKUD KAM N“, nebo dvě čísla: „odds 5 3“.
error-nothing-found = Slova „{ $value }“ nejsou v žádném pravidle.
error-file-missing = Soubor „{ $value }“ neexistuje.
error-file-is-folder = „{ $value }“ je složka, ne soubor.
error-file-exists = „{ $value }“ už existuje.
error-file-denied = „{ $value }“ tu nelze číst nebo zapsat.
error-file-trouble = Se souborem „{ $value }“ není něco v pořádku: { $reason }.
error-cannot-write = „{ $value }“ nelze zapsat: { $reason }.
error-cannot-save = Partii už nelze ukládat do „{ $value }“ ({ $reason }); poslední rozkaz neplatí.
error-file-in-use = „{ $value }“ se hraje v jiném okně.
error-folder-missing = Složka „{ $value }“ neexistuje.
error-game-exists = „{ $value }“ už existuje; dál se v ní hraje příkazem „velmoci play { $value }“.
error-key-missing = Chybí tajemství kostek („{ $value }“); bez něj lze partii přehrát, ale ne hrát dál.
error-key-wrong = Tajemství kostek („{ $value }“) nepatří k této partii.
error-picture-kind = Obrázek je soubor .svg nebo .png, ne „{ $value }“.
error-secrets-hidden = Partie neskončila, její tajemství zůstávají skrytá; --view spectator ukáže, co smí vidět každý.
error-unknown-view = Pohled „{ $value }“ neexistuje; jsou tu: { $views }.
