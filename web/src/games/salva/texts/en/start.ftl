# The form for a new game.

salva-start-what = What you play
salva-start-mode-scenario = A scenario
salva-start-mode-scenario-about = A prepared map with a goal and balanced sides.
salva-start-mode-own = A game of your own
salva-start-mode-own-about = Chapters, goal, a map by chance and sides as you like them.
salva-start-filter = Number of players
salva-start-all = All
salva-start-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
salva-start-for-players = { $count ->
    [one] { $span } player
   *[other] { $span } players
  }
salva-start-rounds = { $rounds } rounds
salva-start-no-limit = until somebody is beaten
salva-start-minutes = { $minutes } min
salva-start-minimal = Minimal version alone
salva-start-measured = { $games ->
    [one] Measured in { $games } game between equal bots.
   *[other] Measured in { $games } games between equal bots.
  }
salva-start-undecided = Won together, and divided here: { $shared }; by nobody: { $drawn }.
salva-start-won-by-priorities = Won by the strongest claim that survives.
salva-start-won-by-any_pair = Won by two together.
salva-start-won-by-feuds = Won by the owner of the target.
salva-start-won-by-secret_missions = Won by all who fulfil their mission.
salva-start-won-by-public_missions = Won by all who fulfil their mission.
salva-start-won-by-relations = Won by the highest score.
salva-start-won-by-scored = Won by the highest score.
salva-start-won-by-political_buildings = Won by the most political points.
salva-start-won-by-political_fields = Won by the most political points.
salva-start-balance-even = Even.
salva-start-balance-near = Not quite even, yet no side is hopeless.
salva-start-balance-uneven = Uneven: a fair start helps.
salva-start-balance-open = Too few games to say.
salva-start-unmeasured = Nobody has measured the balance yet.

