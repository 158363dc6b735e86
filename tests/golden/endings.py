"""One playthrough for each way in which a game of Expanze can end."""

from tests.expanze.scenes import Scene, first_states, scene
from tests.golden.telling import Script, Telling


def told(title: str, game: Scene) -> Telling:
    telling = Telling(title, game)
    telling.secrets()
    telling.board()
    return telling


def pass_round(telling: Telling, *powers: str) -> None:
    for power in powers:
        telling.order(power, "end_turn")


def conquest() -> Telling:
    game = scene(
        {"asia": "red 1", "australia": "red 1", "western_australia": "red 4", "indonesia": "blue 2"},
        missions={"red": "asia_australia"},
        round=12,
    )
    telling = told("A conquest: the last state, the claim, one round, the win", game)
    telling.views("red", "blue")
    telling.refused("red", "show_mission")
    telling.order("red", "attack western_australia indonesia 3", [5, 2, 3, 3, 6, 4])
    telling.order("red", "show_mission")
    telling.views("blue", "spectator")
    telling.refused("red", "show_mission")
    telling.order("red", "draw_card", [20])
    telling.order("red", "end_turn")
    pass_round(telling, "blue", "green", "white")
    telling.refused("blue", "end_turn")
    telling.views("red", "spectator")
    return telling


def pursuit() -> Telling:
    game = scene(
        {"egypt": "red 5", "maghreb": "white 2"},
        ("red", "blue", "white"),
        rest="blue",
        missions={"red": "destroy_white", "blue": "asia_europe"},
        hands={"white": ["alaska", "japan"]},
    )
    telling = told("A pursuit: the owner of the card removes the last soldier of that colour", game)
    telling.order("red", "attack egypt maghreb 4", [6, 1, 2, 2, 5, 4])
    telling.views("red", "white")
    telling.order("red", "show_mission")
    telling.order("red", "end_turn")
    telling.refused("white", "end_turn")
    telling.order("blue", "end_turn")
    return telling


def nonsense(title: str, mission: str) -> Telling:
    states = {**first_states("red", 19), "european_russia": "red 6", "scandinavia": "blue 1"}
    game = scene({**states, "eastern_europe": "green 1"}, missions={"red": mission})
    telling = told(title, game)
    telling.views("red")
    telling.order("red", "show_mission")
    telling.order("red", "end_turn")
    telling.order("blue", "end_turn")
    pass_round(telling, "green", "white")
    return telling


def nonsense_pole() -> Telling:
    return nonsense("Nonsense by a pole: twenty states, any of them", "south_pole")


def nonsense_own_colour() -> Telling:
    return nonsense(
        "Nonsense by one's own colour: the pursuit card is shown, and why it counts as nonsense", "destroy_red"
    )


def nonsense_absent_colour() -> Telling:
    return nonsense("Nonsense by a colour that nobody plays", "destroy_yellow")


def nonsense_lost_pursuit() -> Telling:
    game = scene(
        {**first_states("red", 20), "congo": "black 1", "west_africa": "blue 5"},
        ("red", "blue", "black", "green"),
        on_turn="blue",
        rest="green",
        missions={"red": "destroy_black"},
    )
    telling = told(
        "Nonsense by a lost pursuit: another power destroys the victim, only the hunter is told", game
    )
    telling.order("blue", "attack west_africa congo 4", [6, 5])
    telling.views("red", "green")
    telling.order("blue", "end_turn")
    telling.order("green", "end_turn")
    telling.order("red", "show_mission")
    telling.order("red", "end_turn")
    pass_round(telling, "blue", "green")
    return telling


def alone() -> Telling:
    game = scene({"alaska": "red 6", "chukotka": "blue 2"}, ("red", "blue"), rest="red", hands={"blue": "PK"})
    telling = told("Alone on the board: the last foreign soldier falls, and no card need be shown", game)
    telling.order("red", "attack alaska chukotka 5", [4, 4, 6, 2, 6, 5])
    telling.refused("red", "end_turn")
    return telling


def last_one_standing() -> Telling:
    game = scene(
        {"alaska": "red 6", "chukotka": "blue 2"}, ("red", "blue", "green"), hands={"red": "PK", "green": "D"}
    )
    telling = told("The last one living: the others resign, their soldiers stay", game)
    telling.order("red", "attack alaska chukotka 5", [6, 2, 6, 5])
    telling.order("red", "resign")
    telling.views("blue")
    telling.order("green", "resign")
    return telling


def broken_claim() -> Telling:
    game = scene(
        {
            "asia": "red 2", "australia": "red 2", "central_asia": "red 5", "siberia": "red 1",
            "european_russia": "green 4",
        },
        missions={"red": "asia_australia"},
        round=12,
    )  # fmt: skip
    telling = told("A broken claim: a state is taken, retaken, and the claim runs anew", game)
    telling.order("red", "show_mission")
    telling.order("red", "end_turn")
    telling.order("blue", "end_turn")
    telling.order("green", "attack european_russia siberia 3", [6, 1])
    telling.views("red")
    telling.order("green", "end_turn")
    telling.order("white", "end_turn")
    telling.order("red", "attack central_asia siberia 4", [6, 1, 1, 1, 6, 1, 6, 5])
    telling.order("red", "show_mission")
    telling.order("red", "end_turn")
    pass_round(telling, "blue", "green", "white")
    return telling


def round_limit() -> Telling:
    game = scene(
        {"asia": "blue 2", "africa": "blue 2"},
        missions={"blue": "asia_africa"},
        options={"round_limit": 10},
        round=10,
    )
    telling = told("The limit of rounds: no winner, an open claim lapses", game)
    telling.order("red", "end_turn")
    telling.order("blue", "show_mission")
    telling.order("blue", "end_turn")
    telling.views("spectator")
    pass_round(telling, "green", "white")
    return telling


def aftermath() -> Telling:
    game = scene(
        {
            "asia": "red 2",
            "australia": "red 2",
            "africa": "blue 2",
            "europe": "blue 2",
            "south_america": "blue 2",
        },
        missions={"red": "asia_australia", "blue": "africa_europe_third"},
        options={"continue_after_win": True},
    )
    telling = told("After a win the others play on: a second winner, then only one power is left", game)
    telling.order("red", "show_mission")
    telling.order("red", "end_turn")
    telling.order("blue", "show_mission")
    telling.order("blue", "end_turn")
    pass_round(telling, "green", "white")
    telling.views("green")
    telling.refused("red", "end_turn")
    telling.order("green", "end_turn")
    telling.order("white", "resign")
    return telling


def win_on_showing() -> Telling:
    game = scene(
        {"asia": "red 2", "australia": "red 2"},
        missions={"red": "asia_australia"},
        options={"hold_rounds": 0},
    )
    telling = told("Nothing to hold: who shows a fulfilled mission has won", game)
    telling.order("red", "show_mission")
    return telling


ENDINGS: tuple[Script, ...] = (
    conquest, pursuit, nonsense_pole, nonsense_own_colour, nonsense_absent_colour, nonsense_lost_pursuit,
    alone, last_one_standing, broken_claim, round_limit, aftermath, win_on_showing,
)  # fmt: skip
