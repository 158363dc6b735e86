# Co říká jádro. `error-…` odpovídá na chybu: jedna věta, co je špatně a jak to má být.

error-empty-order = Nebyl zadán žádný rozkaz; co lze nařídit, ukáže „help“.
error-too-long = Rozkaz je delší než { $limit } znaků.
error-unknown-order = { $near_count ->
    [0] Rozkaz „{ $value }“ neexistuje.
   *[other] Rozkaz „{ $value }“ neexistuje; nemělo to být „{ $near }“?
  }
error-missing-word = { $expected ->
    [word] Rozkaz není úplný: chybí jméno.
    [number] Rozkaz není úplný: chybí číslo.
   *[other] Rozkaz není úplný: chybí { $expected }.
  }
error-words-left = Rozkaz je úplný už před „{ $value }“; zbytek vynech.
error-not-a-name = „{ $value }“ není jméno.
error-not-a-number = „{ $value }“ není číslo.
error-not-a-percentage = „{ $value }“ není celé číslo od 0 do 100.
error-not-a-list = „{ $value }“ není seznam.
error-not-a-pair = „{ $value }“ není jméno s číslem.
error-not-two-names = „{ $value }“ není dvojice jmen.
error-named-twice = „{ $value }“ je uvedeno dvakrát.
error-not-an-order = Tohle není rozkaz: { $value }
error-unknown-item = Takový rozkaz nemá položku „{ $value }“.

error-standing-question = Na otázku „{ $value }“ se předem odpovědět nedá.
error-standing-answer = „{ $value }“ není odpověď na tuto otázku; možné jsou { $answers }.
error-standing-topic = „{ $value }“ není nic, čeho by se tato otázka mohla týkat; možné jsou { $topics }.
error-standing-place = Místa „{ $value }“ se tato otázka týkat nemůže.
error-standing-partner = Tato otázka je stejná, ať se ptá kdokoli; „{ $value }“ vynech.
error-standing-odds = Tato odpověď na šancích nezávisí; { $value } % vynech.
error-standing-span = Trvalý rozkaz platí pro „turn“ nebo „game“, ne pro „{ $value }“.

error-rolls-missing = V záznamu je méně hodů, než hra potřebuje.
error-rolls-left = { $count ->
    [one] V záznamu je jeden hod, o který hra nikdy nežádá.
    [few] V záznamu jsou { $count } hody, o které hra nikdy nežádá.
   *[other] V záznamu je { $count } hodů, o které hra nikdy nežádá.
  }
error-roll-out-of-range = V záznamu je hod { $value } na kostce s { $sides } stěnami.
error-not-a-record = Řádek { $line } není záznam: { $value }
error-first-position = Pozici, kterou tento záznam začíná, nelze přečíst.
error-not-an-archive = Tohle není soubor se záznamem hry Velmoci.
error-newer-format = Soubor napsala novější verze Velmocí (formát { $value }).
error-newer-rules = Soubor se hrál podle novějších pravidel ({ $value }), než která tyto Velmoci znají ({ $version }).
error-wrong-hash = Pravidla v souboru nesedí s jejich otiskem: stojí tam { $value }, správně je { $expected }.
error-order-does-not-replay = Záznam { $number } („{ $value }“) se nedá přehrát: { $reason }
error-wrong-outcome = Výsledek zapsaný v souboru není ten, ke kterému partie dojde.
error-commitment-missing = Tato partie se hrála bez závazku; její hody se nedají dokázat.
error-secret-missing = Tajemství této partie ještě není odhaleno; hody půjde dokázat, až skončí.
error-secret-wrong = Odhalené tajemství neodpovídá otisku zveřejněnému před partií.
error-roll-not-committed = Hody v záznamu { $number } nejsou ty, které dává tajemství.

error-unknown-game = { $near_count ->
    [0] Hra „{ $value }“ není k dispozici; jsou tu: { $games }.
   *[other] Hra „{ $value }“ není k dispozici; nemělo to být „{ $near }“?
  }
