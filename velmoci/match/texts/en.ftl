# What a table says apart from the game. `event-…` stands in the log, `error-…` answers a mistake.

event-sat-down = { $name } sits down ({ $power }).
event-got-up = { $name } gets up ({ $power }).
event-came-back = { $power }: back, and playing on.
event-captain-named = { $name } is now the captain of { $power }.
event-order-taken-back = { $power }: the last order is taken back.
event-time-ran-out = The time of { $power } ran out.
event-paused = { $power }: the game pauses.
event-resumed = { $power }: the game goes on.
event-vote-opened = No answer from { $power }; the others decide how to go on.
event-waited-for = The others wait for { $power }.
event-stand-in-default = Silence from { $power } until somebody comes back.
event-stand-in-bot = A bot plays for { $power } until somebody comes back.
event-standing-answered = Your standing order { $number } has answered: { $order }
event-silence-answered = You had left no standing order for this; silence has answered: { $order }
event-rematch-asked = { $power }: another game, please.

advice-agree-on-what-you-could-punish = Agree only on what you could punish, or what your partner has a reason to keep.
advice-expect-a-breach-from-the-winner = Agreements are mostly broken by a power that expects to win by that very move.

talk-bot-reads-offers = I am a bot and understand no words. Propose an agreement to me, peace along a border or a common enemy, and I answer.
talk-bot-reads-treaties = I am a bot and understand no words. Offer me a treaty of non-aggression, and I answer.

error-not-a-member = You do not sit at this seat.
error-no-open-seat = There is no open seat at this table.
error-seat-of-a-bot = A bot plays this seat.
error-seat-is-out = This power no longer takes part.
error-seat-is-full = At most { $limit } people can play one power.
error-wrong-seat-count = The rules need { $expected } seats, and there are { $count }.
error-nobody-plays = At least one seat must be for a person.
error-clock-empty = A clock needs time: for each move, in the bank, or both.

error-not-begun = The game has not begun yet.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-not-running = The game is over.
error-not-over = The game is not over yet.
error-time-is-up = Your time has run out.
error-stood-in = Somebody stands in for you; come back first.
error-not-stood-in = Nobody stands in for you.
error-no-vote = There is no vote on this power.
error-not-a-voter = This vote is for others.
error-no-standing = You have no standing order { $value }.
error-standing-oneself = A standing order is about what others ask.
error-standing-twice = Just this standing order you have given already.
error-standing-full = More than { $limit } standing orders nobody can have.
error-mix-closed = The dice are fixed; the game has begun.
error-mix-done = Your seat has given its value for the dice.
error-remarks-full = The spectators of this match have said enough: { $limit } lines are the most.
error-old-snapshot = This snapshot was written by another version.

error-not-captain = Only the captain of your power gives orders.
error-vote-open = Your power decides by votes; this needs the agreement of the others.

error-talk-in-private = These rules know no private talks: speak to all who still play.
error-agree-by-treaty = In this game an agreement is a treaty: offer one by an order.
error-talk-off = These rules allow no talks between powers.
error-partner-gone = One of these powers no longer takes part.
error-agreement-alone = An agreement needs another power.
error-agreement-empty = Say what is to be agreed on.
error-agreement-against = Name a power that is not a party to the agreement.
error-agreement-open = Not all parties have accepted this agreement.
error-agreement-closed = All parties have accepted this agreement already.
error-unknown-agreement = There is no agreement { $value }.
error-not-a-party = You are not a party to this agreement.
error-disclosed-to-nobody = These powers know the agreement already.

error-conflict = Somebody else was faster; please try again.
error-duplicate-command = This was carried out before.
error-unknown-match = There is no such match.
error-unknown-token = This link leads to no seat.
error-unknown-account = There is no such account.
error-unknown-session = You are not signed in any more.
error-match-taken = There is such a match already.
error-token-taken = This link is in use.
error-name-taken = This name is in use.
error-database-unreachable = The database cannot be reached: { $value }
error-database-closed = The database is closed.
error-database-read-only = The database cannot be written to.
error-database-newer = The database was written by a newer Velmoci (schema { $value }).
