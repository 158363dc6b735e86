# What lies face down: cards, tokens, and one's own truth.

table-tab-formations = Hidden
table-key-cards = cards of what is hidden
table-key-truth = cover or show your own truth
table-help-salva-hidden = Hidden armies lie as cards beside the map. A round mark with ✓ is true, a square one with ✕ is false, a question mark lies face down for you. Only you see what you know; M covers it when somebody looks on.
salva-hidden = Hidden armies
salva-hidden-close = Fold the cards
salva-hidden-none = Nothing lies face down yet.
salva-hidden-how = Drag units from the list or the map onto a card, a row onto a free row, a unit of a row onto the map; or use the buttons. U takes back what has shown nothing yet.
salva-truth-hide = Cover my truth
salva-truth-show = Show my truth
salva-truth-covered = Your truth is covered. Nobody who looks on sees what you know.
salva-truth-held = Your truth is covered. Some orders would give it away and are not shown.
salva-face-true = true
salva-face-false = false
salva-face-down = face down
salva-card = Formation { $name } ({ $power })
salva-card-mine = yours
salva-card-where = Tokens on { $fields }
salva-card-linked = Its rows are linked with: { $names }
salva-card-row-head = Row
salva-card-empty = empty
salva-card-free = { $count ->
    [one] One free row
   *[other] { $count } free rows
  }
salva-card-tokens = Location tokens
salva-card-spare = { $count ->
    [one] One token left
   *[other] { $count } tokens left
  }
salva-card-orders = What { $name } can do
salva-uncertain = Hidden units
salva-stack = ? × { $value } { $item }, { $field }
salva-token-number = no. { $number }
salva-bank = Drop here: show it false and give it back
salva-unit-lies = face down

## What could be where, and what others can know

table-key-possible = what could be here
table-key-given = what you have given away
salva-could-be = What could be here?
salva-could-be-in = What could be in { $field }?
salva-could-be-all = What do others hide?
salva-could-be-field = Field
salva-could-be-everything = everything that others hide
salva-could-surely = Surely there: { $units }.
salva-could-nothing = Nothing is hidden there: you see all that there is.
salva-could-nobody = nobody at all
salva-could-army = An army that shows itself only when it is attacked
salva-could-known = What you know
salva-could-none = Others hide nothing.
salva-could-silent = The server does not say; perhaps the game has just ended.
salva-way-row = row { $number }: { $army }
salva-way-row-empty = row { $number }, which is empty
salva-way-away = not here
salva-way-building = { $army } (being built)
salva-weight = { $chance } ({ $exact })
salva-known-group = { $names } ({ $power })
salva-known-token = no. { $number } in { $field }
salva-known-row = Row { $numbers } is the true one.
salva-known-rows = The true row is one of these: { $numbers }.
salva-known-place-true = It is at { $tokens }.
salva-known-place-false = It is not at { $tokens }.
salva-known-place-open = { $count ->
    [one] It is at { $tokens }.
   *[other] It is at one of these: { $tokens }.
  }
salva-known-token-true = { $count ->
    [one] Surely a unit: { $tokens }.
   *[other] Surely units: { $tokens }.
  }
salva-known-token-false = Surely nothing: { $tokens }.
salva-known-token-open = { $true ->
    [one] One of these { $count } is a unit, the others are nothing: { $tokens }.
   *[other] { $true } of these { $count } are units, the others are nothing: { $tokens }.
  }
salva-known-worlds = { $count ->
    [one] all is known
   *[other] { $count } ways are possible
  }
salva-given = What have I given away?
salva-given-order = And after this order, which is not carried out:
salva-given-order-none = no order
salva-given-now = Now
salva-given-after = After that order
salva-given-by = What { $power } can know
salva-given-by-all = What everybody can know
salva-given-no-more = { $power } can know no more than everybody.
salva-given-nothing = You hide nothing.
salva-given-new = new
salva-given-cannot = That order cannot be given now.
salva-odds-known-win = Against what you know: won in { $chance }.
salva-odds-known-lose = Against what you know: lost in { $chance }.
salva-odds-cases = The odds case by case
salva-odds-if = if it is { $ways }
salva-odds-nobody = if nobody hidden is there
salva-odds-weight = { $chance } likely
salva-odds-more = { $count ->
    [one] and one case that is less likely
   *[other] and { $count } cases that are less likely
  }
