## Všude

skip = Přejít k obsahu
brand-label = Velmoci, na úvodní stránku
menu = Nabídka
nav-label = Hlavní nabídka
nav-new = Nová hra
nav-mine = Moje hry
nav-watch = Stoly
nav-rules = Pravidla
nav-account = Nastavení
language-label = Jazyk
theme-label = Vzhled
theme-auto = podle systému
theme-light = světlý
theme-dark = tmavý
loading = Načítá se…
retry = Zkusit znovu
close = Zavřít
undo = Zpět
copy = Kopírovat
copied = Zkopírováno
qr-title = QR kód
qr-alt = QR kód tohoto odkazu pro fotoaparát telefonu
qr-too-long = Na QR kód je tento odkaz moc dlouhý.
link-only-here = Tato adresa platí jen na tomto počítači. Aby se mohli připojit přátelé z jiných, spusť server s přepínačem --host 0.0.0.0 a otevři síťovou adresu, kterou vypíše.
guest = Host
nickname = Tvé jméno u stolu
to-home = Na úvodní stránku
round = Kolo { $round }
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
your-turn = Jsi na tahu
rule-open = Článek { $id }
rule-unknown = Článek { $id } v tomto jazyce není.
rule-in-book = Číst dál v pravidlech

title-new = Nová hra
title-join = Připojit se ke hře
title-table = Stůl
title-replay = Záznam
title-after = Po hře
title-mine = Moje hry
title-watch = Otevřené stoly
title-rules = Pravidla
title-learn = Za tři minuty
title-account = Nastavení a účet
title-lost = Tady nic není
lost = Na této adrese žádná stránka není.

bot-random = Tulák (hraje náhodně)
bot-steady = Stratég (hraje na výhru)

## Úvodní stránka

home-title = Rozděl si svět
home-lead = Tři válečné hry v prohlížeči proti botům i přátelům: tajné úkoly, ruka karet, salvy na vlastních mapách. Kostky jsou poctivé.
home-about-expanze = Celý svět, až sedm velmocí a pro každou tajný úkol. O bitvách rozhodují kostky, karty přinášejí vojáky a nikdo neví, kdo je blízko vítězství.
home-about-evropska_valka = Evropa kolem roku 1920: pár figurek a ruka karet pro bitvy, špiony, sabotáže i osud. Snadno se naučí, hrají dva až pět.
home-about-salva = Válka podle tvého: tanky, lodě a ponorky střílejí salvu za salvou a scénář nebo tvoje volby říkají, oč se hraje.
play-now = Hrát hned
starting = Prostírá se stůl…
play-other = Hrát hned: { $game }
play-now-hint = Ty a tři boti, okamžitě. Bez účtu a bez čtení návodu.
join-title = Připojit se odkazem
join-link = Odkaz, který ti přišel
join-go = Připojit
join-bad-link = Tohle není odkaz na hru; vypadá jako …#/join/….
home-mine = Hry rozehrané na tomto zařízení, a zda jsi v nich na tahu.
home-mine-none = Na tomto zařízení máš zatím čistý stůl.
home-watch = Najdi stůl, kde je volno, nebo se dívej, jak hrají jiní.
home-rules = Pravidla s obrázky, příklady k zahrání a stránkou k vytištění; vedle nich každé pravidlo s číslem.

## Nová hra

new-game = Hra
new-seats = Kdo hraje
new-count = Počet velmocí
new-powers = { $count ->
    [one] { $count } velmoc
    [few] { $count } velmoci
   *[other] { $count } velmocí
  }
new-seat = Místo { $number }
new-who = Kdo sedí na místě { $number }
new-colour = Barva místa { $number }
new-name = Jméno na místě { $number }
sitter-me = Já
sitter-person = Člověk
sitter-bot = Bot: { $bot }
sitter-bot-silent = Bot: { $bot }, nemluví
colour-any = jakákoli
new-one-screen = Všichni lidé hrají u této obrazovky
new-one-screen-hint = Před každým tahem se obrazovka předá, aby nikdo neviděl cizí úkol.
new-link-hint = { $count ->
    [one] Dostaneš odkaz, kterým se připojí { $count } člověk.
    [few] Dostaneš odkaz, kterým se připojí { $count } lidé.
   *[other] Dostaneš odkaz, kterým se připojí { $count } lidí.
  }
