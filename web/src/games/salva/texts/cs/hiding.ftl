# Co leží rubem nahoru: karty, žetony a vlastní pravda.

table-tab-formations = Skryté
table-key-cards = karty skrytých armád
table-key-truth = zakrýt nebo ukázat svou pravdu
table-help-salva-hidden = Skryté armády leží jako karty vedle mapy. Kulatá značka s ✓ je pravá, hranatá s ✕ falešná, otazník pro tebe leží rubem nahoru. Co víš, vidíš jen ty; M to zakryje, když se někdo dívá.
salva-hidden = Skryté armády
salva-hidden-close = Složit karty
salva-hidden-none = Zatím nic neleží rubem nahoru.
salva-hidden-how = Přetáhni jednotky ze seznamu nebo z mapy na kartu, řádek na volný řádek, jednotku z řádku na mapu; nebo použij tlačítka. U vezme zpět, co ještě nic neukázalo.
salva-truth-hide = Zakrýt mou pravdu
salva-truth-show = Ukázat mou pravdu
salva-truth-covered = Tvá pravda je zakrytá. Kdo se dívá, nevidí, co víš.
salva-truth-held = Tvá pravda je zakrytá. Některé rozkazy by ji prozradily, a proto nejsou vidět.
salva-face-true = pravý
salva-face-false = falešný
salva-face-down = rubem nahoru
salva-card = Uskupení { $name } ({ $power })
salva-card-mine = tvé
salva-card-where = Žetony leží na polích: { $fields }
salva-card-linked = Řádky jsou spojené s uskupením: { $names }
salva-card-row-head = Řádek
salva-card-empty = prázdný
salva-card-free = { $count ->
    [one] Jeden volný řádek
    [few] { $count } volné řádky
   *[other] { $count } volných řádků
  }
salva-card-tokens = Žetony polohy
salva-card-spare = { $count ->
    [one] Zbývá jeden žeton
    [few] Zbývají { $count } žetony
   *[other] Zbývá { $count } žetonů
  }
salva-card-orders = Co může { $name }
salva-uncertain = Skryté jednotky
salva-stack = ? × { $value } { $item }, { $field }
salva-token-number = č. { $number }
salva-bank = Sem pusť: ukázat jako falešné a vrátit
salva-unit-lies = rubem nahoru

## Co kde může být a co mohou vědět ostatní

table-key-possible = co tu může být
table-key-given = co o tobě jde vědět
salva-could-be = Co tu může být?
salva-could-be-in = Co může být na poli { $field }?
salva-could-be-all = Co skrývají ostatní?
salva-could-be-field = Pole
salva-could-be-everything = vše, co skrývají ostatní
salva-could-surely = Jistě tam stojí: { $units }.
salva-could-nothing = Nic skrytého tam není: vidíš vše, co tam je.
salva-could-nobody = vůbec nikdo
salva-could-army = Armáda, která se ukáže, až bude napadena
salva-could-known = Co víš
salva-could-none = Ostatní nic neskrývají.
salva-could-silent = Server neodpovídá; hra možná právě skončila.
salva-way-row = řádek { $number }: { $army }
salva-way-row-empty = řádek { $number }, a ten je prázdný
salva-way-away = není tu
salva-way-building = { $army } (ve výstavbě)
salva-weight = { $chance } ({ $exact })
salva-known-group = { $names } ({ $power })
salva-known-token = č. { $number } ({ $field })
salva-known-row = Pravý je řádek { $numbers }.
salva-known-rows = Pravý je jeden z řádků: { $numbers }.
salva-known-place-true = Je tam, kde leží { $tokens }.
salva-known-place-false = Není tam, kde leží { $tokens }.
salva-known-place-open = { $count ->
    [one] Je tam, kde leží { $tokens }.
   *[other] Je u jednoho z nich: { $tokens }.
  }
salva-known-token-true = { $count ->
    [one] Jistě jednotka: { $tokens }.
   *[other] Jistě jednotky: { $tokens }.
  }
salva-known-token-false = Jistě nic: { $tokens }.
salva-known-token-open = { $true ->
    [one] Jeden z těchto { $count } je jednotka, ostatní nejsou nic: { $tokens }.
    [few] { $true } z těchto { $count } jsou jednotky, ostatní nejsou nic: { $tokens }.
   *[other] { $true } z těchto { $count } je jednotek, ostatní nejsou nic: { $tokens }.
  }
salva-known-worlds = { $count ->
    [one] ví se všechno
    [few] možné jsou { $count } způsoby
   *[other] možných je { $count } způsobů
  }
salva-given = Co jde vědět o mně?
salva-given-order = A po tomto rozkazu, který se neprovede:
salva-given-order-none = žádný rozkaz
salva-given-now = Teď
salva-given-after = Po tom rozkazu
salva-given-by = Co může vědět { $power }
salva-given-by-all = Co může vědět každý
salva-given-no-more = { $power } nemůže vědět víc než každý.
salva-given-nothing = Nic neskrýváš.
salva-given-new = nové
salva-given-cannot = Tento rozkaz teď nejde dát.
salva-odds-known-win = Proti tomu, co víš: úspěch v { $chance }.
salva-odds-known-lose = Proti tomu, co víš: prohra v { $chance }.
salva-odds-cases = Šance případ po případu
salva-odds-if = je-li to { $ways }
salva-odds-nobody = není-li tam nikdo skrytý
salva-odds-weight = pravděpodobnost { $chance }
salva-odds-more = { $count ->
    [one] a jeden méně pravděpodobný případ
    [few] a { $count } méně pravděpodobné případy
   *[other] a { $count } méně pravděpodobných případů
  }