error-unknown-bot = { $near_count ->
    [0] Bot „{ $value }“ neexistuje; jsou tu: { $bots }.
   *[other] Bot „{ $value }“ neexistuje; nemělo to být „{ $near }“?
  }
error-unknown-clause = { $near_count ->
    [0] Ustanovení „{ $value }“ neexistuje.
   *[other] Ustanovení „{ $value }“ neexistuje; blízko jsou: { $near }.
  }
error-not-translated = Pravidla hry { $game } zatím nejsou přeložena do tohoto jazyka.
error-unknown-chapter = Kapitola „{ $chapter }“ neexistuje.
error-chapter-missing = Kapitola „{ $chapter }“ potřebuje kapitolu „{ $need }“.
error-chapter-missing-one-of = Kapitola „{ $chapter }“ potřebuje aspoň jedno z tohoto: { $needs }.
error-chapter-conflict = Kapitoly „{ $chapter }“ a „{ $other }“ se vylučují.
error-unknown-seam = Kapitola „{ $chapter }“ zasahuje do místa „{ $seam }“, které neexistuje.
error-name-twice = Kapitoly „{ $other }“ a „{ $chapter }“ přinášejí obě „{ $name }“ ({ $seam }).
error-unknown-part = Část „{ $part }“ se má zařadit k „{ $anchor }“, která tu není.
error-bad-position = Takové postavení nemůže být: { $what ->
    [name] „{ $value }“ neexistuje nebo chybí
    [card] karta chybí nebo je dvakrát { $value }
    [powers] velmocí není tolik, kolik říkají pravidla
    [phase] taková fáze nebo takový tah není
    [states] stát nemá majitele nebo v něm nikdo nestojí
    [sums] součty nesouhlasí s plánem
    [mission] úkol neexistuje
    [home] někdo nemá nikoho doma
   *[shape] není zapsáno jako postavení ({ $value })
  }.
error-bad-option = { $allowed ->
    [nothing] Volba „{ $option }“ neexistuje.
   *[other] Volba „{ $option }“ nemůže být „{ $value }“; dovoleno je: { $allowed }.
  }
error-no-such-seat = U tohoto stolu není místo { $value }.
error-table-only = Tento rozkaz dává jen sám stůl.

error-bot-silent = Bot na místě { $seat } nedává rozkaz, ačkoli na něj hra čeká.
error-no-bot = Hra čeká na místo { $seat } a žádný bot tam nesedí.
error-too-many-orders = Hra neskončila ani po { $count } rozkazech.
error-tournament-players = Hráčů má být { $fewest } až { $most }, ne { $value }.
error-tournament-size = { $value } je málo; je třeba aspoň jeden.

error-undo-not-yours = Vzít zpět lze jen vlastní poslední rozkaz.
error-undo-past-chance = Mezitím rozhodly kostky nebo karty; to už zpět vzít nelze.
error-undo-past-reveal = Mezitím někdo uviděl něco nového; to už zpět vzít nelze.
error-undo-past-turn = Tah mezitím přešel jinam; to už zpět vzít nelze.

# Co bot řekne k nabídce; mluví k tomu, kdo ji dal.
reply-kept = Platí. Dodržím to, dokud nebudeš těsně před výhrou a dokud mám s kým jiným bojovat.
reply-joined = Platí. Zaměřím se nejdřív tam.
reply-words = Promiň, jsem bot: rozumím obvyklým návrhům, volnému textu ne.
reply-nobody_left = Promiň, pak by mi nezbyl nikdo, s kým bojovat.
reply-leader = Promiň, na to máš příliš velký náskok.
reply-no_border = Promiň, tam žádnou hranici nemám.
reply-other_plans = Promiň, mám tam jiné plány.
reply-no_danger = Děkuji, ale na té hranici mi nic nehrozí.
reply-no_quarrel = Promiň, s touto velmocí nemám spor.
reply-too_long = Promiň, na tak dlouho se nezavážu.
