# Prohlížečový klient česky. Jména velmocí, události, odmítnutí a volby jsou v textech jednotlivých her.

## Všude

skip = Přejít k obsahu
brand-label = Velmoci, na úvodní stránku
menu = Nabídka
nav-label = Hlavní nabídka
nav-new = Nová hra
nav-mine = Moje hry
nav-watch = Dívat se
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
cancel = Zrušit
undo = Zpět
copy = Kopírovat
copied = Zkopírováno
guest = Host
nickname = Tvé jméno u stolu
to-home = Na úvodní stránku
round = Kolo { $round }
soldiers = { $count ->
    [one] { $count } voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
  }
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
title-watch = Dívat se
title-rules = Pravidla
title-account = Nastavení a účet
title-lost = Tady nic není
lost = Na této adrese žádná stránka není.

bot-random = Tulák (hraje náhodně)
bot-steady = Stratég (hraje na výhru)

## Úvodní stránka

home-title = Rozdělte si svět
home-lead = Expanze: sedm velmocí, 48 států, tajné úkoly a poctivé kostky. Hraje se v prohlížeči proti botům i přátelům.
play-now = Hrát hned
starting = Prostírá se stůl…
play-now-hint = Ty a tři boti, okamžitě. Bez účtu a bez čtení návodu.
join-title = Připojit se odkazem
join-link = Odkaz, který ti přišel
join-go = Připojit
join-bad-link = Tohle není odkaz na hru; vypadá jako …#/join/….
home-mine = Hry rozehrané na tomto zařízení, a zda jsi v nich na tahu.
home-mine-none = Na tomto zařízení máš zatím čistý stůl.
home-watch = Přihlížet hrám, které se právě hrají.
home-rules = Celá pravidla, každý článek s číslem, česky i anglicky.

## Nová hra

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
colour-any = jakákoli barva
new-one-screen = Všichni lidé hrají u této obrazovky
new-one-screen-hint = Před každým tahem se obrazovka předá, aby nikdo neviděl cizí úkol.
new-link-hint = { $count ->
    [one] Dostaneš odkaz, kterým se připojí { $count } člověk.
    [few] Dostaneš odkaz, kterým se připojí { $count } lidé.
   *[other] Dostaneš odkaz, kterým se připojí { $count } lidí.
  }
new-public = Kdokoli se smí dívat a sednout si na volné místo
new-clock = Čas
clock-none = Bez hodin
clock-brisk = 30 s na tah + 5 min
clock-calm = 90 s na tah + 20 min
clock-day = Den na tah
clock-slow = Tři dny na tah
clock-own = Vlastní…
clock-kind = Druh
clock-kind-live = naživo
clock-kind-days = korespondenčně
clock-move-live = Sekund na tah
clock-bank-live = Minut v zásobě
clock-move-days = Hodin na tah
clock-bank-days = Hodin v zásobě
new-rules = Pravidla
preset-classic = Podle knihy
preset-classic-about = Vše tak, jak to mají pravidla.
preset-quick = Rychlá
preset-quick-about = Víc vojáků, karty se berou samy, ukázaný úkol vítězí hned.
preset-dice = Kostku po kostce
preset-dice-about = Bitvy po jednotlivých hodech a 80 vojáků pro každého jako u skutečného stolu.
preset-silent = Mlčenlivá
preset-silent-about = Bez jednání a bez výměny karet.
options-table = Stůl a tahy
options-arming = Vojáci a zbrojení
options-cards = Boj a karty s písmeny
options-missions = Úkoly a vítězství
options-changed = { $count ->
    [one] { $count } změna
    [few] { $count } změny
   *[other] { $count } změn
  }
option-reset = Podle knihy
option-wrong = { $what } Dovoleno: { $allowed }.
new-start = Začít

