# Bitva: pohled nad mapou, palba podle plánu i po ranách, linie, ústup, vyhlídky.

salva-battle-title = Bitva o pole { $field }
salva-battle-show = Zpět k bitvě o pole { $field }
salva-battle-to-map = Mapa
salva-battle-attacker = útočí
salva-battle-defender = brání se
salva-battle-nobody = Jednotky, které nikomu nepatří
salva-battle-side-attacker = Útočník: { $power }
salva-battle-side-defender = Obránce: { $power }
salva-battle-units = { $count ->
    [one] 1 jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
  }
salva-battle-line = { $line ->
    [1] První linie
    [2] Druhá linie
   *[other] Třetí linie
  }
salva-battle-roll = Hod { $roll }
salva-battle-fires-attacker = střílí útočník
salva-battle-fires-defender = střílí obránce
salva-battle-chain = Jak to číslo vzniklo

table-key-battle = v bitvě: k jednotkám; 1, 2, 3 k plánům
table-key-battle-map = v bitvě: mapa a zpět
table-key-battle-hold = v bitvě: počkat s palbou
table-key-battle-step = v bitvě: o linii vpřed nebo vzad místo střelby

## Jedna jednotka

salva-battle-sound = bez poškození
salva-battle-damage = poškození { $damage }
salva-battle-done = už jednala
salva-battle-leaving = opouští bitvu
salva-battle-exposed = ještě ji lze zasáhnout
salva-battle-mark-landed = vyloděna z lodi, nemůže ustoupit
salva-battle-mark-docked = v přístavu, nemůže střílet
salva-battle-mark-picked = střílí na vyloďující se
salva-battle-can-fire = může střílet
salva-battle-would-hit = zásah za { $points }, poškození by bylo { $after }
salva-battle-would-kill = zásah za { $points }, jednotka by byla zničena
salva-battle-spare = Na jiný cíl by zbylo { $left } palby.
salva-battle-shot = { $unit } na cíl { $target }:
salva-battle-facing = celá palba před činitelem salvy:
salva-battle-gives = zasáhne za { $points }
salva-battle-takes = dostane za { $points }
salva-battle-look = Ukaž na jednotku a uvidíš, koho zasáhne, jak silně a proč.

## Plány

salva-battle-plans = Palba podle plánu
salva-battle-plan-focus = Soustředit
salva-battle-plan-focus-about = každá jednotka na cíl, který nejvíc přiblíží zničení
salva-battle-plan-protect = Chránit se
salva-battle-plan-protect-about = na ty, jejichž palba by nám nejvíc ublížila
salva-battle-plan-spread = Rozložit
salva-battle-plan-spread-about = na ty, kdo mají zatím nejmenší poškození
salva-battle-plan-own = Můj plán:
salva-battle-plan-other = Jejich plán:
salva-battle-for-all = Držet se plánu po zbytek bitvy; na ústup už se hra nezeptá
salva-battle-foreseen-hurt = { $unit }: poškození { $damage }
salva-battle-foreseen-destroyed = { $unit } – zničení
salva-battle-foreseen-more = a ještě { $count }
salva-battle-foreseen-nothing = žádné poškození, které by se počítalo

## Po ranách

salva-battle-by-hand = Rána po ráně
salva-battle-choose = { $count ->
    [one] Nebo po ranách: střílet může jedna jednotka. Vyber ji a pak její cíl.
    [few] Nebo po ranách: střílet mohou { $count } jednotky. Vyber jednu a pak její cíl.
   *[other] Nebo po ranách: střílet může { $count } jednotek. Vyber jednu a pak její cíl.
  }
salva-battle-nobody-fires = Střílet už nemůže nikdo.
salva-battle-targets = { $count ->
    [0] nemá žádný cíl.
    [one] má jeden cíl.
    [few] má { $count } cíle.
   *[other] má { $count } cílů.
  }
salva-battle-left = má ještě { $left } palby a
salva-battle-next = Další jednotka
salva-battle-share = Jak velkou palbou
salva-battle-share-rest = celou
salva-battle-share-kill = jen tolik, kolik zničí
salva-battle-mode = Způsob
salva-battle-mode-plain = obyčejně
salva-battle-mode-without_bonus = bez obranného bonusu pole
salva-battle-step = { $line ->
    [1] Místo toho do první linie
    [2] Místo toho do druhé linie
   *[other] Místo toho se ponořit do třetí linie
  }
salva-battle-hold = Se zbytkem palby počkat
salva-battle-end-salvo = Ukončit salvu

## Linie, pláž, ústup