new-not-me = Žádné místo není tvoje: vyber si některé, nech všechny lidi hrát u této obrazovky, nebo dovol komukoli se dívat.
new-public = Kdokoli se smí dívat a sednout si na volné místo
new-clock = Čas
clock-none = Bez hodin
clock-brisk = 30 s na tah + 5 min
clock-calm = 90 s na tah + 20 min
clock-day = Den na tah + 3 dny
clock-slow = Tři dny na tah + 7 dní
clock-own = Vlastní…
clock-beforehand = Na otázky mimo tah se odpovídá hned, trvalými rozkazy nebo mlčením: na nikoho se nečeká
clock-kind = Druh
clock-kind-live = naživo
clock-kind-days = korespondenčně
clock-move-live = Sekund na tah
clock-bank-live = Minut v zásobě
clock-move-days = Hodin na tah
clock-bank-days = Hodin v zásobě
new-rules = Pravidla
options-table = Stůl a tahy
options-arming = Vojáci a zbrojení
options-cards = Boj a karty s písmeny
options-missions = Úkoly a vítězství
options-changed = { $count ->
    [one] { $count } změna
    [few] { $count } změny
   *[other] { $count } změn
  }
options-match = Volby této hry
options-match-rest = Vše ostatní je podle pravidel.
options-match-usual = Všechny volby jsou podle pravidel.
option-usual = obvykle { $value }
option-yes = ano
option-no = ne
option-ask = rozhodne se teprve pak
option-reset = Podle knihy
option-wrong = { $what } Dovoleno: { $allowed }.
new-start = Začít

## Připojení, dívání, vlastní hry

join-seat = Místo
join-any-seat = Kterékoli volné místo
join-member = Hrát za tuto velmoc společně
join-full = Všechna místa u tohoto stolu jsou obsazená. Kdo chce za některou velmoc hrát společně s někým, kdo tu sedí, ať ho požádá o odkaz; ten je u stolu pod Další možnosti.
join-seated = U tohoto stolu už sedíš.
join-sit = Posadit se
seat-open = volné místo
join-open = { $count ->
    [one] Sednout si na volné místo
    [few] Sednout si na jedno ze { $count } volných míst
   *[other] Sednout si na jedno z { $count } volných míst
  }
watch-lead = Veřejné hry, které se scházejí nebo hrají: sedni si na volné místo, nebo se dívej. Divák vidí to, co leží otevřeně na stole.
watch-none = Právě nikdo nehraje veřejně. Založ stůl, ke kterému si může sednout kdokoli:
watch-none-such = Takový stůl teď není. Hledej méně věcí najednou, nebo takový založ:
watch-count = { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
   *[other] { $count } stolů
  }
watch-more = Ukázat další
watch-further = Hledat mezi staršími
filter-title = Které stoly
filter-game = Hra
filter-game-any = kterákoli
filter-pace = Čas na přemýšlení
filter-pace-any = jakýkoli
filter-pace-live = naživo, s hodinami
filter-pace-days = na dny
filter-pace-none = bez hodin
filter-seats = Volná místa
filter-seats-any = kolikkoli
filter-seats-least = aspoň { $count }
filter-scenario = Scénář
filter-scenario-any = kterýkoli
filter-chapter = S kapitolou
filter-chapter-any = kteroukoli
filter-people = Jen lidé, žádní boti
filter-clear = Ukázat všechny stoly
watch-open = Dívat se
replay-open = Záznam
mine-open = Ke stolu
next-game = { $count ->
    [one] Další: čeká na tebe { $count } hra
    [few] Další: čekají na tebe { $count } hry
   *[other] Další: čeká na tebe { $count } her
  }
mine-none = Na tomto zařízení nemáš žádné hry.
mine-forget = Odebrat ze seznamu
mine-hint = Tvá místa si pamatuje tento prohlížeč. S účtem je najdeš i na jiných zařízeních.
status-match-gathering = schází se
status-match-running = hraje se
status-match-paused = přerušena
status-match-over = dohraná
match-won = { $count ->
    [one] Vítěz:
   *[other] Vítězové:
}
match-drawn = Nikdo nevyhrál.
match-waits = Na tahu:

## Účet

account-here = Na tomto zařízení
notify-sound = Zvuky: kostky, karty, salvy a když přijdu na tah
notify-browser = Upozornění prohlížeče, když přijdu na tah
notify-refused = Prohlížeč upozornění z této stránky nedovoluje; změnit to lze v jeho nastavení.
account-title = Účet
account-why = Účet není nutný. Shromažďuje tvé hry, takže je najdeš na každém zařízení.
account-login = Přihlásit se
account-register = Nový účet
account-logout = Odhlásit se
account-name = Jméno
account-password = Heslo
account-password-hint = Aspoň osm znaků.
account-signed-in = Přihlášené jméno: { $name }.

## Spojení se serverem

line-connecting = Připojuje se ke stolu…
line-broken = Spojení se přerušilo. Tvé rozkazy se neztratí.
line-again = { $count ->
    [0] Zkouší se znovu…
    [one] Další pokus za { $count } sekundu.
    [few] Další pokus za { $count } sekundy.
   *[other] Další pokus za { $count } sekund.
  }
line-now = Zkusit hned
goodbye-unknown_match = Taková hra na tomto serveru není.
goodbye-bad_token = Odkaz na toto místo neplatí.
goodbye-bad_message = Server této stránce neporozuměl; pomoci by mělo nové načtení.
goodbye-shutdown = Server se právě restartuje.
goodbye-too_many = Příliš mnoho spojení najednou.
goodbye-too_slow = Spojení bylo příliš pomalé.

## U stolu

winner = Vítěz: { $powers } ({ $how }).

## Stůl

table-map = Mapa
table-side = Kolem stolu
table-tools = Nástroje mapy
table-zoom-whole = Ukázat celou mapu
table-to-list = Na seznam států
table-you = ty
table-captain = kapitán
table-present = u stolu
table-away = pryč
table-new = nové
table-cancel = Zrušit
table-not-yet = Ještě ne
table-anyway = Přesto: { $deed }
table-accept = Přijmout
table-decline = Odmítnout

table-tab-play = Hra
table-tab-overview = Velmoci
table-tab-own = Úkol
table-tab-cards = Karty
table-tab-talks = Jednání
table-tab-states = Státy
table-tab-remarks = Diváci

players-power = Velmoc
table-clock = Zbývající čas
table-decision = O čem se rozhoduje
table-hand-back = Předat obrazovku
table-over = Hra skončila.
table-paused = Hra je přerušená.
table-resume = Pokračovat
table-standing-heading = Trvalé rozkazy
table-standing-now-on = Odpovídat tak odteď pořád
table-standing-what = Odpovídají za tebe, když se tě hra v cizím tahu na něco zeptá. Ví o nich jen tvá strana; odpoví první, který se hodí.
table-standing-none = Žádné trvalé rozkazy jsi nenechal.
table-standing-new = Nový trvalý rozkaz
table-standing-question = Na otázku
table-standing-answer = odpovědět
table-standing-whose = kdo se ptá
table-standing-anybody = kdokoli
table-standing-topic = čeho se týká
table-standing-everything = čehokoli
table-standing-where = Pole
table-standing-everywhere = na všech polích
table-standing-until = Čas je do { $hour }.
table-standing-from = je-li šance aspoň
table-standing-about = co se týká: { $topic }
table-standing-over = nad poli { $fields }
table-standing-of = od strany { $power }
table-standing-odds = je-li šance aspoň { $odds } %
table-standing-turn = jen v tomto tahu
table-standing-give = Odteď
table-standing-revoke = Zrušit
table-take-back = Vzít poslední rozkaz zpět
table-waiting = Na tahu: { $power } ({ $who }).
table-waiting-all = Čeká se na odpověď: { $powers }.
table-waiting-none = Na nikoho se nečeká.
table-watching = Díváš se. Na tahu: { $power }.
table-watching-none = Díváš se.
table-won-by = Vítěz:
table-to-replay = Prohlédnout celou hru
table-rematch = Hrát znovu
table-rematch-asked = Čeká se na ostatní
table-rematch-go = K další hře
table-to-home = Na úvodní stránku

