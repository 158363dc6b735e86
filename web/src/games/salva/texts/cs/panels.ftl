# Cíle, smlouvy, jednotky, pravidla, konec hry.

salva-panels = Cíle a pravidla
salva-panel-goals = Cíl
salva-panel-treaties = Smlouvy
salva-panel-accounts = Účty
salva-ledger-next = po příštím výpočtu
salva-ledger-how = Za šipkou je, co by to bylo po příštím výpočtu.
salva-panel-units = Jednotky
salva-panel-rules = Pravidla
salva-handbook = Jednotky a pravidla

## Cíle

salva-goal-elimination = Eliminace: vyhrává, kdo zničí druhého.
salva-goal-deadline = Eliminace se lhůtou: vyhrává, kdo zničí druhého; jedna strana to musí stihnout do konce { $deadline }. kola.
salva-goal-blitz = Blesková válka: útočník musí za { $rounds } kol vlastnit všech { $need } polí souše, jinak vyhrává obránce.
salva-goal-blitz_keys = Blesková válka: útočník musí za { $rounds } kol vlastnit { $need } z těchto polí, jinak vyhrává obránce: { $fields }.
salva-goal-priorities = Priority: z těch, kdo přežijí { $rounds } kol, vyhrává nejvyšší priorita.
salva-goal-any_pair = Libovolná dvojice: { $rounds ->
    [0] poslední dva, kdo přežijí, vyhrávají společně.
   *[other] poslední dva, kdo přežijí, vyhrávají společně; po { $rounds } kolech dva s nejvyšší prioritou.
  }
salva-goal-feuds = Nesváry: rozhoduje jen to, kdo po { $rounds } kolech vlastní pole { $field }. Vyhrává míra porážky 0.
salva-goal-secret_missions = Tajné úkoly: po { $rounds } kolech všichni odkryjí úkoly a každý má žádné, malé, nebo velké vítězství. Centra jsou { $fields }.
salva-goal-public_missions = Veřejné úkoly: po { $rounds } kolech má každá strana podle svého úkolu žádné, malé, nebo velké vítězství. Centra jsou { $fields }.
salva-goal-relations = Vztahy: po { $rounds } kolech se každé pole počítá podle toho, jaký máš vztah k tomu, kdo je drží.
salva-goal-scored = Bodované úkoly: po { $rounds } kolech dostane každá strana body za své úkoly; vyhrává nejvyšší skóre.
salva-goal-political_fields = Politické body z polí: vyhrává nejvíc bodů po { $rounds } kolech. Pole přináší svou hodnotu na konci každého kola, po které zůstalo ve stejných rukou.
salva-goal-people_goals = Území, nebo blahobyt: po { $rounds } kolech se vlády řadí podle polí a lid vyhrává, dosáhne-li potřebného výsledku.
salva-goal-political_buildings = Politické body z budov: vyhrává nejvíc bodů po { $rounds } kolech. Budovy přinášejí body při každé výrobě.
salva-goal-round = Kolo { $round } z { $rounds }
salva-hold-last_round = Na konci se počítají jen pole držená po celé poslední kolo.
salva-hold-own_last_turn = Na konci se počítají jen pole držená od vlastního předposledního tahu.

salva-own-mission = Tvůj úkol
salva-only-you = Vidíš ho jen ty.
salva-mission = Úkol: { $text }.
salva-mission-seen = Tento úkol ti byl ukázán: { $text }.
salva-mission-shown-to = Tvůj úkol už viděli: { $powers }.
salva-mission-keep = Nechat si tento
salva-mission-keep-about = Ostatní se vrátí neviděné. Tvou volbu do konce nikdo neuvidí, pokud úkol neukážeš.
salva-mission-show = Ukázat: { $power }

salva-preferences = Kdo komu přeje
salva-preferences-how = U každé strany, koho by chtěla za vlastníka cíle: číslo je její míra porážky.
salva-relations = Vztahy
salva-relations-how = Co si strana myslí o tom, kdo pole drží; body za každé pole.
salva-relations-of = Strana

salva-standing = Jak na tom kdo je
salva-standing-final = Výsledek a z čeho vzešel
salva-standing-later = Počítat se začne prvním kolem.
salva-met = Splněno:
salva-unmet = Nesplněno:
salva-value-fields = { $value } { $value ->
    [one] pole
    [few] pole
   *[other] polí
  }
salva-value-place = { $value }. místo
salva-value-degree = míra porážky { $value }
salva-value-level = { $value ->
    [0] žádné vítězství
    [1] malé vítězství
   *[other] velké vítězství
  }
salva-value-score = skóre { $value }
salva-value-points = { $value } { $value ->
    [one] bod
    [few] body
   *[other] bodů
  }

salva-ranking = Pořadí
salva-ranking-place = Místo
salva-ranking-result = Výsledek
salva-ranking-value = Čím
salva-place = { $place }.
salva-won = výhra
salva-lost = bez výhry

outcome-objective = cíle bylo dosaženo
outcome-time = vypršel čas
outcome-deadline = uplynula lhůta
outcome-elimination = nikdo jiný nezbyl
outcome-draw = remíza
outcome-rounds = poslední kolo skončilo

## Smlouvy

