# Co říká příkazová řádka jen o Salvě.

help-salva = Co má jen Salva. Mapy podle náhody a spravedlivý start pro lidi u stolu.
help-salva-fair-start = Zjistit, kdo hraje za kterou stranu a s kolika body. Podmínky a nabídky jsou v souboru TOML nebo JSON; co chybí, na to se program zeptá, na každou nabídku jen jejího hráče. Vypíše výsledek s důkazem.
help-salva-map = Nakreslit náhodnou mapu. Pevnina a moře z uhlazených buněk, nebo s --segments náhodná mapa podle pravidel. Bez souboru se pole vypíšou jako TOML.

option-help-fair-start-seed = Semínko losů; jinak nové, které se na konci ukáže.
option-help-fair-start-as_json = Vypsat výsledek s důkazem jako JSON.
option-help-map-seed = Pokaždé stejná mapa; jinak nová, jejíž semínko se ukáže.
option-help-map-land = Kolik suchozemských polí (14).
option-help-map-sea = Kolik mořských polí (6); s 0 se voda kolem jen nakreslí.
option-help-map-masses = Na kolik pevnin je souš rozdělena průlivy.
option-help-map-fair = Pro 2 nebo 4 hráče ze všech stran stejná.
option-help-map-segments = Místo toho náhodná mapa podle pravidel, pro tolik hráčů.
option-help-map-naval = S --segments: plují lodě, takže souš nemusí být souvislá a mohou tu být průplavy.
option-help-map-wrap = S --segments: none (ne), horizontal (vodorovně), nebo both (oběma směry).
option-help-map-svg = Zapsat obrázek jako SVG.
option-help-map-png = Zapsat obrázek jako PNG.
option-help-map-toml = Zapsat pole jako TOML, jak stojí ve scénáři.
option-help-map-scenario = Zapsat celý scénář na této mapě.
option-help-map-sides = Kolik stran scénář má (2).

map-seed = Mapa se semínkem { $seed }: suchozemských polí { $land }, mořských { $sea }.

fair-ask-players = Kdo hraje? Jména oddělená čárkami:
fair-ask-sides = Strany oddělené čárkami (Enter: A, B, C …):
fair-ask-total = Kolik bodů se dělí (Enter: 30)?
fair-ask-method = Postup (Enter: obvyklý; jinak two_sealed, two_cut, two_fixed_defender, successive, matrix):
fair-ask-defence = Kolik bodů má obránce, tedy druhá strana?
fair-ask-blocks = Které strany se dělí společně, například A+B, C (Enter: žádné)?
fair-hand-over = Teď se dívá jen { $player }. Potom Enter:
fair-ask-sealed-figure = { $player }: kolik bodů je spravedlivých pro { $sides } ({ $least } až { $most })?
fair-ask-sealed-bid = { $player }: za kolik bodů bereš { $sides } ({ $least } až { $most })?
fair-ask-sealed-row = { $player }: rozděl { $most } bodů mezi { $sides }:
fair-ask-cut = { $player }: kolik bodů připadne na { $sides }, zbytek druhé straně ({ $least } až { $most })?
fair-ask-choose = { $player }: za kterou stranu hraješ, { $sides }?
fair-ask-column-pick = { $player }: co je na řadě, { $sides } (Enter: je mi to jedno)?
fair-head-side = Strana
fair-head-player = Hráč
fair-head-amount = Body
fair-head-asked = Označil za spravedlivé
fair-why = Proč
fair-seed = Losovalo se se semínkem { $seed }; s ním vedou stejné nabídky ke stejnému výsledku.

error-fair-key = „{ $value }“ v takovém souboru nic neznamená; lze použít: { $keys }.
error-fair-as-many = Stran musí být tolik co hráčů; teď je stran { $sides } a hráčů { $players }.
error-fair-no-side = Strana „{ $value }“ neexistuje; jsou tyto: { $sides }.
error-fair-no-player = Hráč „{ $value }“ neexistuje; jsou tito: { $players }.
error-fair-names = V „{ $value }“ musí každé jméno stát právě jednou.
error-fair-number = „{ $value }“ není celé číslo ({ $what }).
error-fair-file = „{ $value }“ není ani TOML, ani JSON.
