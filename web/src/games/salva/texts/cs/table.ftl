# Stůl Salvy: na co se čeká, co se dělá, sloupce, klávesy. Něco říká po svém, co jiné hry říkají jinak.

table-tab-goals = Cíle
table-tab-fields = Pole
table-tab-field = Pole, na které se díváš
table-hand-over = Na řadě je { $who }
table-hand-over-hint = Předej obrazovku; objeví se i to, co má vidět jen { $who }.
table-hand-over-go = Jsem { $who }
table-agreement-against = Společný protivník: { $power }.
event-waited-for = Strana { $power } má ještě čas, ostatní počkají.
event-stand-in-bot = Strana { $power } má náhradníka: hraje bot.
event-sat-down = { $name } přisedá.
event-got-up = { $name } vstává od stolu.
table-to-list = Na seznam polí
table-title = Salva, stůl
map-label = Mapa; šipky chodí z pole na pole, Enter vybírá, Shift a Enter přidá jeho jednotky
table-you-eliminated = Jsi vyřazen ze hry. Zbytek můžeš sledovat.
table-you-resigned = Vzdal ses. Zbytek můžeš sledovat.
status-eliminated = vyřazen
status-resigned = vzdal se

salva-round-none = před 1. kolem
salva-round = { $round }. kolo
salva-col-fields = Pole
salva-col-units = Jednotky

## Na co se čeká

salva-asked-sealing = Sestav tajně celou armádu.
salva-asked-placing = Rozmísti jednu část své armády.
salva-asked-movement = Přesunuj jednotky a vyhlašuj bitvy.
salva-asked-production = Utrať, co tvoje pole vyrábějí.
salva-asked-sides = Necháš si stranu, nebo se mají strany losovat?
salva-asked-missions = Nech si jeden ze svých úkolů.
salva-asked-defender_salvo = Bitva o pole { $field }: tvoje salva jako obránce.
salva-asked-attacker_salvo = Bitva o pole { $field }: tvoje salva jako útočník.
salva-asked-beach_salvo = Bitva o pole { $field }: střílej na ty, kdo se vyloďují.
salva-asked-beach_pick = Vylodění na pole { $field }: vyber jednotky, které budou střílet na pláž.
salva-asked-defender_lines = Bitva o pole { $field }: rozestav své linie.
salva-asked-attacker_lines = Bitva o pole { $field }: rozestav své linie; obráncovy už znáš.
salva-asked-retreat_choice = Bitva o pole { $field }: bojovat dál, nebo ustoupit?
salva-asked-retreat_to = Bitva o pole { $field }: kam jednotka ustoupí?
salva-asked-transports = Pole { $field } padlo: kde zůstane transport?

salva-hint-item = Vyber, co umístit, a potom pole.
salva-hint-where = Vyber pole; druhé kliknutí potvrdí.
salva-hint-seal = Vybírej pole; každé kliknutí jednu přidá. Hotovou armádu zapečeť.
salva-hint-movement = Vyber pole s jednotkami, nebo rovnou pole, na které chceš zaútočit.
salva-hint-target = Zeleně: přesun. Červeně: útok. Shift přidá jednotky z dalšího pole.
salva-hint-production = Každé pole utrácí na místě, co vyrobí; zbytek propadne.

## Co se dělá

salva-loss-placing = Z přídělu zbývá { $left } a ještě se z toho dá nakoupit; nevyužité body propadnou.
salva-loss-fire = { $count ->
    [one] Jedna jednotka by ještě mohla střílet.
    [few] { $count } jednotky by ještě mohly střílet.
   *[other] { $count } jednotek by ještě mohlo střílet.
  }
salva-near-need-fields = { $count ->
    [0] { $power }: výhra na konci tohoto kola, neztratí-li potřebné pole.
   *[other] { $power }: k výhře chybí jediné pole: { $fields }.
  }
salva-near-need-hold = { $power }: výhra na konci tohoto kola, nedosáhne-li { $other } cíle.
salva-near-need-destroy = { $power }: výhra, jakmile { $other } přijde o poslední pole a o všechno, co dokáže obsadit pole.
salva-loss-beach = Na pláž by nestřílel nikdo.
salva-loss-production = Některá pole si ještě mohou něco koupit. Co se neutratí, propadne.
salva-do-stop_placing = Armáda je úplná
salva-do-end_movement = Ukončit pohyb
salva-do-end_production = Ukončit výrobu
salva-cancel = Pustit
salva-add = Přidat jeho jednotky
salva-choices = Z čeho lze vybírat
salva-give = Provést
salva-facts = Co se o tom ví
salva-facts-of = Jednotka nebo pole
salva-silence = Bez tvé odpovědi: { $order }
salva-silence-deadline = Když neodpovíš do { $hour }: { $order }
salva-shop-numbers = Všechna čísla toho, co lze koupit
salva-unasked = Kdykoli, bez vyzvání
salva-acts = Co mohou vybrané jednotky udělat

# Totéž pro více jednotek jedním kliknutím

