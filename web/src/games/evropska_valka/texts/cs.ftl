# Slova vlastních obrazovek Evropské války; něco říkají po svém, co jiné hry jinak.

table-tab-hand = Ruka
table-tab-fields = Pole
table-hand-over-hint = Předej obrazovku; teď přijdou karty: { $power }.
table-resign-what = Opustíš hru; tvá mocnost hraje dál sama, jak říkají pravidla.
table-resign-vote = Mocnost zůstane opuštěná, jakmile to chce víc než polovina členů; pak hraje dál sama.
table-show-all = Vykládat bitvy všech
table-dice = Poctivé karty a kostky
table-you-left = Opustil jsi hru; tvá mocnost hraje dál sama.
after-luck = Štěstí v kartách

ev-card = { $suit ->
    [C] křížová
    [D] kárová
    [H] srdcová
   *[other] piková
  } karta { $rank ->
    [J] kluk
    [Q] dáma
    [K] král
    [A] eso
   *[other] { $rank }
  }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
ev-cards = { $count ->
    [0] žádné karty
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
  }
ev-figures = { $count ->
    [one] 1 figurka
    [few] { $count } figurky
   *[other] { $count } figurek
  }
ev-empty = prázdné

ev-own = Co víš jen ty
ev-hand = { $count ->
    [0] Tvoje ruka
   *[other] Tvoje ruka ({ $count } ze 4)
  }
ev-hand-none = Žádné karty.
ev-known = O kterých kartách jiných víš
ev-known-short = Víš o kartách: { $cards }
ev-open = Všichni vědí o: { $cards }
ev-use-sabotage = Sabotáž
ev-use-espionage = Špionáž

ev-turn = Tah { $turn }
ev-pile = v balíčku { $count }
ev-discard = odhozeno { $count }
ev-col-figures = Figurky
ev-col-home = Obsazená domácí pole
ev-col-home-short = Doma
ev-col-cards = Karty
ev-left-short = po tvé levici
ev-left = tvůj levý soused: jeho pád je tvoje výhra
ev-stock = V zásobě: { $small } malé, { $medium } střední, { $large } velké

ev-draft = Odvod
ev-fate = Osud
ev-end = Nedělat nic
ev-end-loss = Tah by skončil bez odvodu, přesunu, útoku i osudu.
ev-pass = Nechat být
ev-cancel = Zrušit
ev-hint-turn = Vyber své pole, odkud táhnout nebo útočit, nebo zvol odvod či osud.
ev-hint-first = Sabotáž a špionáž kartou z ruky jde jen předtím.
ev-hint-draft = Vyber domácí pole, které je prázdné nebo tvoje.
ev-hint-target = { $field }: vyber prázdného souseda pro pohyb, nebo soupeře pro útok.
ev-hint-move = Táhne jedna figurka.
ev-hint-attack = Každá figurka přinese jednu kartu; potřebuješ víc bodů než obrana.
ev-hint-sabotage = Vyber své domácí pole, na kterém stojí soupeř: polovina figurek zmizí.
ev-hint-espionage = Čí ruku chceš vidět?
ev-hint-cards = Vyber karty.
ev-attack-cards = karet { $attackers } : { $defenders }
ev-laid = Útok { $points }:
ev-laid-defence = Obrana { $points }:
ev-count = Kolik figurek útočí
ev-one-less = O figurku méně
ev-one-more = O figurku víc
ev-attack-go = { $count ->
    [one] Zaútočit jednou figurkou
   *[other] Zaútočit { $count } figurkami
  }
ev-move-go = Táhnout jednou figurkou
ev-lay-go = Vyložit { $count } z { $of } (bodů: { $points })
ev-discard-go = Odhodit { $count } z { $of }

ev-king-none = Nemáš nic, čím by se útok dal zastavit.
ev-king-play = zastavit útok kartou { $card }
ev-think = Chci přemýšlet déle
ev-window = Okno pro krále
ev-window-choice = { $count ->
    [0] bez časovače
   *[other] { $count } s
  }
ev-window-left = zavře se za { $count } s
ev-window-passing = pasuješ za { $count } s
ev-window-why = Ptáme se všech a odpověď „nechat být“ se každému odešle, až se okno zavře, takže se nikdo nedozví, kdo mohl útok zastavit.

ev-fate-to = Karty pro: { $power }
ev-fate-goes = dostane: { $power }
ev-fate-over = { $count ->
    [one] o kartu víc: napřed musí jednu odhodit
    [few] o { $count } karty víc: napřed musí odhodit
   *[other] o { $count } karet víc: napřed musí odhodit
  }