choice-colour_choice-pick = vybírají se podle míst
choice-colour_choice-random = losují se
choice-team_decision-any_member = rozhoduje kterýkoli člen
choice-team_decision-captain = rozhoduje kapitán
choice-team_decision-majority = rozhoduje většina
choice-talk_visibility-hidden = jednání jsou skrytá
choice-talk_visibility-existence_public = ostatní vidí, že se jedná
choice-talk_visibility-off = nejedná se
choice-first_turn-dealer_left = levý soused rozdávajícího
choice-first_turn-dealer = rozdávající
choice-first_turn-random = rozhodne los
choice-trade_window-any_time = kdykoli
choice-trade_window-active_only = jen s velmocí na tahu
choice-trade_window-off = nikdy
choice-draw_mode-explicit = rozkazem
choice-draw_mode-auto = sama
choice-eliminated_cards-bottom = pod hromádku
choice-eliminated_cards-to_conqueror = přemožiteli
choice-absent_colour_mission-nonsense = nesmyslný úkol
choice-absent_colour_mission-remove_from_deck = v balíčku není
choice-battle_pace-auto = najednou
choice-battle_pace-stepwise = kostku po kostce

## Připojení, dívání, vlastní hry

join-seat = Místo
join-any-seat = Kterékoli volné místo
join-beside = spolu s: { $name }
join-seated = U tohoto stolu už sedíš.
join-sit = Posadit se
seat-open = volné místo
join-open = { $count ->
    [one] Sednout si na volné místo
    [few] Sednout si na jedno ze { $count } volných míst
   *[other] Sednout si na jedno z { $count } volných míst
  }
watch-lead = Veřejné hry, které se scházejí nebo hrají. Divák vidí to, co leží otevřeně na stole.
watch-none = Právě nikdo nehraje veřejně.
watch-open = Dívat se
replay-open = Záznam
mine-open = Ke stolu
mine-none = Na tomto zařízení nemáš žádné hry.
mine-forget = Odebrat ze seznamu
mine-hint = Tvá místa si pamatuje tento prohlížeč. S účtem je najdeš i na jiných zařízeních.
status-match-gathering = schází se
status-match-running = hraje se
status-match-paused = přerušena
status-match-over = dohraná

## Účet

account-here = Na tomto zařízení
notify-sound = Zvuk, když přijdu na tah
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

map-label = Mapa světa; šipkami se přechází mezi státy, Enter vybírá
winner = Vítěz: { $powers } ({ $how }).
players-power = Velmoc
players-states = Státy
players-soldiers = Vojáci
players-cards = Karty s písmeny
mission-none = bez úkolu
mission-done = splněn
cards-title = Karty s písmeny

## Stůl

table-title = Expanze, stůl
table-map = Mapa
table-side = Kolem stolu
table-tools = Nástroje mapy
table-decision = O čem se rozhoduje
table-zoom-whole = Ukázat celou mapu
table-to-list = Na seznam států
table-you = ty
table-captain = kapitán
table-present = přítomen
table-away = pryč
table-new = nové
table-cancel = Zrušit
table-accept = Přijmout
table-decline = Odmítnout
table-withdraw = Vzít zpět
table-soldiers = { $count ->
    [one] { $count } voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
  }
table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }

table-tab-play = Hra
table-tab-overview = Velmoci
table-tab-own = Úkol
table-tab-cards = Karty
table-tab-talks = Jednání
table-tab-states = Státy

table-over = Hra skončila.
table-paused = Hra je přerušená.
table-resume = Pokračovat
table-waiting = Na tahu je { $power } ({ $who }).
table-waiting-none = Na nikoho se nečeká.
table-watching = Díváš se. Na tahu je { $power }.
table-watching-none = Díváš se.
table-you-destroyed = Tvá velmoc je zničená. Můžeš se dívat dál.
table-you-resigned = Tvá velmoc se vzdala. Můžeš se dívat dál.
table-clock = Zbývající čas
table-hint-place = Klepáním na své státy přidáváš vojáky; pravé tlačítko nebo dlouhý stisk jednoho vrátí.
table-hint-turn = K útoku vyber svůj stát a pak souseda, nebo mezi nimi přetáhni ukazatel. Anebo zbroj.
table-hint-fight = Vyber svůj stát a pak souseda, nebo mezi nimi přetáhni ukazatel.
table-hint-target = Útočí { $state }. { $count ->
    [one] Napadnout lze { $count } souseda, je označen červeně.
    [few] Napadnout lze { $count } sousedy, jsou označeni červeně.
   *[other] Napadnout lze { $count } sousedů, jsou označeni červeně.
  }
