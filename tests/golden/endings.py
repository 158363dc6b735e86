"""One playthrough for each way in which a game of Expanze can end."""

from tests.expanze.scenes import Scene, first_states, scene
from tests.golden.expanze_transcript import ExpanzeTranscript, Script


def opened(title: str, game: Scene) -> ExpanzeTranscript:
    transcript = ExpanzeTranscript(title, game)
    transcript.secrets()
    transcript.board()
    return transcript


def pass_round(transcript: ExpanzeTranscript, *powers: str) -> None:
    for power in powers:
        transcript.order(power, "end_turn")


def conquest() -> ExpanzeTranscript:
    game = scene(
        {"asia": "red 1", "australia": "red 1", "western_australia": "red 4", "indonesia": "blue 2"},
        missions={"red": "asia_australia"},
        round=12,
    )
    transcript = opened("A conquest: the last state, the claim, one round, the win", game)
    transcript.views("red", "blue")
    transcript.refused("red", "show_mission")
    transcript.order("red", "attack western_australia indonesia 3", [5, 2, 3, 3, 6, 4])
    transcript.order("red", "show_mission")
    transcript.views("blue", "spectator")
    transcript.refused("red", "show_mission")
    transcript.order("red", "draw_card", [20])
    transcript.order("red", "end_turn")
    pass_round(transcript, "blue", "green", "white")
    transcript.refused("blue", "end_turn")
    transcript.views("red", "spectator")
    return transcript


def pursuit() -> ExpanzeTranscript:
    game = scene(
        {"egypt": "red 5", "maghreb": "white 2"},
        ("red", "blue", "white"),
        rest="blue",
        missions={"red": "destroy_white", "blue": "asia_europe"},
        hands={"white": ["alaska", "japan"]},
    )
    transcript = opened("A pursuit: the owner of the card removes the last soldier of that colour", game)
    transcript.order("red", "attack egypt maghreb 4", [6, 1, 2, 2, 5, 4])
    transcript.views("red", "white")
    transcript.order("red", "show_mission")
    transcript.order("red", "end_turn")
    transcript.refused("white", "end_turn")
    transcript.order("blue", "end_turn")
    return transcript


def nonsense(title: str, mission: str) -> ExpanzeTranscript:
    states = {**first_states("red", 19), "european_russia": "red 6", "scandinavia": "blue 1"}
    game = scene({**states, "eastern_europe": "green 1"}, missions={"red": mission})
    transcript = opened(title, game)
    transcript.views("red")
    transcript.order("red", "show_mission")
    transcript.order("red", "end_turn")
    transcript.order("blue", "end_turn")
    pass_round(transcript, "green", "white")
    return transcript


def nonsense_pole() -> ExpanzeTranscript:
    return nonsense("Nonsense by a pole: twenty states, any of them", "south_pole")


def nonsense_own_colour() -> ExpanzeTranscript:
    return nonsense(
        "Nonsense by one's own colour: the pursuit card is shown, and why it counts as nonsense", "destroy_red"
    )


def nonsense_absent_colour() -> ExpanzeTranscript:
    return nonsense("Nonsense by a colour that nobody plays", "destroy_yellow")


def nonsense_lost_pursuit() -> ExpanzeTranscript:
    game = scene(
        {**first_states("red", 20), "congo": "black 1", "west_africa": "blue 5"},
        ("red", "blue", "black", "green"),
        on_turn="blue",
        rest="green",
        missions={"red": "destroy_black"},
    )
    transcript = opened(
        "Nonsense by a lost pursuit: another power destroys the victim, only the hunter is told", game
    )
    transcript.order("blue", "attack west_africa congo 4", [6, 5])
    transcript.views("red", "green")
    transcript.order("blue", "end_turn")
    transcript.order("green", "end_turn")
    transcript.order("red", "show_mission")
    transcript.order("red", "end_turn")
    pass_round(transcript, "blue", "green")
    return transcript


def alone() -> ExpanzeTranscript:
    game = scene({"alaska": "red 6", "chukotka": "blue 2"}, ("red", "blue"), rest="red", hands={"blue": "PK"})
    transcript = opened("Alone on the board: the last foreign soldier falls, and no card need be shown", game)
    transcript.order("red", "attack alaska chukotka 5", [4, 4, 6, 2, 6, 5])
    transcript.refused("red", "end_turn")
    return transcript


def last_one_standing() -> ExpanzeTranscript:
    game = scene(
        {"alaska": "red 6", "chukotka": "blue 2"}, ("red", "blue", "green"), hands={"red": "PK", "green": "D"}
    )
    transcript = opened("The last one living: the others resign, their soldiers stay", game)
    transcript.order("red", "attack alaska chukotka 5", [6, 2, 6, 5])
    transcript.order("red", "resign")
    transcript.views("blue")
    transcript.order("green", "resign")
    return transcript


def broken_claim() -> ExpanzeTranscript:
    game = scene(
        {
            "asia": "red 2", "australia": "red 2", "central_asia": "red 5", "siberia": "red 1",
            "european_russia": "green 4",
        },
        missions={"red": "asia_australia"},
        round=12,
    )  # fmt: skip
    transcript = opened("A broken claim: a state is taken, retaken, and the claim runs anew", game)
    transcript.order("red", "show_mission")
    transcript.order("red", "end_turn")
    transcript.order("blue", "end_turn")
    transcript.order("green", "attack european_russia siberia 3", [6, 1])
    transcript.views("red")
    transcript.order("green", "end_turn")
    transcript.order("white", "end_turn")
    transcript.order("red", "attack central_asia siberia 4", [6, 1, 1, 1, 6, 1, 6, 5])
    transcript.order("red", "show_mission")
    transcript.order("red", "end_turn")
    pass_round(transcript, "blue", "green", "white")
    return transcript


def round_limit() -> ExpanzeTranscript:
    game = scene(
        {"asia": "blue 2", "africa": "blue 2"},
        missions={"blue": "asia_africa"},
        options={"round_limit": 10},
        round=10,
    )
    transcript = opened("The limit of rounds: no winner, an open claim lapses", game)
    transcript.order("red", "end_turn")
    transcript.order("blue", "show_mission")
    transcript.order("blue", "end_turn")
    transcript.views("spectator")
    pass_round(transcript, "green", "white")
    return transcript


def aftermath() -> ExpanzeTranscript:
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
    transcript = opened("After a win the others play on: a second winner, then only one power is left", game)
    transcript.order("red", "show_mission")
    transcript.order("red", "end_turn")
    transcript.order("blue", "show_mission")
    transcript.order("blue", "end_turn")
    pass_round(transcript, "green", "white")
    transcript.views("green")
    transcript.refused("red", "end_turn")
    transcript.order("green", "end_turn")
    transcript.order("white", "resign")
    return transcript


def win_on_showing() -> ExpanzeTranscript:
    game = scene(
        {"asia": "red 2", "australia": "red 2"},
        missions={"red": "asia_australia"},
        options={"hold_rounds": 0},
    )
    transcript = opened("Nothing to hold: who shows a fulfilled mission has won", game)
    transcript.order("red", "show_mission")
    return transcript


ENDINGS: tuple[Script, ...] = (
    conquest, pursuit, nonsense_pole, nonsense_own_colour, nonsense_absent_colour, nonsense_lost_pursuit,
    alone, last_one_standing, broken_claim, round_limit, aftermath, win_on_showing,
)  # fmt: skip
