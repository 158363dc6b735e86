# Slova vlastních obrazovek Expanze.

cancel = Zrušit
soldiers = { $count ->
    [one] { $count } voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
  }
preset-classic = Podle knihy
preset-classic-about = Vše tak, jak to mají pravidla.
preset-quick = Rychlá
preset-quick-about = Víc vojáků, karty se berou samy, ukázaný úkol vítězí hned.
preset-dice = Kostku po kostce
preset-dice-about = Bitvy po jednotlivých hodech a 80 vojáků pro každého jako u skutečného stolu.
preset-silent = Mlčenlivá
preset-silent-about = Bez jednání a bez výměny karet.
players-states = Státy
players-soldiers = Vojáci
players-cards = Karty s písmeny
mission-none = bez úkolu
mission-done = splněn
cards-title = Karty s písmeny
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
table-you-destroyed = Tvá velmoc je zničená. Můžeš se dívat dál.
table-you-resigned = Tvá velmoc se vzdala. Můžeš se dívat dál.
table-hint-place = Klepáním na své státy přidáváš vojáky; pravé tlačítko nebo dlouhý stisk jednoho vrátí.
table-hint-turn = K útoku vyber svůj stát a pak souseda, nebo mezi nimi přetáhni ukazatel. Anebo zbroj.
table-hint-fight = Vyber svůj stát a pak souseda, nebo mezi nimi přetáhni ukazatel.
table-hint-target = Útočí { $state }. { $count ->
    [one] Napadnout lze { $count } souseda, je označen červeně.
    [few] Napadnout lze { $count } sousedy, jsou označeni červeně.
   *[other] Napadnout lze { $count } sousedů, jsou označeni červeně.
  }
table-hint-count = Kolik jich půjde? Posuň jezdec, nebo napiš číslo.
table-spent = V tomto tahu už útočit nelze: předej tah.
table-spent-card = V tomto tahu už útočit nelze: vezmi si kartu a předej tah.
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
table-place-loss = { $count ->
    [one] Jeden voják není umístěn a nadobro propadne.
    [few] { $count } vojáci nejsou umístěni a nadobro propadnou.
   *[other] { $count } vojáků není umístěno a nadobro propadne.
  }
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
table-play-on = Hrát dál
table-stop-here = Skončit hru
table-end-turn = Předat tah
table-end-unused = V tomto tahu nebylo zbrojení ani boj. Když teď tah předáš, propadne.
table-end-card = Máš nárok na kartu a ještě ji nemáš v ruce. Když teď tah předáš, nárok propadne.
table-round = Kolo { $round }
table-pile = { $count ->
    [one] v hromádce { $count } karta
    [few] v hromádce { $count } karty
   *[other] v hromádce { $count } karet
  }
table-col-states = Státy
table-col-states-short = Státy
table-col-soldiers = Vojáci
table-col-soldiers-short = Voj.
table-col-cards = Karty s písmeny
table-col-cards-short = Karty
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
table-own = Tvůj úkol a karty
table-mission = Tvůj úkol
table-mission-progress = Jak daleko je úkol
table-mission-nonsense = S touto kartou nelze nikoho zničit: žádá { $count } států, libovolných.
table-mission-missing = { $count ->
    [one] Označit { $count } chybějící na mapě
    [few] Označit { $count } chybějící na mapě
   *[other] Označit { $count } chybějících na mapě
  }
table-mission-states = K úkolu chybí: { $states }
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
table-title = Expanze, stůl
map-label = Mapa světa; šipkami se přechází mezi státy, Enter vybírá
map-by-continent = Vybarvit země podle světadílů
table-board-tables = Tabulky z hrací desky
table-bonuses = Vojáci za celý světadíl
table-set-values = Vojáci za trojici karet
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
table-help-arm = V tahu buď zbrojíš, nebo bojuješ. Zbrojení přidá vojáky do tvých států a tah končí.
table-help-attack = Útočí se ze státu se dvěma a více vojáky do sousedního. Jeden voják vždy zůstává.
table-help-odds = Před útokem vidíš šanci na výhru a pravděpodobnou cenu. Při shodě vítězí obránce.
table-help-card = Když vyhraješ poslední bitvu tahu, vezmi si před předáním kartu s písmenem. Tři karty tvoří trojici.
table-help-mission = Splněný úkol ukaž a udrž do svého dalšího tahu: pak vyhraješ.
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
luck-battles = Bitvy
luck-lost = Ztráty (průměr)
luck-killed = Poraženo (průměr)
luck-balance = Štěstí
luck-hint = Vojáci ztracení a poražení ve všech bitvách proti průměru, který takové bitvy dávají. Štěstí je rozdíl obojího dohromady.
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

## První hra s průvodcem

guide-expanze-hello = Hraješ za mocnost { $power }. Žetony tvé barvy jsou tvoji vojáci. Vyhraješ, když splníš svůj tajný úkol: { $mission }. Vidíš ho jen ty.
guide-expanze-place = Rozmísti vojáky: klikej na své státy, nejlépe vedle soupeře, dokud nějací zbývají. Pak to potvrď.
guide-expanze-place-keys = Klávesami: N přejde na další stát, Enter přidá vojáka, G potvrdí.
guide-expanze-first = O tom, kdo začne, rozhodnou kostky. Jakmile budeš na tahu, průvodce bude pokračovat.
guide-expanze-attack = Jsi na tahu: buď bojuj, nebo zbroj, nikdy obojí. Teď bojuj: vyber svůj stát s více vojáky, pak červeně označeného souseda, podívej se na šance a zaútoč.
guide-expanze-attack-keys = Klávesami: N na stát, který může útočit, Enter, N na cíl, Enter, G.
guide-expanze-card = Při shodě vyhrává obránce, takže se vyplatí přesila. Útoč dál, jak chceš. Pokud byla tvá poslední bitva vyhraná, vezmi si kartu: za trojice se později kupují vojáci.
guide-expanze-end = Pro teď to stačí: předej tah. V každém tvém státě vždy zůstane aspoň jeden voják.
guide-expanze-end-keys = Klávesou: E.
guide-expanze-others = Teď hrají ostatní. O každé bitvě vypráví záznam; ukaž na řádek a mapa předvede, kde byla.
guide-expanze-arm = Jsi zase na tahu. Tentokrát zbroj: zvol Zbrojit, rozmísti nové vojáky a potvrď. Za celé světadíly je jich víc.
guide-expanze-done = To bylo celé kolo. Až úkol splníš, ukaž ho; jestli bude platit i ve tvém příštím tahu, vyhráváš. Hodně štěstí!

# V několika slovech, vedle toho, co se ukazuje na mapě

film-battle-won = { $power } bere { $other_dat } stát: { $target }.
film-battle-lost = { $power } neuspěl proti { $other_dat }: { $target }.
film-armed = { $power } zbrojí: +{ $count }.
table-battle-gained = { $continent } je teď celá v jedněch rukou.
ending-game = Expanze
