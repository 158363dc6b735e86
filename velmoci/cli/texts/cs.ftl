# Co říká příkazová řádka o každé hře. Jednořádkové texty bez složených závorek se čtou i přímo (nápověda, slova).

help-usage = Použití:
help-usage-options = [VOLBY]
help-usage-commands = [PŘÍKAZ …]
help-heading-options = Volby
help-heading-commands = Příkazy
help-velmoci = Válečné hry v prohlížeči i v terminálu, jejich pravidla, mapy a záznamy. Příkaz vysvětlí „velmoci PŘÍKAZ --help“.
help-serve = Hrát v prohlížeči. Spustí server pro tento počítač a otevře stránku; nastavení vypíše „velmoci serve --help“.
help-play = Hrát, lidé u jedné klávesnice a boti. Hry vypíše „velmoci games“; je-li místo hry soubor uložené partie, hraje se dál, je-li tam jméno pozice z příručky, začíná se v ní. Bez voleb hraješ proti botům steady.
help-replay = Procházet uloženou partii. Enter jde dál, „b“ zpět, číslo na daný záznam, „e“ na konec, „q“ končí.
help-verify = Dokázat, že uložená partie odpovídá pravidlům a že s kostkami nikdo nehýbal. Pokud ne, končí kódem 1.
help-rules = Vypsat pravidlo. Podle čísla (EX-FGT-16), oddíl (EX-FGT), nebo všechna pravidla s danými slovy; bez nich vypíše oddíly.
help-book = Přečíst si pravidla hry. Vypíše je celá i s pozicemi k zahrání; v prohlížeči mají obrázky.
help-learn = Naučit se hru za tři minuty. Vypíše stránku, která ji učí; s KAPITOLOU, má-li hra nějaké, minutovou stránku o ní.
help-saved = Vypsat uložené partie. Nejnovější je první, u každé stojí příkaz, kterým se hraje dál.
help-simulate = Nechat boty odehrát mnoho partií. Vypíše, kdo jak často vyhrál, s 95% intervaly; společná výhra se dělí mezi vítěze.
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
option-help-scenario = Připravená hra podle jména (vypíše je „velmoci HRA scenarios“), nebo soubor, který ji obsahuje.
option-help-chapters = Kapitoly, které se zapnou vedle kapitol scénáře.
option-help-options = Volba pravidel, například „round_limit=20“; lze opakovat. Vypíše je „velmoci options HRA“.
option-help-seed = Pokaždé stejné kostky a boti.
option-help-play-file = Kam ukládat; jinak do tvé datové složky.
option-help-resume = Pokračovat v této uložené partii.
option-help-to = Ukázat partii jen po tento záznam.
option-help-view = Čí pohled: velmoc, „spectator“ (divák), nebo „all“ (vše). Všechna tajemství jen u skončené partie.
option-help-games = Kolik partií.
option-help-jobs = Kolik procesů pracuje najednou.
option-help-as_json = Místo tabulky vypsat JSON.
option-help-out = Soubor s obrázkem; jeho koncovka určí druh. Jinak se sem zapíšou oba.
option-help-map-file = Uložená partie, jejíž vojska mají na mapě stát.

version-compiled = přeloženo
version-plain = čistý Python
version-client = s klientem pro prohlížeč
version-no-client = bez klienta pro prohlížeč
note-plain = Pravidla v této kopii jsou v čistém Pythonu, nepřeložená: všechno se hraje stejně, jen mnohokrát pomaleji. S překladačem C nainstaluj znovu.
note-no-client = Klient pro prohlížeč v této kopii není, není tedy kde hrát. S Node 20.19 nebo novějším nainstaluj znovu; v naklonovaném repozitáři vše zařídí „make play“.

word-help = pomoc, nápověda
word-menu = nabídka
word-board = plán, mapa
word-log = deník
word-players = hráči
word-odds = šance
word-rules = pravidla, pravidlo
word-undo = zpět
word-save = uložit
word-language = jazyk
word-quit = konec

you = Ty
player = Hráč

## Začátek a konec

where-saved = Po každém rozkazu se ukládá do { $file }
resumed = Partie pokračuje ze souboru { $file }
bot-is-silent = { $power }: hraje tu bot, který na smlouvy neodpovídá.
only-bots = Zbývají jen boti; hrají dál.
how-to-resume = Partie je uložena. Dál se hraje příkazem: velmoci play { $file }
saved = Každý rozkaz se hned ukládá do { $file }
undone = Tvůj poslední rozkaz je vzat zpět.
language-changed = Odteď česky.
end-won = Vítěz: { $powers } ({ $reason }) [{ $clause }]
end-nobody = Nevyhrál nikdo: { $reason } [{ $clause }]
end-file = Záznam je v { $file }

## Předání klávesnice

enter-to-clear = Enter smaže obrazovku.
hand-over = Rozhoduje { $player } ({ $name }). Ostatní se nedívají.
enter-to-begin = Enter začíná.
enter-to-go-on = Enter ukáže plán.
are-you-sure = Opravdu? (ano/ne)

## Obrazovky

prompt-hint = Napiš rozkaz, stiskni Enter pro nabídku, nebo napiš „help“.
heading-power = Velmoc
heading-player = Hráč
heading-status = Stav
heading-hand = Ruka
how-to-read = Pravidlo ukáže „rules { $clause }“.

## Nabídky

menu-top = Co teď?
menu-prompt = Číslo (Enter: zpět)>
menu-more = { $count ->
    [one] „vše“ ukáže ještě { $count } možnost.
    [few] „vše“ ukáže ještě { $count } možnosti.
   *[other] „vše“ ukáže ještě { $count } možností.
  }

## Nápověda při hře