ev-fate-go = Takhle rozdat
ev-fate-how = Přetáhni kartu k hráči; nebo ji označ a stiskni šipku či číslo hráče. Kliknutí jde dokola.

table-title = Evropská válka, stůl
ev-goal = Zvítězíš se všemi třemi poli jiné velmoci, dokud stojíš doma, nebo když doma už nestojí nikdo ze souseda po tvé levici.
ev-near = K výhře chybí už jen { $field } (velmoc: { $other }).
ev-threat-takes = { $power }: k výhře příštím tahem chybí už jen { $field }.
ev-threat-falls = { $power }: výhra, padne-li { $field }, poslední domov levého souseda ({ $other }).
map-label = Mapa Evropy; šipky chodí z pole na pole, Enter vybírá
ev-battle = Bitva
ev-drawn = dobraná z balíčku
ev-missing = { $count ->
    [one] 1 karta chybí
    [few] { $count } karty chybějí
   *[other] { $count } karet chybí
  }
ev-battle-won = Bitvu vyhrává { $power }.
ev-battle-lost = Ubrání se { $power }.
ev-show-all = Ukázat vše

ev-odds-win = šance na výhru
ev-odds-more = náskok průměrně { $margin } b.; pravděpodobnost, že útok někdo může zastavit: { $stop }.

ev-fields = Všechna pole se sousedy
ev-field = Pole
ev-actions = Co se tam dá dělat
ev-home-of = Domov: { $power }
ev-by-land = Po souši:
ev-by-special = Po mostě:
ev-by-ship = Lodí:
ev-do-draft = Odvod sem
ev-do-origin = Odtud
ev-do-move = Táhnout sem
ev-do-attack = Zaútočit
ev-do-sabotage = Sabotovat
ev-do-retreat = Ustoupit sem
ev-do-place = Postavit sem
ev-do-chosen = Vybráno
ev-label = { $field }, { $power }, { $count ->
    [one] 1 figurka
    [few] { $count } figurky
   *[other] { $count } figurek
  }
ev-label-empty = { $field }, prázdné
ev-label-draft = lze sem odvést
ev-label-origin = může něco udělat
ev-label-move = lze sem táhnout
ev-label-attack = lze na něj zaútočit
ev-label-sabotage = lze ho sabotovat
ev-label-retreat = lze sem ustoupit
ev-label-place = může tu stát pyramida
ev-label-chosen = vybráno

ev-order-choose_power = { $power }
ev-order-place = Pyramida: { $field }
ev-order-sabotage = Sabotáž kartou { $card }: { $field }
ev-order-espionage = Špionáž kartou { $card }: { $power }
ev-order-draft = Odvod: { $field }
ev-order-move = Pohyb: { $origin } → { $target }
ev-order-attack = Útok: { $origin } → { $target } ({ $count })
ev-order-fate = Osud
ev-order-end_turn = Nedělat nic
ev-order-king = Slovo krále kartou { $card }
ev-order-pass = Nechat být
ev-order-lay = Vyložit { $cards }
ev-order-retreat = Ústup: { $field }
ev-order-assign = Rozdat karty osudu
ev-order-discard = Odhodit { $cards }
ev-order-resign = Opustit hru


table-help-ev-turn = Tah: napřed, chceš-li, kluci (sabotáž doma) a dámy (pohled do ruky), potom jedna akce: odvod, pohyb, útok, nebo osud.
table-help-ev-battle = V bitvě vyloží každá strana za každou figurku jednu kartu, napřed z ruky, potom naslepo z balíčku. Útočník potřebuje víc bodů.
table-help-ev-cards = Body: 2 až 10 podle čísla, kluk 1, dáma 2, král 3, eso 11. Král (nebo eso) zastaví cizí útok a vezme si obě ruce.
table-help-ev-fate = Osud: dober tři karty a každou někomu dej, třeba sobě. V ruce jsou nejvýš čtyři.
table-help-ev-win = Vyhraješ, když obsadíš všechna tři pole jiné mocnosti a stojíš i doma, nebo když tvůj levý soused nemá doma nikoho.
table-help-ev-pointer = Kolečko: přiblížení. Tažení za moře: posun mapy. Klikni na své pole a potom kam, nebo mezi nimi přetáhni ukazatel.
table-help-ev-arrows = Když je označená mapa: šipky chodí z pole na pole, + a − přibližují, 0 ukáže vše.
table-help-ev-list = Záložka Pole ukazuje totéž jako tabulku se sousedy a tlačítky.
table-key-walk = z pole na pole
table-key-pick = vybrat pole
table-key-next = další pole, které může něco udělat
table-key-count = kolik figurek; které karty
table-key-most = všichni, kdo smějí
table-key-go = provést
table-key-draft = odvod
table-key-fate = osud
table-key-pass = nechat útok být
table-key-cancel = pustit
table-key-undo = vzít poslední rozkaz zpět
table-key-end = nedělat nic (kde se smí)
table-key-question = k otevřené otázce
table-key-overview = mocnosti a průběh
table-key-hand = tvoje ruka
table-key-talks = jednání
table-key-fields = seznam polí
table-key-help = tato nápověda

