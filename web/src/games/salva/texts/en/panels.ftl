# Goals, treaties, units, rules, the end of the game.

salva-panels = Goals and rules
salva-panel-goals = Goal
salva-panel-treaties = Treaties
salva-panel-accounts = Accounts
salva-ledger-next = after the next count
salva-ledger-how = Behind an arrow stands what it would be after the next count.
salva-panel-units = Units
salva-panel-rules = Rules
salva-handbook = Units and rules

## Goals

salva-goal-elimination = Elimination: whoever destroys the other wins.
salva-goal-deadline = Elimination with a deadline: whoever destroys the other wins; one side must do it by the end of round { $deadline }.
salva-goal-blitz = Blitz: the attacker must own all { $need } land fields of the map within { $rounds } rounds, otherwise the defender wins.
salva-goal-blitz_keys = Blitz: the attacker must own { $need } of these fields within { $rounds } rounds, otherwise the defender wins: { $fields }.
salva-goal-priorities = Priorities: of those who survive { $rounds } rounds, the one with the highest priority wins.
salva-goal-any_pair = Any pair: { $rounds ->
    [0] the last two to survive win together.
   *[other] the last two to survive win together; after { $rounds } rounds the two of highest priority.
  }
salva-goal-feuds = Feuds: all that counts is who owns { $field } after { $rounds } rounds. Degree of defeat 0 wins.
salva-goal-secret_missions = Secret missions: after { $rounds } rounds everybody shows his mission and has no, a small or a great victory. The centres are { $fields }.
salva-goal-public_missions = Public missions: after { $rounds } rounds each side has no, a small or a great victory by its mission. The centres are { $fields }.
salva-goal-relations = Relations: after { $rounds } rounds every field counts for you as much as you like its holder.
salva-goal-scored = Scored missions: after { $rounds } rounds each side is scored by its tasks; the highest score wins.
salva-goal-political_fields = Political points from fields: most points after { $rounds } rounds win. A field brings its value at the end of each round through which it was kept.
salva-goal-people_goals = Land or well-being: after { $rounds } rounds the governments are ranked by their fields, and a people wins that reaches its par.
salva-goal-political_buildings = Political points from buildings: most points after { $rounds } rounds win. Buildings bring points in each production.
salva-goal-round = Round { $round } of { $rounds }
salva-hold-last_round = At the end only fields count that were held through the whole last round.
salva-hold-own_last_turn = At the end only fields count that were held since one's own last turn but one.

salva-own-mission = Your mission
salva-only-you = Only you see this.
salva-mission = Mission: { $text }.
salva-mission-seen = Was shown to you: { $text }.
salva-mission-shown-to = You have shown it to { $powers }.
salva-mission-keep = Keep this one
salva-mission-keep-about = The others go back unseen. Nobody learns which one you keep before the end, unless you show it.
salva-mission-show = Show it to { $power }

salva-preferences = Who wants whom
salva-preferences-how = For each side, whom it wants to own the target: the number is its degree of defeat.
salva-relations = Relations
salva-relations-how = What a side thinks of the holder of a field, points for each field.
salva-relations-of = Side

salva-standing = How everybody stands
salva-standing-final = The result, explained
salva-standing-later = The count begins with the first round.
salva-met = Met:
salva-unmet = Not met:
salva-value-fields = { $value } { $value ->
    [one] field
   *[other] fields
  }
salva-value-place = place { $value }
salva-value-degree = degree { $value }
salva-value-level = { $value ->
    [0] no victory
    [1] small victory
   *[other] great victory
  }
salva-value-score = score { $value }
salva-value-points = { $value } { $value ->
    [one] point
   *[other] points
  }

salva-ranking = Ranking
salva-ranking-place = Place
salva-ranking-result = Result
salva-ranking-value = What it is made of
salva-place = { $place }.
salva-won = won
salva-lost = did not win

outcome-objective = the objective was reached
outcome-time = time ran out
outcome-deadline = the deadline passed
outcome-elimination = nobody else is left
outcome-draw = a draw
outcome-rounds = the last round is over

## Treaties