salva-start-chapters = Chapters
salva-start-preset-minimal = Minimal version
salva-start-preset-basic = Basic game
salva-start-ladder = The ladder: learn chapter by chapter
salva-start-ladder-about = Every rung adds one chapter to those below it. Play a scenario of the rung, or a game of your own with its chapters.
salva-start-ladder-here = This game stands on rung { $number }: { $title }.
salva-start-ladder-own = This choice of chapters is no rung of the ladder.
salva-start-ladder-learn = What it is, in a minute
salva-start-ladder-new = New scenarios: { $names }.
salva-start-about-terrain = The ground changes movement, defence, fire at armour and production.
salva-start-about-random_terrain = The terrain of the fields is drawn when the game begins.
salva-start-about-naval = Seas, ships, submarines and harbours; troops board and land.
salva-start-about-second_line = The second line does not shoot and has cover behind the first.
salva-start-about-submarines = A submarine may keep out of a battle in the third line.
salva-start-about-factories = A field produces only with factories; each one more is dearer.
salva-start-about-production_cycle = Production comes by a calendar instead of every turn.
salva-start-about-expensive_units = Units that cost more than one point may be paid in parts.
salva-start-about-capital_ships = Battleships and carriers: three times as dear, and hard to sink.
salva-start-about-half_units = Halves of some units: half the price and strength, twice as vulnerable.
salva-start-about-upkeep = Armies cost points in every production; what is due is counted now and then.
salva-start-about-fortresses = Cheap fortresses hold a field; they are built slowly and never move.
salva-start-about-cheap_units = What a field has left over helps to pay for a unit beside it.
salva-start-about-multiplayer = Three players and more, and treaties with notice.
salva-start-about-artillery = Guns take stance against a field beside theirs and shell it without a battle.
salva-start-about-strategic_bombing = Guns and bombers damage and destroy the factories and airfields of others.
salva-start-about-repair_prevention = You may keep some foreign units from being repaired after a battle.
salva-start-about-statistical_destruction = Dice decide whether a held and damaged unit is destroyed or repaired.
salva-start-about-retreat = Parts of the attacking force may leave a battle, each to a field of its own.
salva-start-about-land_transport = Vehicles that carry an unarmoured unit and share their damage with it.
salva-start-about-alliance = Allies give, share fields and command each other's units, all by consent.
salva-start-about-air = Aircraft fly over everything, fighters intercept bombers, and all need fuel each turn.
salva-start-about-disclosure = Who is threatened by hidden guns may look at them; comes with what is hidden.
salva-start-about-hidden_units = Three tokens stand for one unit; only you know which of them it is.
salva-start-about-specialised = Kinds that are strong against some targets and weak against others.
salva-start-about-pioneer_infantry = Pioneers in the attacker's first line take the defender's terrain bonus away.
salva-start-about-formations = Armies of which only their owner knows what they are, where they are, or both.
salva-start-about-formation_production = New units go into a formation: an army for every row, and nobody knows which one is real.
salva-start-about-formation_neighbours = Fields beside a formation build for it too; what they build joins it later.
salva-start-about-formation_swap = For experts: of two new armies of equal price only the owner knows which stands where.
salva-start-about-formation_split = For experts: a formation becomes two whose rows are true or false together.
salva-start-about-neutral_army = Neutral fields are held by units of nobody, which shoot at whoever threatens them most.
salva-start-about-scouting = Scouts cannot shoot; they attack, see who is there, and go back.
salva-start-about-supply = Every third round armies eat from supply units beside them; whoever is not fed is lost.
salva-start-about-civilization = A start on one field, specialised factories, and units that lead through the ages.
salva-start-about-political_points = Points that a conqueror takes, and factories hidden in formations.
salva-start-about-secret_research = Rows of formations hold research that counts when they are shown to be true.
salva-start-rules = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
salva-start-needs = · needs: { $names }
salva-start-need-airfields-buildings = airfields as buildings
salva-start-need-specialised_factories-false = universal factories
salva-start-needs-one-of = · needs at least one of: { $names }
salva-start-excludes = · not together with: { $names }
salva-start-needed = On, because it is needed by: { $names }.
salva-start-excluded = Cannot be on beside: { $names }.
salva-start-goal = Goal
salva-start-goal-blitz = Blitz: conquer in a few rounds
salva-start-goal-elimination = Elimination: until one is beaten
salva-start-goal-random = By lot: one that fits
salva-start-goal-drawn = The seed has drawn: { $goal }. Another seed draws again.
salva-start-territory = Starting territory
salva-start-territory-similar = land shared out alike
salva-start-territory-one_field = one field each, the rest is nobody's
salva-start-territory-corner = the attacker one field, the defender the rest
salva-start-territory-sea = the first side on the sea, the other all the land
salva-start-territory-sea-about = The first side owns no land and begins aboard its ships.
salva-start-map = Map
salva-start-map-kind = How the map comes about
salva-start-map-made = You see it now
salva-start-map-made-about = Made by the generator from a seed.
salva-start-map-laid = You lay it yourself
salva-start-map-laid-about = Of the segments of the rulebook, turned as you like.
salva-start-laid = Segments
salva-start-laid-how = Rows between commas, an r for each quarter turn clockwise: G1 G4r, G10 G7rr. A half-blue cell may become a canal.
salva-start-laid-tools = Change the layout
salva-start-laid-turn = Turn the last one
salva-start-laid-row = New row
salva-start-laid-back = Take the last one away
salva-start-laid-set = Add a segment
salva-start-laid-add = Add { $name }
salva-start-laid-seed = Seed for names and canals
salva-start-map-drawn = When the game begins
salva-start-map-drawn-about = Segments are drawn by lot at the table; nobody knows the map before.
salva-start-seed = Seed
salva-start-another = Another
salva-start-land = Land fields
salva-start-sea = Sea fields
salva-start-masses = Masses of land
salva-start-masses-usual = as usual
salva-start-symmetry = Symmetry
salva-start-symmetry-1 = none
salva-start-symmetry-2 = the same from two sides
salva-start-symmetry-4 = the same from four sides
salva-start-drawing = The map is being drawn …
salva-start-drawn = { $land ->
    [one] { $land } land field
   *[other] { $land } land fields
  }, { $sea ->
    [0] no sea.
    [one] { $sea } sea field.
   *[other] { $sea } sea fields.
  }
salva-start-preview = Map: { $name }
salva-start-sides = Sides
salva-start-side = Side
salva-start-side-name = Name of side { $side }
salva-start-side-points = Points of { $side }
salva-start-starts-with = Starts with
salva-start-points = Points for the army
salva-start-on-sea = ships on the sea
salva-start-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
  }
salva-start-by-lot = land by lot
salva-start-role-offensive = attacks
salva-start-role-defensive = defends
salva-start-total = Points of all sides together
salva-start-total-fair = The fair start divides them.
salva-start-uneven = Each side has points of its own
salva-start-by-bids = by bids
salva-start-sides-how = Who plays which side
salva-start-way-agreement = As we sit
salva-start-way-agreement-about = The first seat plays the first side.
salva-start-way-ask = As we sit, unless somebody asks for the lot
salva-start-way-ask-about = Everybody is asked when the game begins; one who wants the lot is enough.
salva-start-way-lot = By lot
salva-start-way-lot-about = Sides are drawn when the game begins.
salva-start-way-fair_start = Fair start
salva-start-way-fair_start-about = Everybody bids in secret how many points each side deserves, and plays under conditions that he himself called fair, or better ones.
salva-start-fair-more = More rules of the bids
salva-start-options-scenario = The scenario says what is usual here; what you change holds for this match.
salva-start-options-own = Options of the chapters that are on.