table-absent = Neodpovídá { $power }. Co teď?
table-absent-wait = Počkat
table-absent-default = Přeskočit
table-absent-bot = Ať hraje bot
table-absent-you = Ostatní rozhodují, jak hrát dál bez tebe. Stačí odpovědět, a hraješ dál.
table-skipped = Tvá velmoc se přeskakuje.
table-stand-in = Za tvou velmoc hraje náhradník ({ $bot }).
table-come-back = Jsem zpět
table-proposals = Tvá velmoc hlasuje
table-proposal-votes = pro: { $names }
table-proposal-join = Jsem pro
table-proposal-withdraw = Vzít své hlasy zpět

table-players = Velmoci
table-col-power = Velmoc
table-col-clock = Čas
table-seat-open = volné místo
table-talking = Jednají spolu: { $rooms }

table-talks = Jednání a dohody
table-talks-over = V této hře si nikdo s tebou nepsal.
table-talks-off = V této hře se nejedná.
table-talks-seen = Ostatní vidí, že jednáte, ne o čem.
table-rooms = Místnosti
table-team = Vlastní velmoc
table-team-empty = Tohle čtou jen členové tvé velmoci.
table-talk-with = S kým jednat
table-talk-choose = Vyber jednu nebo více velmocí; nikdo jiný nebude číst, co říkáš.
table-bot-silent = nemluví
table-bots-silent = { $count ->
    [one] Tuto stranu hraje bot, který neodpovídá
   *[other] Tyto strany hrají boti, kteří neodpovídají
  }: { $powers }.
table-bots-offers = { $count ->
    [one] Tuto stranu hraje bot; odpovídá
   *[other] Tyto strany hrají boti; odpovídají
  } na navržené dohody, slovům nerozumí: { $powers }.
table-bots-treaties = { $count ->
    [one] Tuto stranu hraje bot; odpovídá
   *[other] Tyto strany hrají boti; odpovídají
  } na nabídnuté smlouvy, slovům nerozumí: { $powers }.
table-talk-lines = Co se řeklo
table-talk-empty = Tady zatím nikdo nic neřekl.
table-say = Řekni něco
table-send = Říci
table-reveal = Ukázat tento rozhovor v záznamu
table-revealed = Záznam ho ukáže, až budou souhlasit všichni
table-agreement-new = Navrhnout dohodu
table-agreement-form = Druh dohody
table-agreement-form-line = Bez útoků na hranici
table-agreement-form-against = Společně proti velmoci
table-agreement-form-free = Vlastními slovy
table-agreement-pairs = Kde se neútočí
table-agreement-no-border = Nemáte společnou hranici.
table-agreement-whom = Proti komu
table-agreement-text = Co dohoda říká
table-agreement-more = Slovo k tomu (není nutné)
table-agreement-send = Navrhnout
table-agreement-hint = Nikoho nezavazuje: hra kvůli ní žádný rozkaz neodmítne.
table-agreement-open = Návrh
table-agreement-made = Dohodnuto
table-agreement-declined = Odmítnuto
table-agreement-by = navrhuje { $power }
table-agreement-line = Bez útoků na této hranici:
table-agreement-against = Společně proti { $power_dat }.
table-agreement-declined-by = Odmítá { $powers }
table-disclose = Prozradit
table-disclose-to = Komu
table-disclose-all = všem
table-disclose-go = Prozradit
table-disclosed = Prozrazeno: { $powers }
table-disclosed-all = Prozrazeno všem
table-disclosed-title = Dohody jiných

table-log = Průběh
table-log-more = { $count ->
    [one] { $count } dřívější řádek
    [few] { $count } dřívější řádky
   *[other] { $count } dřívějších řádků
  }

table-gathering = Hráči se scházejí
table-gathering-lead = { $count ->
    [0] Všichni jsou tu; hra za chvíli začne.
    [one] Ještě { $count } místo je volné. Jakmile se obsadí, hra začne sama.
    [few] Ještě { $count } místa jsou volná. Jakmile se obsadí, hra začne sama.
   *[other] Ještě { $count } míst je volných. Jakmile se obsadí, hra začne sama.
  }
table-gathering-link = Odkaz pro připojení
table-watch-link = Odkaz pro diváky