table-hint-count = Kolik jich půjde? Posuň jezdec, nebo napiš číslo.
table-hint-none = V tomto tahu už útočit nelze.
table-mode = Bojovat, nebo zbrojit
table-mode-fight = Bojovat
table-mode-arm = Zbrojit +{ $count }

table-attack = Útok: { $origin } → { $target }
table-attack-count = Kolik vojáků jde
table-attack-go = { $count ->
    [one] Zaútočit s { $count } vojákem
   *[other] Zaútočit s { $count } vojáky
  }
table-attack-stays = { $count ->
    [one] { $count } zůstane
    [few] { $count } zůstanou
   *[other] { $count } zůstane
  }
table-one-less = O vojáka méně
table-one-more = O vojáka více
table-odds-win = šance na výhru
table-odds-wait = Počítají se šance…
table-odds-none = Šance teď nelze zjistit.
table-odds-losses = Průměrné ztráty: tvé { $own }, obránce { $other }.
table-odds-spoken = Vojáků { $count }: šance na výhru { $chance }, ztráty asi { $own }.
table-odds-plot = Všechny možné konce a jejich šance. Nejpravděpodobnější: { $likeliest }
table-odds-win-bar = { $most ->
    [one] výhra, zbude { $left } útočník
    [few] výhra, zbudou { $left } útočníci
   *[other] výhra, zbude { $left } útočníků
  }: { $chance }
table-odds-loss-bar = { $most ->
    [one] prohra, zbude { $left } obránce
    [few] prohra, zbudou { $left } obránci
   *[other] prohra, zbude { $left } obránců
  }: { $chance }
table-odds-left = výhra beze ztrát
table-odds-right = prohra, nepadl žádný obránce

table-battle = Bitva
table-battle-won = Vítězství
table-battle-lost = Neúspěch
table-battle-skip = Ukázat vše
table-battle-dice = Kostky bitvy, útočník proti obránci
table-battle-losses = Ztráty: útočník { $lost }, obránce { $killed }.
table-battle-left = { $origin } → { $target }: { $attackers } proti { $defenders }
table-duel-won = { $die } proti { $defence }: padá obránce
table-duel-lost = { $die } proti { $defence }: padá útočník

table-pool-label = Kolik vojáků a za co
table-pool-first = první zbrojení
table-pool-limit = ale umístit lze jen { $count }
table-sets = Odevzdat trojici
table-set-value = +{ $count }
table-left = { $count ->
    [one] voják k umístění
    [few] vojáci k umístění
   *[other] vojáků k umístění
  }
table-left-lost = Kdo není umístěn, propadne.
table-placed = Zatím umístěno
table-place-more = O vojáka více: { $state }
table-place-less = O vojáka méně: { $state }
table-place-undo = Zpět
table-place-clear = Znovu od začátku
table-place-confirm = { $count ->
    [0] Nepřidat nikoho
    [one] Potvrdit { $count } vojáka
    [few] Potvrdit { $count } vojáky
   *[other] Potvrdit { $count } vojáků
  }
table-arm-confirm = { $count ->
    [0] Nepřidat nikoho a předat tah
    [one] Přidat { $count } vojáka a předat tah
    [few] Přidat { $count } vojáky a předat tah
   *[other] Přidat { $count } vojáků a předat tah
  }

table-roll = Hodit kostkou
table-roll-for = Hodit za { $power_acc }
table-draw-card = Vzít si kartu
table-show-mission = Ukázat úkol
table-end-turn = Předat tah
table-end-anyway = Přesto předat tah
table-end-unused = V tomto tahu nebylo zbrojení ani boj. Když teď tah předáš, propadne.
table-end-card = Máš nárok na kartu a ještě ji nemáš v ruce. Když teď tah předáš, nárok propadne.
table-take-back = Vzít poslední rozkaz zpět
table-hand-back = Předat obrazovku