salva-act-aboard = { $count ->
    [one] Nalodit jednu jednotku
    [few] Nalodit všechny { $count }
   *[other] Nalodit všech { $count }
  }
salva-act-embark = { $count ->
    [one] Nalodit jednu jednotku na { $ship }
    [few] Nalodit { $count } jednotky na { $ship }
   *[other] Nalodit { $count } jednotek na { $ship }
  }
salva-act-disembark = { $count ->
    [one] Vylodit jednu jednotku
    [few] Vylodit { $count } jednotky
   *[other] Vylodit { $count } jednotek
  }
salva-act-dock = { $count ->
    [one] Zakotvit jednu loď v poli { $field }
    [few] Zakotvit { $count } lodě v poli { $field }
   *[other] Zakotvit { $count } lodí v poli { $field }
  }
salva-act-canal = { $count ->
    [one] Jednu loď průplavem k poli { $field }
    [few] { $count } lodě průplavem k poli { $field }
   *[other] { $count } lodí průplavem k poli { $field }
  }
salva-act-stance = { $how ->
    [evade] Ponorky ({ $count }): vyhýbat se bitvě
   *[other] Ponorky ({ $count }): bránit pole
  }

## Jednotky a pole

salva-unit = { $unit }
salva-units = Jednotky
salva-group = { $count } z { $of }
salva-group-less = O jednu méně: { $name }
salva-group-more = O jednu více: { $name }
salva-unit-built = ve výstavbě
salva-unit-damage = poškození { $damage }
salva-unit-aboard = na palubě: { $ship }
salva-unit-docked = v přístavu k poli { $field }
salva-unit-evades = vyhýbá se bitvě
salva-docked = V přístavu směrem k poli { $field }
salva-cargo = na palubě: { $units }
salva-field = Pole
salva-field-empty = Nikdo tu nestojí.
salva-field-none = Ukaž na pole a přečteš si o něm.
salva-fields = Všechna pole
salva-nobody = Moře a země nikoho
salva-beside = Sousedí: { $fields }
salva-ground-sea = moře
salva-ground-plain = otevřená krajina
salva-ground-hills = pahorky
salva-ground-forest = les
salva-ground-mountains = hory
salva-fact-yields = výroba { $points }
salva-fact-factories = { $count ->
    [one] jedna továrna
    [few] { $count } továrny
   *[other] { $count } továren
  }
salva-fact-political = { $count ->
    [one] jedna politická budova
    [few] { $count } politické budovy
   *[other] { $count } politických budov
  }
salva-fact-defence = obrana ×{ $factor }
salva-fact-roughness = členitost { $sign }{ $factor }
salva-fact-canal = průplav
salva-fact-fresh = čerstvě dobyté
salva-fact-goal = patří k cíli hry
salva-fact-threat = v dosahu jiných
salva-fact-base = vybraná letadla by tu mohla doplnit palivo
salva-fact-stuck = odsud by se vybraná letadla nemohla vrátit
salva-one-way = Z pole { $fields } už v tomto tahu nevede cesta na základnu: { $units } by tam zanikla, pokud se něco nezmění.
salva-fact-barred = chráněno smlouvou
salva-fact-harbours = přístavy: { $fields }

salva-role-ready = vybrat jednotky
salva-role-picked = vybráno
salva-role-move = přesunout sem
salva-role-attack = zaútočit
salva-role-target = potvrdit
salva-role-place = umístit sem
salva-role-buy = stavět tady

## Pohyb

salva-battles = Na dosah:
salva-chosen = { $count ->
    [one] Vybrána jedna jednotka
    [few] Vybrány { $count } jednotky
   *[other] Vybráno { $count } jednotek
  } ({ $fields })
salva-plan-move = { $count ->
    [one] Jedna jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
  }: { $origin } → { $field }
salva-plan-way = cesta: { $fields }; cena: { $cost }
salva-plan-attack = Bitva o pole { $field }
salva-plan-against = { $count ->
    [0] nikdo je nebrání
    [one] proti jedné jednotce
   *[other] proti { $count } jednotkám
  }
salva-plan-nobody-able = Žádná z nich nemůže bitvu zahájit.
salva-attack-instead = Raději zaútočit
salva-slip-instead = { $count ->
    [one] Proplout bez bitvy
    [few] Proplout bez bitvy, { $count } jednotky
   *[other] Proplout bez bitvy, { $count } jednotek
  }
salva-move-go = { $count ->
    [one] Přesunout
    [few] Přesunout všechny { $count }
   *[other] Přesunout všech { $count }
  }
salva-attack-go = { $count ->
    [0] Zaútočit
    [one] Zaútočit jednou jednotkou
   *[other] Zaútočit { $count } jednotkami
  }
salva-tip-cost = { $field }, body pohybu: { $cost }

## Rozmístění a výroba

salva-has-placed = má armádu rozmístěnou
salva-still-places = k rozmístění zbývá { $points }
salva-left = { $count ->
    [one] bod zbývá
    [few] body zbývají
    [many] bodu zbývá
   *[other] bodů zbývá
  }