remarks-title = Co si píšou diváci
remarks-lines = Napsali diváci
remarks-empty = Zatím nikdo nic nenapsal.
remarks-name = Tvé jméno
remarks-say = Zpráva ostatním divákům
remarks-hint = Ostatní diváci to čtou hned, hráči až po hře.
table-leave = Odejít od stolu

table-hand-over = Na řadě je { $power }
table-hand-over-hint = Předej obrazovku; objeví se úkol a karty, které má vidět jen { $power }.
table-hand-over-go = Hraji za { $power_acc }
table-hand-over-others = Chce se podívat někdo jiný:

table-menu = Další možnosti
table-fold = Jen mapa
just-enough = Právě tolik, aby to vyšlo na 80 %
table-rules = Pravidla
table-look-back = Dosavadní průběh
table-pause = Přerušit hru
table-member = Hrát za svou velmoc s někým společně
table-member-hint = Kdo tento odkaz otevře, hraje za tvou velmoc s tebou a vidí všechno, co ví ona. Nikomu jinému ho nedávej.
table-member-link = Odkaz pro spoluhráče
table-own-link = Hrát dál na jiném zařízení
table-own-link-hint = Tento odkaz je tvé místo: kdo ho má, je u tohoto stolu tebou.
table-own-link-label = Odkaz na mé místo
table-notices = Když přijdu na tah
table-sound = Zvuky: kostky, karty, salvy a když přijdu na tah
table-notice = Ukázat upozornění prohlížeče
table-notice-refused = Prohlížeč upozornění z této stránky nedovoluje; změnit to lze v jeho nastavení.
table-show-all = Ukazovat kostky ze všech bitev
table-captain-title = Kapitán
table-captain-name = Jmenovat kapitánem
table-dice = Poctivé kostky
table-dice-how = Otisk tajemství, ze kterého kostky vycházejí, byl zveřejněn před prvním rozkazem a každé místo k němu přimíchalo vlastní hodnotu. Po hře se tajemství odhalí a každý hod lze ověřit.
table-dice-hash = Otisk:
table-dice-secret = Tajemství:
table-resign = Vzdát se
table-resign-sure = Chceš se vzdát?
table-resign-what = Tvá velmoc hru natrvalo opustí. Její vojáci zůstanou, kde stojí, a budou se bránit.
table-resign-vote = Tvá velmoc hru natrvalo opustí, jakmile to bude chtít víc než polovina jejích členů.
table-resign-go = Vzdát se
table-step-away = Na úvodní stránku
table-step-away-hint = Tvé místo ti zůstane; hru najdeš pod Moje hry.

table-book = Nahlédnout do příručky
table-help = Jak se tu hraje
table-help-turn = Tah
table-help-map = Mapa
table-help-pointer = Kolečko zvětšuje. Tažením za moře se mapa posouvá. Klepnutí na stát a pak na souseda, nebo tažení mezi nimi, je útok.
table-help-touch = Dvěma prsty se zvětšuje. Dlouhý stisk vrátí umístěného vojáka.
table-help-arrows = Na mapě: šipky vedou od státu ke státu, + a − zvětšují a zmenšují, 0 ukáže vše, Shift a šipky mapu posouvají.
table-help-list = Karta Státy ukazuje totéž jako tabulku, se sousedy a tlačítky.
table-help-keys = Klávesy
table-keys-on = Jednotlivé klávesy fungují (vypni, pokud ruší tvé vlastní nástroje)

## Po hře

after-curves = Jak to šlo
after-luck = Štěstí v kostkách
after-secrets = Všechna tajemství
after-talks = Jednání, která všichni dovolili ukázat
after-dice = Poctivé kostky
dice-commitment = Otisk kostek, známý před prvním rozkazem:
dice-secret = Tajemství za ním:
dice-check = Ověřit všechny hody a losy tady
dice-right = { $count ->
    [0] V této hře se neházelo ani nelosovalo; tajemství patří k otisku zveřejněnému před hrou.
    [one] Z tajemství byl znovu spočítán jediný hod této hry a souhlasí.
    [few] Z tajemství byly znovu spočítány všechny { $count } hody a losy této hry a všechny souhlasí.
   *[other] Z tajemství bylo znovu spočítáno všech { $count } hodů a losů této hry a všechny souhlasí.
  }