choice-placement_mode-alternating = in turn
choice-placement_mode-blind = sealed
choice-placement_mode-blind_soft = sealed, with a few additions
choice-placement_balance-absolute = by what is left
choice-placement_balance-proportional = by the share that is left
choice-blitz_objective-whole_map = the whole map
choice-blitz_objective-key_fields = key fields
choice-blitz_check-end_of_round = at the end of each round
choice-blitz_check-attacker_turn_end = after each turn of the attacker
choice-blitz_check-final_only = only at the very end
choice-elimination_test-no_land_no_landers = without land, and with nobody who could land
choice-elimination_test-no_land = without land
choice-elimination_test-nothing_left = with nothing left at all
choice-roughness_display-times = as a factor
choice-roughness_display-plain = as a plain number
choice-treachery_targets-surface = all but aircraft and evading submarines
choice-treachery_targets-all = all
choice-artillery_roll-none = no roll
choice-artillery_roll-effectiveness = one roll for each attack
choice-counter_battery-any_stance = it must be in some stance
choice-counter_battery-no_stance = it needs no stance
choice-airfields-everywhere = on every land field, without limit
choice-airfields-buildings = as buildings
choice-air_leave-after_last_salvo = right after their last salvo
choice-air_leave-after_next_enemy_salvo = after the enemy's next salvo
choice-specialised_mode-add = beside the ordinary ones
choice-specialised_mode-replace = in their place
choice-pioneer_rest-bonus_restored = the ground helps again
choice-pioneer_rest-no_bonus = no bonus for the rest
choice-row_value-equal = the same in every row
choice-row_value-at_most = at most what is spent
choice-formations_per_seat-by_players = three for two players, two for three, one for more
choice-formations_per_seat-1 = 1
choice-formations_per_seat-2 = 2
choice-formations_per_seat-3 = 3
choice-formations_per_seat-4 = 4
choice-formations_per_seat-5 = 5
choice-formations_per_seat-6 = 6
choice-beach_mode-separate = a salvo of its own
choice-beach_mode-merged = joined with the half salvo
choice-beach_mode-extra = on top of the half salvo
choice-submarine_default_stance-contest = contest
choice-submarine_default_stance-evade = evade
choice-stat_destruction_by-holder = who holds it
choice-stat_destruction_by-anyone = anybody
choice-factory_on_conquest-keep = all stay
choice-factory_on_conquest-lose_one = one is lost
choice-factory_on_conquest-destroy_all = all are destroyed
choice-scuttle_factories-never = never
choice-scuttle_factories-own_production_phase = in one's own production phase
choice-neighbour_payers-any = as many as like
choice-neighbour_payers-one = one at most
choice-fort_rush-triple = three times as much
choice-fort_rush-half = half a point, if the price is between 1/4 and 1/3
choice-neutral_size-fixed = known
choice-neutral_size-random = rolled at the first attack
choice-supply_scale-three = units worth three points
choice-supply_scale-one = units worth one point
choice-schedule-by_players = usual for the number of players
choice-schedule-every_turn = every turn
choice-schedule-two_player = the one for two players
choice-schedule-shifted = shifted
choice-schedule-regular = regular
choice-schedule-custom = of your own
choice-treaty_visibility-parties = those who signed them
choice-treaty_visibility-public = everybody
choice-side_labels-letters = letters
choice-side_labels-ww2 = names from the war
choice-fair_method-usual = as usual for so many players
choice-fair_method-two_sealed = two: secret numbers, the lower takes the side
choice-fair_method-two_cut = two: one divides, the other chooses
choice-fair_method-two_fixed_defender = two: who asks for less attacks
choice-fair_method-successive = for one side after another
choice-fair_method-matrix = for all sides at once
choice-column_choice-max_delta = where the two lowest bids differ most
choice-column_choice-any = on which all agree
choice-priority_assignment-sides = belong to the sides
choice-priority_assignment-lot = by lot
choice-priority_assignment-agreement = by agreement
choice-priority_numbering-high_first = the highest number is the strongest
choice-priority_numbering-one_first = one is the strongest
choice-table-by_players = usual for the number of players
choice-table-base3 = three: two conquerors and a defender
choice-table-honest_a3 = three: A is fair to S
choice-table-honest_both3 = three: A and S are fair to each other
choice-table-west4 = four: two in the west
choice-table-italy4 = four: with an ally of the defender
choice-table-italy5 = five: with an ally of the defender
choice-table-split_west4 = four: the west is split
choice-table-three_def5 = five: three defenders
choice-table-japan5 = five: with Japan
choice-table-custom = of your own
choice-i_start-one_field = one field
choice-i_start-half_map = half the map
choice-j_start-one_field = one field
choice-j_start-large_territory = a large territory
choice-b_row-self_first = itself first
choice-b_row-as_printed = as printed
choice-reveal_missions-talk = told, but not shown
choice-reveal_missions-show = shown as well
choice-reveal_missions-forbidden = neither told nor shown
choice-end_hold-last_round = held through the last round
choice-end_hold-own_last_turn = held since one's own last turn
choice-end_hold-now = owned at the end
choice-mission_source-lot = by lot
choice-mission_source-scenario = written for the sides
choice-relation_balance-zero_sum = sums are zero
choice-relation_balance-fair_start = a fair start evens them out
choice-relation_balance-none = not at all
choice-objective-score = the score
choice-objective-rank = the rank
choice-scored_scenario-by_players = usual for the number of players
choice-scored_scenario-am_sov3 = three: two giants
choice-scored_scenario-finland4 = four: the dispute over Finland
choice-scored_scenario-finland5 = five: the dispute over Finland
choice-third_task-own_territory = one's own territory
choice-third_task-duel = a duel with each other
choice-finland_start-whole = all of it
choice-finland_start-small = half of it
choice-map_wrap-none = none
choice-map_wrap-horizontal = left and right
choice-map_wrap-both = all of them
choice-map_start-similar = land shared out alike
choice-map_start-one_field = one field each
choice-assignment-agreement = { salva-start-way-agreement }
choice-assignment-ask = { salva-start-way-ask }
choice-assignment-lot = { salva-start-way-lot }
choice-assignment-fair_start = { salva-start-way-fair_start }
choice-goal-blitz = { salva-start-goal-blitz }
choice-goal-elimination = { salva-start-goal-elimination }