salva-battle-lines-about = Kliknutím přesuneš své jednotky mezi liniemi.
salva-battle-behind = Vzadu: { $units }.
salva-battle-all-in-front = Všichni stojí vpředu.
salva-battle-declare = Ohlásit linie
salva-battle-all-front = Všichni dopředu
salva-battle-beach-about = { $count ->
    [one] Klikni na jednotku, která bude střílet na vyloďované.
    [few] Klikni nejvýš na { $count } jednotky, které budou střílet na vyloďované.
   *[other] Klikni nejvýš na { $count } jednotek, které budou střílet na vyloďované.
  }
salva-battle-beach-picked = Vybráno: { $units }.
salva-battle-beach-go = { $count ->
    [0] Na pláž nestřílí nikdo
    [one] Na pláž střílí jedna jednotka
    [few] Na pláž střílejí { $count } jednotky
   *[other] Na pláž střílí { $count } jednotek
  }
salva-battle-fight-on = Bojovat dál
salva-battle-retreat = Ústup
salva-battle-stays = výhra { $chance }, ztráty { $count } jedn.
salva-battle-leaves = ztráty při odchodu { $count } jedn.
salva-battle-retreat-about = Ústup se teď ohlásí; než vojsko odejde, vystřelí obě strany ještě jednou.
salva-battle-refuges = Volná pole: { $fields }.
salva-battle-refuges-asked = Když jejich držitelé souhlasí: { $fields }. Vyhlídky počítají s odmítnutím.
salva-battle-ask-for = { $field } (ptát se: { $power })
salva-battle-stuck = Nemá kam odejít: { $units }.
salva-battle-may-stay = Ponorky mohou také zůstat na místě a vyhýbat se bitvě.
salva-battle-stay = zůstat a vyhýbat se
salva-battle-stay-unit = { $unit } zůstane a vyhýbá se bitvě
salva-battle-all-to = Všichni na
salva-battle-retreats = ústup ohlášen

## Vyhlídky a konec

salva-battle-end-win = pole padne
salva-battle-end-stalemate = útočníci musí odejít
salva-battle-end-left = útočníci zbudou
salva-battle-end-lose = nezbude žádný útočník
salva-battle-bar-win = pole padne, útočníků zbude { $count }: { $chance }
salva-battle-bar-stalemate = útočníci odejdou, bude jich { $count }: { $chance }
salva-battle-bar-left = útočníků zbude { $count }: { $chance }
salva-battle-bar-lose = útok selže, obránců zbude { $count }: { $chance }
salva-battle-plot = Jak může bitva skončit: { $ends }
salva-battle-loses-attacker = Útočník ztratí
salva-battle-loses-defender = Obránce ztratí
salva-battle-loses-nothing = skoro nic
salva-battle-worth = (v ceně { $points })
salva-battle-sleepers = Velikost tamní armády se určí při útoku: { $sizes }.
salva-battle-size = { $count } ({ $chance })
salva-battle-size-or-more = { $count } nebo více ({ $chance })
salva-battle-exact = Přesně: započítány jsou všechny hody.
salva-battle-sampled = { $count ->
    [one] Zkoušeno jednou.
   *[other] Zkoušeno { $count }krát.
  }
salva-battle-why = Co kdo komu udělá a proč
salva-battle-odds-wait = Počítám vyhlídky…
salva-battle-odds-none = Vyhlídky teď nejsou.
salva-battle-better = { $chance }, že útočníci ztratí méně než obránci, { $other }, že více.
salva-battle-odds-spoken = Pole padne s pravděpodobností { $chance }.
salva-battle-spoken-salvo = Hod { $roll }, činitel { $factor }. { $count ->
    [0] Žádná tvoje jednotka nemůže střílet.
    [one] Střílet může jedna tvoje jednotka.
    [few] Střílet mohou { $count } tvoje jednotky.
   *[other] Střílet může { $count } tvých jednotek.
  }
salva-battle-log = Průběh bitvy
salva-battle-over = Bitva o pole { $field } skončila
salva-battle-conquered = Pole { $field } padlo.
salva-battle-held = Pole { $field } se udrželo.
salva-battle-lost = Ztráty: { $units }.
salva-battle-lost-by = { $power } – ztráty: { $units }.
salva-battle-lost-none = Nikdo nepadl.
salva-battle-plan-any = Pal
salva-battle-plan-any-about = všechny plány teď dělají totéž
salva-battle-gain = Při každé výrobě dá body: { $points }.
salva-battle-gain-goal = Patří k cílům hry.
salva-salvo-title = { $field }, { $number }. salva
salva-salvo-show = Salva
salva-salvo-hit = { $unit } zasahuje { $target }: { $points }
salva-salvo-dead = zničeno
salva-salvo-none = Nikdo nepadl.
salva-salvo-lost = { $count ->
    [one] Zničena 1 jednotka
    [few] Zničeny { $count } jednotky
   *[other] Zničeno { $count } jednotek
  }