dice-wrong = Hody v záznamu { $number } nejsou ty, které dává tajemství.
dice-secret-wrong = Odhalené tajemství neodpovídá otisku zveřejněnému před hrou.
dice-verify = Každý hod si může kdokoli ověřit: velmoci verify { $file }
replay-moment = Okamžik hry
replay-at = Krok { $at } z { $of }
replay-controls = Přehrávání
replay-first = Na začátek
replay-last = Na konec
replay-back = O krok zpět
replay-forward = O krok dál
replay-battle-before = K předchozí bitvě
replay-battle-after = K další bitvě
replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost
replay-nothing = Nic, co by bylo vidět.
replay-eyes = Pohled
replay-eyes-truth = pravda
replay-eyes-public = všichni
replay-link = Zkopírovat odkaz na tento okamžik
replay-download = Stáhnout záznam
fork-title = Hrát odtud dál
fork-truth = Vlastní hra proti botům, která začne přesně tímto okamžikem.
fork-view = Vlastní hra proti botům od tohoto okamžiku; co nebylo vidět, doplní náhoda.
fork-as = Za velmoc
fork-go = Hrát dál

## Pravidla

learn-short = Za tři minuty
learn-all = pravidla
learn-chapters = Jedna kapitola za minutu
learn-game = Celá hra za tři minuty
learn-next = Dál: { $title }
learn-play = Zahrát si
rules-books = Která hra
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-search-hint = slova, nebo číslo jako EX-FGT-16
rules-hits = { $count ->
    [0] Nic se nenašlo.
    [one] Nalezeno { $count } místo.
    [few] Nalezena { $count } místa.
   *[other] Nalezeno { $count } míst.
  }
rules-picture = Obrázek
rules-table = Tabulka
rules-ways = Co číst
rules-way-book = Pravidla
rules-way-learn = Za tři minuty
rules-way-exact = Přesné znění
rules-exact = Přesné znění pro rozhodčí a programátory: každé pravidlo má své číslo a odmítnutí se na ně odvolávají.
rules-read-book = Chceš-li se hru naučit, čti pravidla pro hráče.
book-print = Vytisknout pravidla
book-sheet = Jedna stránka k vytištění
book-print-sheet = Vytisknout tuto stránku
book-whole = Celá pravidla

## Potíže

problem-unknown = Něco se nepovedlo ({ $code }).
error-offline = Server neodpovídá. Běží, a funguje spojení?
error-server-error = Na serveru nastala chyba; je tam zaznamenaná.
error-not-found = Na této adrese nic není.
error-unknown-match = Taková hra na tomto serveru není.
error-unknown-language = Tímto jazykem program nemluví.
error-no-rules = Pravidla této hry v tomto jazyce nejsou.
error-no-position = Taková pozice není.
error-no-odds = V této hře se šance spočítat nedají.
error-not-invited = Tato hra je soukromá; je k ní třeba odkaz s pozvánkou.
error-not-over = To jde, až když hra skončí.
error-no-game-there = V tomto okamžiku není v čem pokračovat.
error-bad-token = Odkaz na toto místo neplatí.
error-name-taken = Toto jméno už někdo má.
error-wrong-credentials = Jméno nebo heslo nesouhlasí.
error-too-often = Příliš mnoho požadavků; chvíli počkej a zkus to znovu.
error-too-large = To je příliš mnoho najednou.
error-not-json = Server této stránce neporozuměl; pomoci by mělo nové načtení.
error-bad-body = Server neporozuměl tomu, co je vyplněno ({ $where }).
error-bad-query = Server této adrese neporozuměl.
error-wrong-method = Server této stránce neporozuměl; pomoci by mělo nové načtení.
error-foreign-host = Na této adrese server neodpovídá.
error-foreign-origin = Server přijímá rozkazy jen z vlastní stránky.

## Co se děje u stolu mimo hru