help-orders-now = Rozkazy, které teď smíš dát:
help-always = Kdykoli:
help-example = Příklad: { $example }
command-menu = očíslovaná nabídka, stejně jako samotný Enter
command-board = hrací plán
command-log = co se stalo od tvého posledního tahu; „log all“ od začátku
command-players = všechny velmoci
command-undo = vzít zpět poslední rozkaz, pokud mezitím nepromluvily kostky, odhalení nebo někdo jiný
command-save = kde je partie uložena
command-language = language cs, nebo language en
command-quit = odejít; partie je uložena a dá se v ní pokračovat

## Trvalé rozkazy

standing-none = Předem jsi neodpověděl na nic.
standing-how = „pomoc trvalé“ ukáže, jak přidat a zrušit.
standing-about = co se týká: { $topic }
standing-over = nad poli { $fields }
standing-of = od strany { $power }
standing-odds = je-li šance aspoň { $odds } %
standing-for-turn = jen v tomto tahu
standing-did = Tvůj trvalý rozkaz { $number } odpověděl: { $order }
error-no-standing = Trvalý rozkaz { $value } nemáš.
error-standing-oneself = Trvalý rozkaz se týká toho, na co se ptají jiní.
error-standing-twice = Právě tento trvalý rozkaz už platí.
error-standing-full = Víc než { $limit } trvalých rozkazů mít nelze.

## Pravidla, přehrávání, důkaz, obrázky, seznamy

rules-section = { $group } ({ $count }): { $section }
rules-how = Hru se naučíš příkazem „velmoci book HRA“. „velmoci rules EX-FGT-16“ vypíše pravidlo, „velmoci rules EX-FGT“ oddíl, „velmoci rules karta hromádka“ hledá slova.
rules-not-playable = zatím nelze hrát
learn-chapters = Jedna kapitola za minutu: velmoci learn { $game } KAPITOLA. Jsou tu: { $names }.
learn-then = Hraje se příkazem: velmoci play { $game }. Pravidla: velmoci book { $game }. Každé pravidlo podle čísla: velmoci rules.
book-then = S obrázky a stránkou k vytištění: velmoci serve, Pravidla. Každé pravidlo podle čísla: velmoci rules.
saved-none = Ve složce { $folder } nejsou uložené partie.
saved-line = { $changed }  { $game }: { $players }; { $count ->
    [one] jeden rozkaz
    [few] { $count } rozkazy
   *[other] { $count } rozkazů
  }{ $over ->
    [yes] , dohráno
   *[other] { "" }
  }
rules-rests-on = Opírá se o výklad { $id }:
rules-more = … a dalších { $count }; přidej slovo.
replay-at = Záznam { $number } z { $count }
replay-order = { $player }: { $order }
replay-table = stůl
replay-prompt = Enter dál, b zpět, číslo, e konec, q odejít>
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
games-line = { $game } – { $title }, { $least } až { $most } velmocí; boti: { $bots }, na nabídky odpovídá { $talking }
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
simulate-shared = { $games ->
    [one] V { $games } partii
   *[other] V { $games } partiích
  } vyhrálo víc hráčů společně: každému vítězi se počítá stejný díl výhry.
simulate-reasons = Konce: { $reasons }.
simulate-rounds = Kola: { $least } až { $most }, polovina partií mezi { $quarter } a { $three_quarters }, prostřední { $median }.
simulate-speed = Rozkazů v partii: průměrně { $orders }; partií za sekundu: { $speed }.

## Chyby

error-no-such-command = { $near_count ->
    [0] Příkaz „{ $value }“ neexistuje; jaké jsou, vypíše „{ $command } --help“.
   *[other] Příkaz „{ $value }“ neexistuje; nemělo to být „{ $near }“?
  }
error-no-such-flag = { $near_count ->
    [0] Volba „{ $value }“ neexistuje; které jsou, ukáže --help.
   *[other] Volba „{ $value }“ neexistuje; nemělo to být „{ $near }“?
  }
error-argument-missing = Chybí { $value }; jak se příkaz píše, ukáže --help.
error-game-missing = Kterou hru? Jsou tu: { $games }. Například: velmoci play { $example }
error-no-lesson = Stránka, která by učila „{ $value }“, tu není.
error-no-chapter-lesson = Stránka o kapitole „{ $value }“ tu není. Jsou tu: { $names }.
error-position-is-whole = „{ $value }“ je pozice z příručky: její pravidla i hráči jsou dáni. Přidat se dá jen --file a --seed.
error-scenario-decides = Kolik hraje, určuje scénář: { $count }, ne { $powers }. Jiné vypíše „velmoci { $game } scenarios“, vybírá je --scenario.
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
error-no-such-power = { $near_count ->
    [0] Velmoc „{ $value }“ neexistuje.
   *[other] Velmoc „{ $value }“ neexistuje; neměl to být { $near }?
  }
error-ambiguous-name = „{ $value }“ může být kterékoli z těchto jmen: { $names }.
error-ambiguous-word = „{ $value }“ může být kterékoli z těchto slov: { $names }.
error-no-such-line = Řádek { $value } v nabídce není; vyber 1 až { $count }.
error-nothing-found = Slova „{ $value }“ nejsou v žádném pravidle.
error-file-missing = Soubor „{ $value }“ neexistuje.
error-file-not-text = „{ $value }“ není text v UTF-8.
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
error-other-game = „{ $value }“ je záznam jiné hry ({ $game }).
error-picture-kind = Obrázek je soubor .svg nebo .png, ne „{ $value }“.
error-secrets-hidden = Partie neskončila, její tajemství zůstávají skrytá; --view spectator ukáže, co smí vidět každý.
error-unknown-view = Pohled „{ $value }“ neexistuje; jsou tu: { $views }.
