# What the command line says of Salva alone.

help-salva = What only Salva has. Maps by chance, and the fair start for people at a table.
help-salva-fair-start = Find out who plays which side with how many points. Terms and bids come from a TOML or JSON file; what is missing is asked for, each bid of its player alone. Prints the result with its proof.
help-salva-map = Draw a map by chance. Land and sea out of relaxed cells, or with --segments the random map of the rulebook. Without a file the fields are printed as TOML.

option-help-fair-start-seed = The seed of the lots; otherwise a new one, which is shown at the end.
option-help-fair-start-as_json = Print the result and its proof as JSON.
option-help-map-seed = The same map every time; otherwise a new one, whose seed is shown.
option-help-map-land = How many land fields (14).
option-help-map-sea = How many sea fields (6); with 0 the water around is only drawn.
option-help-map-masses = How many masses of land, divided by straits.
option-help-map-fair = For 2 or 4 players the same from every side.
option-help-map-segments = The random map of the rulebook instead, for so many players.
option-help-map-naval = With --segments: ships sail, so the land need not be connected and canals may be there.
option-help-map-wrap = With --segments: none, horizontal or both.
option-help-map-svg = Write the picture as SVG.
option-help-map-png = Write the picture as PNG.
option-help-map-toml = Write the fields as TOML, as they stand in a scenario.
option-help-map-scenario = Write a whole scenario on this map.
option-help-map-sides = How many sides the scenario has (2).

map-seed = The map of the seed { $seed }: { $land } land fields, { $sea } sea fields.

fair-ask-players = Who plays? Names with commas:
fair-ask-sides = The sides, with commas (Enter: A, B, C …):
fair-ask-total = How many points are divided (Enter: 30)?
fair-ask-method = Method (Enter: the usual one; otherwise two_sealed, two_cut, two_fixed_defender, successive, matrix):
fair-ask-defence = How many points has the defender, the second side?
fair-ask-blocks = Which sides are divided together, as A+B, C (Enter: none)?
fair-hand-over = Now only { $player } looks here. Then Enter:
fair-ask-sealed-figure = { $player }: how many points are fair for { $sides } ({ $least } to { $most })?
fair-ask-sealed-bid = { $player }: for how many points do you take { $sides } ({ $least } to { $most })?
fair-ask-sealed-row = { $player }: divide { $most } points among { $sides }:
fair-ask-cut = { $player }: how many points are for { $sides }, the rest for the other side ({ $least } to { $most })?
fair-ask-choose = { $player }: which side do you play, { $sides }?
fair-ask-column-pick = { $player }: which is next, { $sides } (Enter: no wish)?
fair-head-side = Side
fair-head-player = Player
fair-head-amount = Points
fair-head-asked = Called fair
fair-why = Why
fair-seed = Lots were drawn with the seed { $seed }; with it the same bids lead to the same result.

error-fair-key = "{ $value }" means nothing in such a file; there are: { $keys }.
error-fair-as-many = There must be as many sides as players, not { $sides } sides for { $players } players.
error-fair-no-side = There is no side "{ $value }"; there are: { $sides }.
error-fair-no-player = There is no player "{ $value }"; there are: { $players }.
error-fair-names = In "{ $value }" every name must stand once.
error-fair-number = "{ $value }" is no whole number ({ $what }).
error-fair-file = "{ $value }" is neither TOML nor JSON.