salva-treaties-bind = Smlouvy zavazují: porušit je hra nedovolí.
salva-treaties-loose = V této hře jsou smlouvy jen slova: v porušení nikomu nic nebrání.
salva-treaties-none = Nemáš žádné smlouvy.
salva-treaties-others = Veřejné smlouvy ostatních
salva-treaty-of = Smlouva: { $powers }
salva-treaty-offered = Nabídka
salva-treaty-in_force = Platí
salva-treaty-ending = Vypovězeno
salva-treaty-ended = Skončila
salva-treaty-peace = Žádné bitvy proti sobě.
salva-treaty-peace-on = Žádné bitvy proti sobě o pole { $fields }.
salva-treaty-words = Jen slova; hra z toho nic nevynucuje.
salva-treaty-notice = Výpovědní lhůta: { $count } { $count ->
    [one] kolo
    [few] kola
   *[other] kol
  }.
salva-treaty-open = Vidí ji všichni.
salva-treaty-waits = Čeká se na odpověď: { $powers }.
salva-treaty-ends = Výpověď podává { $power }: smlouva skončí s tahem tohoto hráče v kole { $round }, { $count ->
    [0] ještě v tomto kole
    [one] za jedno kolo
    [few] za { $count } kola
   *[other] za { $count } kol
  }.
salva-treaty-agreed = S odvoláním souhlasí: { $powers }.
salva-treaty-left = Už není vázán: { $power }.
salva-treaty-accept = Přijmout
salva-treaty-refuse = Odmítnout
salva-treaty-retract = Vzít nabídku zpět
salva-treaty-denounce = Vypovědět
salva-treaty-withdraw = Odvolat výpověď
salva-treaty-needs-all = až budou souhlasit všichni ostatní
salva-treaty-waive = Souhlasit s odvoláním: { $power }
salva-barred = Kam teď nesmíš zaútočit
salva-truce-own = Strana { $power } musí mít celý tah, než tam smíš zaútočit.
salva-truce-other = Strana { $power } na tebe nesmí zaútočit, dokud nebudeš mít celý tah.

salva-offer-new = Nabídnout smlouvu
salva-offer-with = S kým
salva-offer-article = Co se slibuje
salva-offer-peace = Žádné bitvy proti sobě
salva-offer-words = Jen slova
salva-offer-everywhere = Na celé mapě
salva-offer-fields = O která pole jde
salva-offer-notice = Výpovědní lhůta v kolech
salva-offer-open = Smí ji vidět všichni
salva-offer-text = Co dohoda říká
salva-offer-text-too = Pár slov k tomu
salva-offer-send = Nabídnout

## Jednotky

salva-unit-kind = Jednotka
salva-unit-price = Cena
salva-unit-price-long = Cena v bodech výroby
salva-unit-move = Pohyb
salva-unit-move-long = O kolik polí se pohne za tah
salva-unit-attack = Útok proti
salva-unit-both = Útok / obrana proti
salva-unit-defence = Obrana proti
salva-unit-carries = Uveze { $count } { $count ->
    [one] jednotku
    [few] jednotky
   *[other] jednotek
  }.
salva-unit-hit = Zranitelnost ×{ $factor } ({ $by }).
salva-unit-no-shield = Nekryje druhou linii.
salva-card-open = Všechna její čísla
salva-card-replaces = Zvláštní podoba jednotky { $kind }; kde se liší, stojí číslo té obyčejné v závorce.
salva-card-plain = obyčejná { $value }
salva-card-attack = útok
salva-card-defence = obrana
salva-now = Co teď dokáže
salva-now-movement = pohyb
salva-now-left = zbývá { $points }
salva-now-defends = brání zde
salva-now-attacks = útočí
salva-now-on = na poli { $fields }
salva-now-mode-without_bonus = svou útočnou silou
salva-now-silent = Na nikoho nestřílí.
salva-now-how = Co udělá celá její palba v bodech poškození, než se hodí; 6 jednotku zničí.
salva-hits-unarmoured = proti nepancéřovaným
salva-hits-armoured = proti pancéřovaným
salva-hits-naval = proti lodím
salva-hits-submarine = proti ponorkám
salva-hits-air = proti letadlům
salva-hits-fortress = proti pevnostem
salva-now-kind = Druh podle tabulky
salva-against-gun = děla
salva-units-how = Útok je to, co způsobí v jedné salvě jako útočník, obrana jako obránce; obojí se násobí hodem salvy. Kde číslo není, na takový cíl střílet nemůže.
salva-kind-unarmoured = nepancéřovaná
salva-kind-armoured = pancéřovaná
salva-kind-naval = loď
salva-kind-submarine = ponorka
salva-kind-air = letadlo
salva-kind-fortress = pevnost
salva-kind-all = cokoli
salva-kind-artillery = dělostřelectvo
salva-kind-unarmoured-short = nepanc.
salva-kind-armoured-short = panc.
salva-kind-naval-short = loď
salva-kind-submarine-short = pon.
salva-kind-air-short = let.
salva-kind-fortress-short = pev.

## Pravidla

salva-rules-search = Hledat v pravidlech této hry
salva-rules-rare = I málo potřebná pravidla a poznámky
salva-rules-none = Žádná kapitola není zapnutá.
salva-rules-all = Celá kniha pravidel

## Příručka

table-key-book = jednotky a pravidla
table-book = Jednotky a pravidla
