event-turn-begins = Začíná { $power }.
event-taken = { $power } bere { $count }.
error-wrong-phase = To teď nejde.
error-not-your-turn = Nejsi na tahu.
error-bad-count = Jeden, dva nebo tři kameny a ne víc, než jich je: ne { $value }.
outcome-last = posledním kamenem
option-players = Kolik hráčů hraje.
option-stones = Kolik je kamenů.