# The fair start at the table.

salva-asked-agreement = Can you and the others agree on sides and points?
salva-asked-bidding = { $open ->
    [true] Your answer is seen by all at once.
   *[other] Your bid stays sealed until all are in.
  }
salva-panel-fair = Fair start
salva-fair-title = Fair start
salva-fair-close = To the map
salva-fair-what = { $total } points for armies are divided among the sides.
salva-fair-method-two_sealed = Each of two writes a figure in secret; the lower one takes the side.
salva-fair-method-two_cut = One divides, the other chooses.
salva-fair-method-two_fixed_defender = The defender's points are fixed; who asks for less attacks.
salva-fair-method-successive = One side after another is bid for in secret.
salva-fair-method-matrix = Everybody writes in secret how he would divide them among all sides.
salva-fair-starts = { $count ->
    [0] no land
    [one] { $count } field
   *[other] { $count } fields
  }
salva-fair-agreement-about = First anybody may propose who plays what. If one of you would rather bid, the bids begin.
salva-fair-proposal = { $who } proposes:
salva-fair-agrees = agrees
salva-fair-with = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
salva-fair-accept = Agree
salva-fair-refuse = Do not agree
salva-fair-go-on = Go on to the bids
salva-fair-propose = Propose sides and points
salva-fair-do-propose = Propose this
salva-fair-side-of = Side of { $power }
salva-fair-points-of = Points of { $power }
salva-fair-at-most = Together { $sum } of at most { $total } points; every side once.
salva-fair-question-sealed_figure = How many points would be fair for { $sides }?
salva-fair-question-sealed_bid = With how many points would you play { $sides }?
salva-fair-question-sealed_row = How would you divide the points among { $sides }?
salva-fair-question-cut = One divides: how many points go with { $sides }?
salva-fair-question-choose = The other chooses: { $sides }?
salva-fair-question-column_pick = Which side comes next: { $sides }?
salva-fair-who = Who has answered
salva-fair-sealed = sealed
salva-fair-thinking = thinking …
salva-fair-own = Your bid: { $figures }. Nobody else sees it yet.
salva-fair-rest = That leaves { $rest } for { $side }.
salva-fair-left = { $count } of { $total } points are still to be shared out.
salva-fair-over = By { $count } more than the { $total } points that there are.
salva-fair-all-shared = All { $total } points are shared out.
salva-fair-bounds = From { $least } to { $most }.
salva-fair-seal = Seal the bid
salva-fair-tell = Say it
salva-fair-equal = Equal shares
salva-fair-no-wish = No wish
salva-fair-matrix = What everybody wrote: rows are players, columns are sides.
salva-fair-delta = Difference
salva-fair-back = One step back
salva-fair-next = Next step
salva-fair-to-end = To the end
salva-fair-step = Step { $step } of { $steps }
salva-fair-result = The result
salva-fair-mine = You play { $side } with { $amount } points: exactly what you called fair for it.
salva-fair-mine-more = You play { $side } with { $amount } points. You called { $asked } fair for it, so you have { $more } more.
salva-fair-player = Player
salva-fair-gets = Points
salva-fair-called = Called fair
salva-fair-surplus = Left over before sharing: { $surplus }; not used: { $unused }.
salva-fair-principle = Nobody has less than what he himself called fair.
