# What the kernel says. `error-…` answers a mistake: one sentence, what is wrong and what would be right.

error-empty-order = No order was given; type "help" to see what can be ordered.
error-too-long = The order is longer than { $limit } characters.
error-unknown-order = { $near_count ->
    [0] There is no order "{ $value }".
   *[other] There is no order "{ $value }"; did you mean "{ $near }"?
  }
error-missing-word = { $expected ->
    [word] The order is not complete: a name is missing.
    [number] The order is not complete: a number is missing.
   *[other] The order is not complete: { $expected } is missing.
  }
error-words-left = The order is complete before "{ $value }"; leave that out.
error-not-a-name = "{ $value }" is not a name.
error-not-a-number = "{ $value }" is not a number.
error-not-a-percentage = "{ $value }" is not a whole number from 0 to 100.
error-not-a-list = "{ $value }" is not a list.
error-not-a-pair = "{ $value }" is not a name with a number.
error-not-two-names = "{ $value }" is not a pair of names.
error-named-twice = "{ $value }" is named twice.
error-not-an-order = This is not an order: { $value }
error-unknown-item = An order of this kind has no field "{ $value }".

error-standing-question = There is no question "{ $value }" that could be answered beforehand.
error-standing-answer = "{ $value }" is no answer to this question; possible are { $answers }.
error-standing-topic = "{ $value }" is nothing that this question may be about; possible are { $topics }.
error-standing-place = There is no place "{ $value }" that this question could be about.
error-standing-partner = This question is the same whoever asks it; leave "{ $value }" out.
error-standing-odds = This answer does not hang on odds; leave { $value } % out.
error-standing-span = A standing order holds for "turn" or for "game", not for "{ $value }".

error-rolls-missing = The record holds fewer rolls than the game asks for.
error-rolls-left = { $count ->
    [one] The record holds one roll that the game never asks for.
   *[other] The record holds { $count } rolls that the game never asks for.
  }
error-roll-out-of-range = The record holds a roll of { $value } on a die with { $sides } sides.
error-not-a-record = Line { $line } is not a record: { $value }
error-first-position = The position with which this record begins cannot be read.
error-not-an-archive = This is not a Velmoci record file.
error-newer-format = This file was written by a newer Velmoci (format { $value }).
error-newer-rules = This file was played by newer rules ({ $value }) than this Velmoci knows ({ $version }).
error-wrong-hash = The rulebook of this file does not match its hash: { $value } stands there, { $expected } is right.
error-order-does-not-replay = Record { $number } ("{ $value }") does not replay: { $reason }
error-wrong-outcome = The outcome that stands in the file is not the one that the game reaches.
error-commitment-missing = This match was played without a commitment; its dice cannot be proved.
error-secret-missing = The secret of this match is not revealed yet; its dice can be proved when it is over.
error-secret-wrong = The revealed secret does not fit the hash that was published before the match.
error-roll-not-committed = The rolls of record { $number } are not those that the secret gives.

error-unknown-game = { $near_count ->
    [0] There is no game "{ $value }"; there are: { $games }.
   *[other] There is no game "{ $value }"; did you mean "{ $near }"?
  }
error-unknown-bot = { $near_count ->
    [0] There is no bot "{ $value }"; there are: { $bots }.
   *[other] There is no bot "{ $value }"; did you mean "{ $near }"?
  }
error-unknown-clause = { $near_count ->
    [0] There is no clause "{ $value }".
   *[other] There is no clause "{ $value }"; near it are: { $near }.
  }
error-not-translated = The rules of { $game } are not translated into this language yet.
error-unknown-chapter = There is no chapter "{ $chapter }".
error-chapter-missing = The chapter "{ $chapter }" needs the chapter "{ $need }".
error-chapter-missing-one-of = The chapter "{ $chapter }" needs at least one of these: { $needs }.
error-chapter-conflict = The chapters "{ $chapter }" and "{ $other }" exclude each other.
error-unknown-seam = The chapter "{ $chapter }" fills a seam "{ $seam }" that does not exist.
error-name-twice = The chapters "{ $other }" and "{ $chapter }" both bring a "{ $name }" ({ $seam }).
error-unknown-part = The part "{ $part }" wants to stand beside "{ $anchor }", which is not there.
error-bad-position = This position cannot be: { $what ->
    [name] there is no "{ $value }", or it is missing
    [card] a card is missing or there twice { $value }
    [powers] there are not as many powers as the rules say
    [phase] there is no such phase or turn
    [states] a state has no owner or nobody stands there
    [sums] its sums do not agree with the board
    [mission] a mission does not exist
    [home] somebody has nobody at home
   *[shape] it is not written as a position ({ $value })
  }.
error-bad-option = { $allowed ->
    [nothing] There is no option "{ $option }".
   *[other] The option "{ $option }" cannot be "{ $value }"; allowed: { $allowed }.
  }
error-no-such-seat = There is no seat { $value } at this table.
error-table-only = Only the table itself gives this order.

error-bot-silent = The bot on seat { $seat } gives no order although the game waits for it.
error-no-bot = The game waits for seat { $seat }, and no bot sits there.
error-too-many-orders = The game has not ended after { $count } orders.
error-tournament-players = { $fewest } to { $most } players are needed, not { $value }.
error-tournament-size = { $value } is too few; at least one is needed.

error-undo-not-yours = You can take back only your own last order.
error-undo-past-chance = Dice or cards have spoken since; that cannot be taken back.
error-undo-past-reveal = Somebody has seen something new since; that cannot be taken back.
error-undo-past-turn = The turn has moved on since; that cannot be taken back.

# What a bot says to an offer; it speaks to whoever made it.
reply-kept = Agreed. I keep it until you are about to win, or nobody else is left to fight.
reply-joined = Agreed. I look that way first.
reply-words = I am sorry, I am a bot: I understand the usual forms, but no free text.
reply-nobody_left = I am sorry: then nobody would be left for me to fight.
reply-leader = I am sorry: you are too far ahead for that.
reply-no_border = I am sorry: I have no border there.
reply-other_plans = I am sorry: I have other plans there.
reply-no_danger = Thank you, but I see no danger on that border.
reply-no_quarrel = I am sorry: I have no quarrel with them.
reply-too_long = I am sorry: I do not bind myself for so long.
