event-turn-begins = { $power } begins.
event-taken = { $power } takes { $count }.
error-wrong-phase = This cannot be done now.
error-not-your-turn = It is not your turn.
error-bad-count = One, two or three stones, and no more than there are: not { $value }.
outcome-last = by the last stone
option-players = How many play.
option-stones = How many stones there are.