table-won-by = Vítěz:
table-to-replay = Prohlédnout celou hru
table-rematch = Hrát znovu
table-rematch-asked = Čeká se na ostatní
table-rematch-go = K další hře
table-to-home = Na úvodní stránku

table-absent = { $power } neodpovídá. Co teď?
table-absent-wait = Počkat
table-absent-default = Přeskočit
table-absent-bot = Ať hraje bot
table-stand-in = Za tvou velmoc hraje náhradník ({ $bot }).
table-come-back = Jsem zpět
table-proposals = Tvá velmoc hlasuje
table-proposal-votes = pro: { $names }
table-proposal-join = Jsem pro
table-proposal-withdraw = Vzít své hlasy zpět

table-players = Velmoci
table-round = Kolo { $round }
table-pile = { $count ->
    [one] v hromádce { $count } karta
    [few] v hromádce { $count } karty
   *[other] v hromádce { $count } karet
  }
table-col-power = Velmoc
table-col-states = Státy
table-col-states-short = Státy
table-col-soldiers = Vojáci
table-col-soldiers-short = Voj.
table-col-cards = Karty s písmeny
table-col-cards-short = Karty
table-col-clock = Čas
table-seat-open = volné místo
table-shown = Ukázaný úkol: { $mission }
table-claim-left = { $count ->
    [one] vyhraje, udrží-li ho do svého dalšího tahu
    [few] vyhraje, udrží-li ho ještě { $count } své tahy
   *[other] vyhraje, udrží-li ho ještě { $count } svých tahů
  }
table-claim = { $power } má splněný úkol ({ $mission }) a { $count ->
    [one] na začátku svého dalšího tahu vyhraje, pokud mu v tom nikdo nezabrání.
    [few] za { $count } své tahy vyhraje, pokud mu v tom nikdo nezabrání.
   *[other] za { $count } svých tahů vyhraje, pokud mu v tom nikdo nezabrání.
  }
table-claim-own = Tvůj úkol ({ $mission }) leží na stole. { $count ->
    [one] Udrž ho do svého dalšího tahu a vyhraješ.
    [few] Udrž ho ještě { $count } své tahy a vyhraješ.
   *[other] Udrž ho ještě { $count } svých tahů a vyhraješ.
  }
table-talking = Jednají spolu: { $rooms }

table-own = Tvůj úkol a karty
table-mission = Tvůj úkol
table-mission-progress = Jak daleko je úkol
table-mission-nonsense = S touto kartou nelze nikoho zničit: žádá { $count } států, libovolných.
table-mission-missing = { $count ->
    [one] Označit { $count } chybějící na mapě
    [few] Označit { $count } chybějící na mapě
   *[other] Označit { $count } chybějících na mapě
  }
table-mission-none = Úkoly se rozdávají po státech.
table-hand = Tvé karty s písmeny
table-hand-none = Zatím žádné. Vyhraj poslední bitvu tahu a jednu si vezmi.

table-trades = Výměna karet s písmeny
table-trade-own = Tvá nabídka pro { $power_acc }: { $give } za { $want }
table-trade-cannot = Nemáš karty, které se žádají.
table-trade-with = S kým
table-trade-give = Dáváš
table-trade-want = Dostaneš
table-trade-offer = Nabídnout { $give } za { $want }
table-trade-offer-what = Zvol, co dáváš a co dostaneš
table-trade-closed = Teď se vyměňovat nedá.
table-trade-empty = Nemáš karty k výměně.
table-letter-more = O jedno { $letter } více
table-letter-less = O jedno { $letter } méně

table-talks = Jednání a dohody
table-talks-off = V této hře se nejedná.
table-talks-seen = Ostatní vidí, že jednáte, ne o čem.
table-rooms = Místnosti
table-team = Vlastní velmoc
table-team-empty = Tohle čtou jen členové tvé velmoci.
table-talk-with = S kým jednat
table-talk-choose = Vyber jednu nebo více velmocí; nikdo jiný nebude číst, co říkáš.
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
table-agreement-text = Na čem se shodujete
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