choice-power_choice-random = losují se kartami vlajek
choice-power_choice-pick = vybírají se podle míst
choice-first_player-roll = nejvyšší hod
choice-first_player-seat_0 = první místo
choice-first_player-random = kdokoli
choice-single_defender-retreats = ustoupí
choice-single_defender-removed = je odstraněn
choice-sabotage_single-removed = odstraní ji
choice-sabotage_single-immune = nic jí neudělá
choice-king_window-declaration = před kartami útočníka
choice-king_window-after_attacker_cards = po kartách útočníka
choice-reaction_prompt-all = ptáme se všech
choice-reaction_prompt-holders_only = ptáme se jen držitelů
choice-pieces-figures = figurky
choice-pieces-pyramids = pyramidy
preset-classic = Podle knihy
preset-classic-about = Všechno tak, jak to mají pravidla.
preset-brisk = Karty do ruky
preset-brisk-about = Každý začíná se dvěma kartami: králové a dámy od prvního tahu.
preset-pyramids = Pyramidy
preset-pyramids-about = Každý má devět pyramid tří velikostí místo figurek.
preset-gentle = Mírná
preset-gentle-about = Jednotlivým figurkám sabotáž neublíží a figurky se smějí spojovat.

dice-check = Ověřit všechny tahy z balíčku tady
dice-right = { $count ->
    [one] Jedna karta byla z tajemství vytažena znovu: souhlasí.
    [few] { $count } karty byly z tajemství vytaženy znovu: všechny souhlasí.
   *[other] { $count } karet bylo z tajemství vytaženo znovu: všechny souhlasí.
  }
dice-wrong = Karty záznamu { $number } nejsou ty, které dává tajemství.
dice-commitment = Otisk všech karet a hodů, známý před prvním rozkazem:
after-dice = Poctivé karty

ev-luck-battles = Bitvy
ev-luck-won = Vyhrané
ev-luck-points = Body
ev-luck-balance = Štěstí
ev-luck-hint = V závorce, co se dalo čekat: výhry podle šance ve chvíli, kdy ležely karty z rukou a ještě se nedobíralo; body podle karet, které mohly z balíčku přijít.

## První hra s průvodcem

guide-evropska_valka-hello = Hraješ za mocnost { $power }: máš tři domácí pole a tvou silou jsou hrací karty. Vyhraješ, když obsadíš všechna tři pole jiné mocnosti, nebo když tvému levému sousedovi doma nikdo nezbude.
guide-evropska_valka-draft = Tah je jediná akce. Začni novou figurkou: stiskni Odvod a pak jedno ze svých domácích polí.
guide-evropska_valka-draft-keys = Klávesami: D, N na domácí pole, Enter.
guide-evropska_valka-others = Hrají ostatní. Když někdo útočí, může ho kdokoli zastavit králem nebo esem: otevře-li se okno, nech útok proběhnout. Útočí-li na tebe, vylož nejlepší karty.
guide-evropska_valka-fate = Jsi na tahu. Bitvy se vyhrávají kartami, zkus tedy Osud: vezmeš si tři a každou dáš, komu chceš. Nech si všechny a rozdělení potvrď.
guide-evropska_valka-fate-keys = Klávesami: F, pak G.
guide-evropska_valka-again = Ještě jednou hrají ostatní; odpověz, když se hra zeptá.
guide-evropska_valka-attack = Teď vpřed: vyber své pole, pak červeného souseda k útoku, nebo prázdné pole k přesunu, a potvrď. Před útokem uvidíš šance.
guide-evropska_valka-attack-keys = Klávesami: N na pole, Enter, N na cíl, Enter, G.
guide-evropska_valka-battle = V bitvě přináší každá figurka jednu kartu a útočník potřebuje víc bodů. Vyber karty, vylož je a uvidíš.
guide-evropska_valka-done = To je celá hra: odvod, přesun, útok, nebo osud. Hlídej si domov a sleduj levého souseda. Hodně štěstí!
ending-game = Evropská válka