salva-points = { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
  }
salva-item = Položka
salva-price = Cena
salva-price-rising = { $price }, roste
salva-move = Pohyb
salva-where = Kam se dá umístit
salva-harbours = Který přístav
salva-harbour = { $field }, přístav k poli { $origin }
salva-plan-place = { $item } na pole { $field }
salva-place-go = Umístit
salva-army = Tvoje armáda
salva-army-none = Zatím nic.
salva-sealed = Zapečetěná armáda: { $army }.
salva-no-secret = bez tajemství
salva-one-less = O jednu méně
salva-one-more = O jednu více
salva-seal-go = Zapečetit armádu
salva-item-airfield = Letiště
salva-item-factory = Továrna
salva-item-political_building = Politická budova
salva-variant-rushed = { $kind }, uspíšená
salva-variant-half = polovina: { $kind }
salva-class-unarmoured = nechráněné
salva-class-armoured = pancéřované
salva-class-naval = lodě
salva-class-submarine = ponorky
salva-class-air = letadla
salva-class-fortress = pevnosti
salva-repeat = { $count ->
    [one] Koupit totéž co minule
   *[other] Koupit totéž co minule ({ $count })
  }
salva-all-fields = Všechna pole
salva-purse = zbývá { $points }
salva-purse-none = Nic dalšího se koupit nedá.
salva-pay-open = { $item }: zaplatí sousedé …
salva-pay-title = { $item } na poli { $field }
salva-pay-price = stojí { $price }
salva-pay-of = z { $purse }
salva-pay-more = { $field } zaplatí o jeden víc
salva-pay-less = { $field } zaplatí o jeden méně
salva-pay-go = Postavit
salva-pay-rest = doplatí zbytek z { $purse }
salva-pay-nobody = Žádný soused zatím neplatí.
salva-shares-open = Rozdělit po svém
salva-shares-total = Zaplatit je třeba dohromady { $points }. Psát lze i zlomky, třeba 1/2.
salva-scuttle = Zničit vlastní továrny
salva-scuttle-sure = { $count ->
    [one] Zničit jedinou továrnu na poli { $field }? Nic se za ni nedostane.
    [few] Zničit jednu ze { $count } továren na poli { $field }? Nic se za ni nedostane.
   *[other] Zničit jednu z { $count } továren na poli { $field }? Nic se za ni nedostane.
  }
salva-scuttle-go = Zničit továrnu
salva-calendar = Výroba v příštích kolech
salva-calendar-yes = výroba
salva-calendar-no = bez výroby
salva-calendar-always = Vyrábí se v každém tahu.

## Nápověda

table-help-salva-turn = Tah: pohyb a bitvy v libovolném pořadí, pak se dokončí rozestavěné jednotky a nakonec pole vyrábějí.
table-help-salva-battle = V bitvě se salvy střídají, začíná obránce. Šest bodů poškození jednotku zničí; po bitvě se všechno opraví.
table-help-salva-production = Každé pole utrácí své body na místě. Co se teď začne, dokončí se v tvém příštím tahu.
table-help-salva-signs = Značky na mapě: kroužek je výroba, pak továrny, štít značí obranu, vrchol drsný terén, vlnky průplav; kotva přístav a lodě v něm. Ponorky, které se vyhýbají bitvě, leží pod vlnou.
table-help-salva-threat = Červený trojúhelník označuje tvoje pole a moře s tvými loděmi, na která by jiní mohli zaútočit ve svém příštím tahu: kam dojdou jejich dostavěné jednotky z místa, kde teď stojí, i drsným terénem a průplavy, a kam mohou lodě z moře vysadit vojsko. Smlouvy, které znáš, se berou v úvahu, pole dobytá cestou ne.
table-help-salva-pointer = Kolečko: přiblížení. Tažení: posun mapy. Klikni na pole se svými jednotkami a potom kam půjdou; dalším kliknutím potvrdíš. Shift, pravé tlačítko nebo dlouhý stisk přidá jednotky z dalšího pole.
table-help-salva-arrows = Když je označená mapa: šipky chodí z pole na pole, + a − přibližují, 0 ukáže vše.
table-help-salva-list = Záložka Pole ukazuje totéž jako seznam se sousedy a tlačítky.
table-key-walk = z pole na pole
table-key-pick = vybrat pole; se Shiftem přidat jeho jednotky
table-key-next = další pole, které může něco udělat
table-key-all = všechny jednotky pole
table-key-choose = vybrat jednotku, nebo co umístit
table-key-go = provést
table-key-repeat = koupit totéž co minule
table-key-cancel = pustit
table-key-undo = vzít poslední rozkaz zpět
table-key-end = ukončit fázi
table-key-question = k otevřené otázce
table-key-overview = mocnosti a průběh
table-key-field = cíle, jednotky, pravidla
table-key-talks = jednání
table-key-fields = seznam polí
table-key-help = tato nápověda
ending-game = Salva