table-states = Seznam států
table-states-caption = Všechny státy s vlastníkem, vojáky, sousedy a tím, co se tam dá dělat
table-states-none = Takový stát teď není žádný.
table-state = Stát
table-borders = Sousedé:
table-actions = Co lze dělat
table-filter = Které státy
table-filter-all = Všechny
table-filter-mine = Moje
table-filter-ready = Lze něco dělat
table-filter-missing = Chybějí k úkolu
table-do-origin = Útočit odtud
table-do-target = Napadnout
table-do-chosen = Vybráno
table-label-plain = { $state }, { $power }, { $count ->
    [one] { $count } voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
  }
table-label-origin = { $state }, { $power }, { $count ->
    [one] { $count } voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
  }, může útočit
table-label-target = { $state }, { $power }, { $count ->
    [one] { $count } voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
  }, lze napadnout
table-label-chosen = { $state }, { $power }, { $count ->
    [one] { $count } voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
  }, vybráno
table-label-place = { $state }, { $count ->
    [one] { $count } voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
  }{ $added ->
    [0] {""}
   *[other] , přidáno { $added }
  }
table-label-missing = (chybí k tvému úkolu)

table-gathering = Hráči se scházejí
table-gathering-lead = { $count ->
    [0] Všichni jsou tu; hra za chvíli začne.
    [one] Ještě { $count } místo je volné. Jakmile se obsadí, hra začne sama.
    [few] Ještě { $count } místa jsou volná. Jakmile se obsadí, hra začne sama.
   *[other] Ještě { $count } míst je volných. Jakmile se obsadí, hra začne sama.
  }
table-gathering-link = Odkaz pro připojení
table-leave = Odejít od stolu

table-hand-over = Na řadě je { $power }
table-hand-over-hint = Předejte obrazovku; objeví se úkol a karty, které má vidět jen { $power }.
table-hand-over-go = Hraji za { $power_acc }
table-hand-over-others = Chce se podívat někdo jiný:

table-menu = Další možnosti
table-rules = Pravidla
table-pause = Přerušit hru
table-copy-link = Kopírovat odkaz pro připojení
table-notices = Když přijdu na tah
table-sound = Přehrát zvuk
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

table-help = Jak se tu hraje
table-help-turn = Tah
table-help-arm = V tahu buď zbrojíš, nebo bojuješ. Zbrojení přidá vojáky do tvých států a tah končí.
table-help-attack = Útočí se ze státu se dvěma a více vojáky do sousedního. Jeden voják vždy zůstává.
table-help-odds = Před útokem vidíš šanci na výhru a pravděpodobnou cenu. Při shodě vítězí obránce.
table-help-card = Když vyhraješ poslední bitvu tahu, vezmi si před předáním kartu s písmenem. Tři karty tvoří trojici.
table-help-mission = Splněný úkol ukaž a udrž do svého dalšího tahu: pak vyhraješ.
table-help-map = Mapa
table-help-pointer = Kolečko zvětšuje. Tažením za moře se mapa posouvá. Klepnutí na stát a pak na souseda, nebo tažení mezi nimi, je útok.
table-help-touch = Dvěma prsty se zvětšuje. Dlouhý stisk vrátí umístěného vojáka.
table-help-arrows = Na mapě: šipky vedou od státu ke státu, + a − zvětšují a zmenšují, 0 ukáže vše, Shift a šipky mapu posouvají.
table-help-list = Karta Státy ukazuje totéž jako tabulku, se sousedy a tlačítky.
table-help-keys = Klávesy
table-keys-on = Jednotlivé klávesy fungují (vypni, pokud ruší tvé vlastní nástroje)
table-key-walk = na mapě: k nejbližšímu státu
table-key-pick = vybrat stát
table-key-next = k dalšímu státu, který může něco dělat
table-key-count = kolik vojáků útočí
table-key-most = co nejvíce
table-key-go = zaútočit, potvrdit, hodit
table-key-place = na vlastním státě: o vojáka více, méně
table-key-undo = zpět, nebo vzít poslední rozkaz zpět
table-key-fight = bojovat
table-key-arm = zbrojit
table-key-card = vzít si kartu
table-key-end = předat tah
table-key-cancel = zrušit výběr, zavřít kostky
table-key-question = k otevřené otázce
table-key-overview = velmoci a průběh
table-key-cards = úkol a karty
table-key-talks = jednání
table-key-states = seznam států
table-key-help = tato nápověda