event-sat-down = { $name } přisedá ({ $power }).
event-got-up = { $name } vstává od stolu ({ $power }).
event-came-back = Zase hraje { $power }.
event-captain-named = Velmoc { $power } teď vede { $name }.
event-paused = Hru přerušuje { $power }.
event-resumed = Hru nechává pokračovat { $power }.
event-vote-opened = Neodpovídá { $power }; ostatní hlasují, co dál.
event-waited-for = Ostatní na { $power_acc } počkají.
event-stand-in-bot = Za { $power_acc } hraje bot.
event-stand-in-default = Přeskakuje se { $power }, dokud se někdo nevrátí.
event-rematch-asked = Další hru chce { $power }.
event-time-ran-out = Čas vypršel: { $power }.
event-order-taken-back = Poslední rozkaz bere zpět { $power }.

error-not-a-member = U tohoto stolu nesedíš.
error-not-captain = V této velmoci dává rozkazy kapitán.
error-vote-open = Členové tvé velmoci ještě hlasují.
error-no-open-seat = Žádné volné místo už není.
error-seat-of-a-bot = Na tomto místě sedí bot.
error-seat-is-out = Tato velmoc se už hry neúčastní.
error-seat-is-taken = Na tomto místě už někdo sedí; vede k němu jen jeho vlastní odkaz.
error-seat-is-full = Za jednu velmoc nesmí hrát víc lidí než { $limit }.
error-nobody-plays = Aspoň jedno místo musí být pro člověka.
error-wrong-seat-count = Počet míst ({ $count }) nesouhlasí s počtem velmocí ({ $expected }).
error-clock-empty = Hodiny potřebují čas na tah nebo v zásobě.
error-not-begun = Hra ještě nezačala.
error-not-running = Hra právě neběží.
error-not-paused = Hra není přerušená.
error-paused = Hra je přerušená.
error-time-is-up = Čas ti vypršel.
error-stood-in = Za tvou velmoc teď hraje někdo jiný; nejdřív se vrať.
error-not-stood-in = Za tvou velmoc nikdo jiný nehraje.
error-mix-closed = Hra už začala, kostky jsou zamíchané.
error-mix-done = Tvá hodnota je už přimíchaná.
error-no-vote = O velmoci { $power } se nehlasuje.
error-not-a-voter = V tomto hlasování nemáš hlas.
error-talk-off = Tato hra se hraje bez jednání.
error-agreement-alone = K dohodě jsou třeba aspoň dvě velmoci.
error-agreement-empty = Dohoda musí něco říkat.
error-agreement-against = Dohoda nemůže být namířená proti vlastnímu účastníkovi.
error-agreement-open = Tuto dohodu ještě všichni nepřijali.
error-agreement-closed = Na tuto dohodu už je odpovězeno.
error-unknown-agreement = Dohoda { $value } neexistuje.
error-not-a-party = Nejsi účastníkem této dohody.
error-disclosed-to-nobody = Není nikdo, kdo by ji ještě neznal.
error-old-snapshot = Server neumí přečíst uložený stav této hry.

## První hry s průvodcem

guide-title = Průvodce
guide-first = Jsi tu poprvé? Průvodce tě provede opravdovou hrou proti počítači:
guide-start = První hra s průvodcem, { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
  }
guide-start-of = { $game }, { $count } min
guide-step = { $number }/{ $count }
guide-next = Dál
guide-skip = Přeskočit krok
guide-end = Ukončit průvodce
guide-on = Hrát dál bez průvodce

# Co dělají druzí, jako film nad mapou

film-since = Od tvého posledního tahu
film-turn = Tento tah
film-previous = Předchozí scéna
film-next = Další scéna
film-play = Přehrát
film-pause = Zastavit
film-close = Zavřít
film-more = (a ještě { $count })
film-paces = Ukazovat tahy druhých
film-pace-off = vůbec ne
film-pace-brisk = svižně
film-pace-calm = v klidu
table-key-film = co se stalo od tvého posledního tahu
table-key-waiting = další hra, která na tebe čeká
table-key-skip = přeskočit, co se ukazuje
sound-ask = Hrát se zvukem?
sound-yes = Se zvukem
sound-no = Potichu

# Konec

ending-title = Jak to dopadlo
ending-nobody = Nikdo
ending-wins = { $count ->
    [one] vítězství
   *[other] společné vítězství
  }
ending-lead = Rozhodnuto ({ $when }):
ending-stroke = Poslední úder ({ $when }):
ending-luck = Štěstí
ending-share = Uložit obrázek
ending-to-map = Na mapu