salva-treaties-bind = Treaties bind: the game refuses to break them.
salva-treaties-loose = In this game treaties are only words: nobody is kept from breaking them.
salva-treaties-none = You have no treaties.
salva-treaties-others = Public treaties of others
salva-treaty-of = Treaty of { $powers }
salva-treaty-offered = Offer
salva-treaty-in_force = In force
salva-treaty-ending = Notice given
salva-treaty-ended = Ended
salva-treaty-peace = No battles against each other.
salva-treaty-peace-on = No battles against each other for { $fields }.
salva-treaty-words = Words only; the game enforces nothing of it.
salva-treaty-notice = Notice: { $count } { $count ->
    [one] round
   *[other] rounds
  }.
salva-treaty-open = Everybody sees it.
salva-treaty-waits = Waits for { $powers }.
salva-treaty-ends = { $power } has given notice: the treaty ends with the turn of { $power } in round { $round }, { $count ->
    [0] in this round
    [one] in one round
   *[other] in { $count } rounds
  }.
salva-treaty-agreed = Agree to a withdrawal: { $powers }.
salva-treaty-left = { $power } is no longer bound.
salva-treaty-accept = Accept
salva-treaty-refuse = Refuse
salva-treaty-retract = Take the offer back
salva-treaty-denounce = Give notice
salva-treaty-withdraw = Withdraw the notice
salva-treaty-needs-all = once all others agree
salva-treaty-waive = Agree that { $power } withdraws
salva-barred = You may not attack now
salva-truce-own = { $power } must have a whole turn before you may attack there.
salva-truce-other = { $power } may not attack you before you have had a whole turn.

salva-offer-new = Offer a treaty
salva-offer-with = With whom
salva-offer-article = What is promised
salva-offer-peace = No battles against each other
salva-offer-words = Words only
salva-offer-everywhere = Everywhere on the map
salva-offer-fields = For which fields
salva-offer-notice = Rounds of notice
salva-offer-open = Everybody may see it
salva-offer-text = What you agree on
salva-offer-text-too = Words to go with it
salva-offer-send = Offer

## Units

salva-unit-kind = Unit
salva-unit-price = Price
salva-unit-price-long = Price in production points
salva-unit-move = Move
salva-unit-move-long = How many fields it moves in a turn
salva-unit-attack = Attack against
salva-unit-both = Attack / defence against
salva-unit-defence = Defence against
salva-unit-carries = Carries { $count } { $count ->
    [one] unit
   *[other] units
  }.
salva-unit-hit = Hit by { $by } ×{ $factor }.
salva-unit-no-shield = Does not shield the second line.
salva-card-open = All its numbers
salva-card-replaces = A special form of { $kind }; the number of the plain one stands in brackets where it differs.
salva-card-plain = plain { $value }
salva-card-attack = attack
salva-card-defence = defence
salva-now = What it can do now
salva-now-movement = movement
salva-now-left = { $points } left
salva-now-defends = defends here
salva-now-attacks = attacks
salva-now-on = on { $fields }
salva-now-mode-without_bonus = with its attack strength
salva-now-silent = It fires at nobody.
salva-now-how = What its whole fire does in points of damage, before the roll; 6 destroy a unit.
salva-hits-unarmoured = against unarmoured
salva-hits-armoured = against armoured
salva-hits-naval = against ships
salva-hits-submarine = against submarines
salva-hits-air = against aircraft
salva-hits-fortress = against fortresses
salva-now-kind = The kind by the table
salva-against-gun = guns
salva-units-how = Attack is what it does as attacker in one salvo, defence what it does as defender; the roll of the salvo multiplies both. Without a number it cannot shoot at such targets.
salva-kind-unarmoured = unarmoured
salva-kind-armoured = armoured
salva-kind-naval = ship
salva-kind-submarine = submarine
salva-kind-air = air
salva-kind-fortress = fortress
salva-kind-all = anything
salva-kind-artillery = artillery
salva-kind-unarmoured-short = unarm.
salva-kind-armoured-short = arm.
salva-kind-naval-short = ship
salva-kind-submarine-short = sub.
salva-kind-air-short = air
salva-kind-fortress-short = fort.

## Rules

salva-rules-search = Search the rules of this game
salva-rules-rare = Also rules that are seldom needed, and notes
salva-rules-none = No chapter is on.
salva-rules-all = The whole rulebook

## The handbook

table-key-book = units and rules
table-book = Units and rules