## Po hře

after-curves = Jak to šlo
after-luck = Štěstí v kostkách
after-secrets = Všechna tajemství
after-talks = Jednání, která všichni dovolili ukázat
after-dice = Poctivé kostky
luck-battles = Bitvy
luck-lost = Ztráty (průměr)
luck-killed = Poraženo (průměr)
luck-balance = Štěstí
luck-hint = Vojáci ztracení a poražení ve všech bitvách proti průměru, který takové bitvy dávají. Štěstí je rozdíl obojího dohromady.
dice-commitment = Otisk kostek, známý před prvním rozkazem:
dice-secret = Tajemství za ním:
dice-check = Ověřit všechny kostky tady
dice-right = { $count ->
    [one] Z tajemství byl znovu spočítán { $count } hod bitvy a souhlasí.
    [few] Z tajemství byly znovu spočítány { $count } hody všech bitev a všechny souhlasí.
   *[other] Z tajemství bylo znovu spočítáno { $count } hodů všech bitev a všechny souhlasí.
  }
dice-wrong = Kostky v záznamu { $number } nejsou ty, které dává tajemství.
dice-secret-wrong = Odhalené tajemství neodpovídá otisku zveřejněnému před hrou.
dice-verify = Každý hod si může kdokoli ověřit: velmoci verify { $file }
replay-moment = Okamžik hry
replay-at = Krok { $at } z { $of }, kolo { $round }
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
replay-link = Zkopírovat odkaz na tento okamžik
replay-download = Stáhnout záznam
fork-title = Hrát odtud dál
fork-truth = Vlastní hra proti botům, která začne přesně tímto okamžikem.
fork-view = Vlastní hra proti botům od tohoto okamžiku; co nebylo vidět, doplní náhoda.
fork-as = Za velmoc
fork-go = Hrát dál

## Pravidla

rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-search-hint = slova, nebo číslo jako EX-FGT-16
rules-hits = { $count ->
    [0] Nic se nenašlo.
    [one] Nalezeno { $count } místo.
    [few] Nalezena { $count } místa.
   *[other] Nalezeno { $count } míst.
  }
rules-table = Tabulka

## Potíže

problem-unknown = Něco se nepovedlo ({ $code }).
error-offline = Server neodpovídá. Běží, a funguje spojení?
error-server-error = Na serveru nastala chyba; je tam zaznamenaná.
error-not-found = Na této adrese nic není.
error-unknown-match = Taková hra na tomto serveru není.
error-unknown-language = Tímto jazykem program nemluví.
error-no-map = Tato hra nemá mapu.
error-no-rules = Pravidla této hry v tomto jazyce nejsou.
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
event-came-back = { $power } zase hraje.
event-captain-named = Velmoc { $power } teď vede { $name }.
event-paused = { $power } přerušuje hru.
event-resumed = { $power } nechává hru pokračovat.
event-vote-opened = { $power } neodpovídá; ostatní hlasují, co dál.
event-waited-for = Ostatní na { $power_acc } počkají.
event-stand-in-bot = Za { $power_acc } hraje bot.
event-stand-in-default = { $power } se přeskakuje, dokud se nevrátí.
event-rematch-asked = { $power } by si dal další hru.
event-time-ran-out = { $power } vyčerpal svůj čas.
event-order-taken-back = { $power } bere zpět svůj poslední rozkaz.

error-not-a-member = U tohoto stolu nesedíš.
error-not-captain = V této velmoci dává rozkazy kapitán.
error-vote-open = Členové tvé velmoci ještě hlasují.
error-no-open-seat = Žádné volné místo už není.
error-seat-of-a-bot = Na tomto místě sedí bot.
error-seat-is-out = Tato velmoc se už hry neúčastní.
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
