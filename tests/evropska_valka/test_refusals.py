"""Section 10: every refusal, in the order of the table, and nothing changes."""

import re

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import Scene, begun, scene
from velmoci.evropska_valka.game import GAME
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.orders import NOTATION, Attack
from velmoci.evropska_valka.position import new_position
from velmoci.kernel.chance import Scripted
from velmoci.kernel.clauses import cited_ids
from velmoci.kernel.errors import BadRulebook, NotYourDecision, Refusal, Rejected
from velmoci.kernel.order import Begin
from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import assemble
from velmoci.kernel.sentences import Sentences

RULES = read_text("velmoci.rules", "en/evropska-valka.md")


def turn() -> Scene:
    """Blue is on turn with one card of each court rank; black holds Spain and a King."""
    return scene({"spain": "black 2", "france": "blue 2"}, hands={"blue": "J Q K A", "black": "K", "green": "2"})


def ashore() -> Scene:
    """Ships carry no attacks; black stands across the sea."""
    return scene({"russia": "black 1"}, sea_attack=False)


def asked() -> Scene:
    """Blue attacks Germany; black is asked."""
    game = turn()
    game.order("blue", "attack france germany 1")
    return game


def laying() -> Scene:
    """Blue chooses cards for its attack."""
    game = asked()
    game.pass_all()
    return game


def retreating() -> Scene:
    game = scene()
    game.order("blue", "attack france germany 1")
    game.pass_all("9 2")
    return game


def dealing() -> Scene:
    """Blue has drawn 10, 2 and A by fate."""
    game = turn()
    game.order("blue", "fate", "10 2 A")
    return game


def discarding() -> Scene:
    game = dealing()
    game.order("blue", "assign 10 blue, 2 black, A black")
    return game


def choosing() -> Scene:
    position = new_position(assemble(LIBRARY, (), {"power_choice": "pick"}))
    position.apply(-1, Begin(), Scripted([]))
    position.apply(0, NOTATION.parse("choose_power french_allies"), Scripted([]))
    return Scene(position, ["blue", "black", "green"])


def placing() -> Scene:
    game = begun(5, pieces="pyramids", players=2)
    return Scene(game.position, ["blue", "black"])


def limited() -> Scene:
    return scene({"france": "blue 2"}, figure_limit=4)


def without_stock() -> Scene:
    return scene({"france": "blue 3", "north_africa": ""}, pieces="pyramids")


def lonely() -> Scene:
    return scene({"france": "blue 1", "germany": "black 1", "near_east": "green 1"}, start=False)


def over() -> Scene:
    game = scene(players="blue black")
    game.order("black", "resign")
    return game


def after_sabotage() -> Scene:
    game = turn()
    game.order("blue", "sabotage J spain")
    return game


REFUSED = [
    ("power_taken", choosing, "black", "choose_power french_allies", "EV-PLY-3"),
    ("unknown_power", choosing, "black", "choose_power narnia", "EV-PLY-3"),
    ("not_your_turn", turn, "black", "draft germany", "EV-TRN-1"),
    ("not_your_turn", asked, "green", "pass", "EV-TRN-1"),
    ("wrong_phase", turn, "blue", "lay J", "EV-TRN-2"),
    ("wrong_phase", turn, "blue", "pass", "EV-TRN-2"),
    ("wrong_phase", turn, "blue", "place france", "EV-TRN-2"),
    ("wrong_phase", dealing, "blue", "discard J", "EV-TRN-2"),
    ("wrong_phase", choosing, "black", "fate", "EV-TRN-2"),
    ("second_action", asked, "blue", "draft france", "EV-TRN-2"),
    ("second_action", dealing, "blue", "fate", "EV-TRN-2"),
    ("no_pass", turn, "blue", "end_turn", "EV-TRN-3"),
    ("home_empty", lonely, "blue", "move france britain", "EV-TRN-4"),
    ("home_empty", lonely, "blue", "attack france germany 1", "EV-TRN-4"),
    ("not_home", turn, "blue", "draft germany", "EV-DRF-3"),
    ("field_held", turn, "blue", "draft spain", "EV-DRF-2"),
    ("figure_limit", limited, "blue", "draft france", "EV-DRF-1"),
    ("not_own_figure", turn, "blue", "move germany benelux", "EV-MOV-1"),
    ("not_own_figure", turn, "blue", "attack germany benelux 1", "EV-ATT-2"),
    ("not_neighbour", turn, "blue", "move france france", "EV-ADJ-1"),
    ("wrong_sea", turn, "blue", "move france near_east", "EV-ADJ-4"),
    ("wrong_sea", turn, "blue", "move france ukraine", "EV-MOV-4"),
    ("no_sea_attack", ashore, "blue", "attack france russia 1", "EV-ATT-1"),
    ("not_empty", turn, "blue", "move france germany", "EV-MOV-2"),
    ("nothing_to_attack", turn, "blue", "attack france benelux 1", "EV-ATT-3"),
    ("bad_count", turn, "blue", "attack france germany 3", "EV-ATT-2"),
    ("card_not_held", turn, "blue", "espionage QH black", "EV-CRD-1"),
    ("card_not_held", laying, "blue", "lay 9H", "EV-CRD-1"),
    ("wrong_card", turn, "blue", "sabotage Q spain", "EV-JCK-1"),
    ("wrong_card", turn, "blue", "espionage J black", "EV-QUN-1"),
    ("too_late", asked, "blue", "sabotage J spain", "EV-JCK-1"),
    ("too_late", asked, "blue", "espionage Q black", "EV-QUN-1"),
    ("second_sabotage", after_sabotage, "blue", "sabotage A spain", "EV-JCK-4"),
    ("bad_sabotage_field", turn, "blue", "sabotage J germany", "EV-JCK-2"),
    ("bad_spy_target", turn, "blue", "espionage Q blue", "EV-QUN-2"),
    ("own_turn_king", turn, "blue", "king K", "EV-KNG-2"),
    ("own_turn_king", asked, "blue", "king K", "EV-KNG-2"),
    ("no_attack_open", turn, "black", "king K", "EV-KNG-3"),
    ("bad_lay", laying, "blue", "lay J Q", "EV-BAT-1"),
    ("bad_retreat", retreating, "black", "retreat italy", "EV-RET-1"),
    ("bad_assign", dealing, "blue", "assign 10 blue", "EV-FAT-4"),
    ("bad_discard", discarding, "blue", "discard J Q", "EV-FAT-3"),
    ("no_stock", without_stock, "blue", "draft france", "EV-PYR-4"),
    ("unknown_field", turn, "blue", "draft atlantis", "EV-FLD-1"),
    ("unknown_card", turn, "blue", "sabotage XX spain", "EV-FLD-1"),
    ("unknown_seat", turn, "blue", "espionage Q red", "EV-FLD-1"),
    ("unknown_seat", dealing, "blue", "assign 10 red, 2 blue, A blue", "EV-FLD-1"),
    ("game_over", over, "blue", "draft france", "EV-END-1"),
]

BOTH = [Sentences(language, (GAME.locale,), GAME.names) for language in ("cs", "en")]


@clause(
    "EV-TRN-1", "EV-TRN-2", "EV-TRN-3", "EV-TRN-4", "EV-DRF-1", "EV-DRF-2", "EV-DRF-3", "EV-MOV-1", "EV-MOV-2",
    "EV-MOV-4", "EV-ATT-1", "EV-ATT-2", "EV-ATT-3", "EV-CRD-1", "EV-JCK-1", "EV-JCK-2", "EV-JCK-4", "EV-QUN-1",
    "EV-QUN-2", "EV-KNG-1", "EV-KNG-2", "EV-KNG-3", "EV-BAT-1", "EV-RET-1", "EV-FAT-2", "EV-FAT-3", "EV-FAT-4",
    "EV-PYR-4", "EV-PLY-3", "EV-FLD-1", "EV-END-1"
)  # fmt: skip
@pytest.mark.parametrize(("code", "build", "player", "order", "clause_id"), REFUSED)
def test_bad_input_is_refused_and_changes_nothing(
    code: str, build: object, player: str, order: str, clause_id: str
) -> None:
    assert callable(build)
    problem = build().refused(player, order, code, clause_id)
    for sentences in BOTH:
        said = sentences.error(problem)
        assert said.endswith(f"[{clause_id}]")
        assert code not in said


def printed_codes() -> dict[str, set[str]]:
    """The codes of the table of section 10 with the clauses that they cite."""
    section = RULES[RULES.index("## 10. Bad input") : RULES.index("## Appendix A")]
    rows = re.findall(r"^\| (`.*?) \| .* \| (.*?) \|$", section, re.MULTILINE)
    return {code: set(cited_ids(cited)) for codes, cited in rows for code in re.findall(r"`(\w+)`", codes)}


@clause("EV-TRN-2")
def test_every_code_of_the_rules_is_tested_and_cites_its_clause() -> None:
    printed = printed_codes()
    tested = {code for code, *_ in REFUSED} | {"bad_player_count", "bad_map", "bad_option"}
    assert tested == set(printed)
    assert [(code, cited) for code, _, _, _, cited in REFUSED if cited not in printed[code]] == []


PRECEDENCE = [
    ("game_over", over, "blue", "draft atlantis"),
    ("game_over", over, "blue", "king K"),
    ("unknown_field", turn, "black", "draft atlantis"),
    ("unknown_card", turn, "blue", "king XX"),
    ("unknown_power", turn, "blue", "choose_power narnia"),
    ("unknown_seat", asked, "black", "espionage Q red"),
    ("own_turn_king", turn, "blue", "king 9"),
    ("no_attack_open", turn, "black", "king 9"),
    ("not_your_turn", asked, "green", "king 9"),
    ("not_your_turn", asked, "green", "sabotage J spain"),
    ("not_your_turn", asked, "green", "draft anatolia"),
    ("not_your_turn", turn, "black", "end_turn"),
    ("not_your_turn", asked, "blue", "pass"),
    ("too_late", asked, "blue", "sabotage 9 germany"),
    ("second_action", asked, "blue", "move germany spain"),
    ("wrong_phase", asked, "blue", "end_turn"),
    ("wrong_phase", turn, "blue", "lay 9 9"),
    ("wrong_phase", turn, "blue", "discard 9"),
    ("wrong_phase", choosing, "black", "draft germany"),
    ("not_home", limited, "blue", "draft germany"),
    ("not_own_figure", turn, "blue", "move germany near_east"),
    ("not_own_figure", turn, "blue", "attack germany germany 0"),
    ("wrong_sea", turn, "blue", "attack france near_east 0"),
    ("nothing_to_attack", turn, "blue", "attack france benelux 0"),
    ("bad_count", lonely, "blue", "attack france germany 2"),
    ("not_empty", lonely, "blue", "move france germany"),
    ("card_not_held", after_sabotage, "blue", "sabotage JH germany"),
    ("wrong_card", after_sabotage, "blue", "sabotage Q germany"),
    ("second_sabotage", after_sabotage, "blue", "sabotage A germany"),
    ("wrong_card", turn, "blue", "espionage J blue"),
    ("card_not_held", laying, "blue", "lay 9H 9H"),
    ("card_not_held", discarding, "blue", "discard 9H"),
]


@clause("EV-TRN-1", "EV-TRN-2", "EV-TRN-4")
@pytest.mark.parametrize(("code", "build", "player", "order"), PRECEDENCE)
def test_of_several_faults_the_first_is_reported(code: str, build: object, player: str, order: str) -> None:
    assert callable(build)
    game = build()
    with pytest.raises(Rejected) as caught:
        game.position.apply(game.seat(player), game.parse(player, order), Scripted([]))
    assert caught.value.code == code


BAD_OPTIONS = [
    ("map", "world48", "EV-FLD-1"), ("power_choice", "auction", "EV-SET-1"), ("first_player", "seat_1", "EV-SET-5"),
    ("starting_hand", 5, "EV-SET-6"), ("starting_hand", -1, "EV-SET-6"), ("figure_limit", 3, "EV-DRF-1"),
    ("figure_limit", 51, "EV-DRF-1"), ("allow_pass", 1, "EV-TRN-3"), ("move_to_own", "yes", "EV-MOV-2"),
    ("sea_attack", None, "EV-ATT-1"), ("sea_retreat", 0, "EV-RET-1"), ("home_retreat", 1, "EV-RET-7"),
    ("single_defender", "flees", "EV-RET-5"), ("sabotage_single", "halved", "EV-JCK-3"),
    ("king_window", "never", "EV-KNG-3"), ("king_by_defender", "true", "EV-KNG-1"),
    ("reaction_prompt", "none", "EV-KNG-6"), ("pieces", "meeples", "EV-PYR-1"),
]  # fmt: skip


@clause("EV-PLY-1", "EV-SET-1", "EV-SET-5", "EV-SET-6", "EV-KNG-6", "EV-PYR-1")
@pytest.mark.parametrize(("name", "value", "clause_id"), BAD_OPTIONS)
def test_a_bad_option_is_refused(name: str, value: object, clause_id: str) -> None:
    with pytest.raises(BadRulebook) as caught:
        assemble(LIBRARY, (), {name: value})
    assert (caught.value.code, caught.value.clause) == ("bad_option", clause_id)


@clause("EV-PLY-1", "EV-OPT-1")
def test_the_options_are_those_of_the_rules() -> None:
    section = RULES[RULES.index("## 8. Options") : RULES.index("## 9. Test vectors")]
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| `?(\w+)`?.*? \| .* \| (EV-\w+-\d+) \|$", section, re.MULTILINE)
    options = {option.name: option for chapter in LIBRARY.chapters for option in chapter.options}
    assert [name for name, *_ in rows] == list(options)
    for name, _, default, clause_id in rows:
        assert (str(options[name].default).lower(), options[name].clause) == (default, clause_id)
    with pytest.raises(BadRulebook) as caught:
        assemble(LIBRARY, (), {"jokers": 2})
    assert (caught.value.code, caught.value.clause) == ("bad_option", "EV-OPT-1")


@clause("EV-ATT-2")
@pytest.mark.parametrize("count", [2**62, 2**63, -(2**63) - 1, 10**30])
def test_a_number_beyond_all_machine_words_is_refused_like_any_other(count: int) -> None:
    game = turn()
    order = Attack("france", "germany", count)
    assert not game.decision().allows(order)
    with pytest.raises(Refusal) as caught:
        game.position.apply(0, order, Scripted([]))
    assert (caught.value.code, caught.value.clause) == ("bad_count", "EV-ATT-2")
    with pytest.raises(NotYourDecision, match="no_such_seat"):
        game.position.apply(count, order, Scripted([]))


@clause("EV-R-29")
def test_slips_of_the_source_are_not_carried_over() -> None:
    for file in ("texts/cs.ftl", "texts/en.ftl", "data/europe15.toml"):
        text = read_text("velmoci.evropska_valka", file)
        assert re.search("[а-яА-Я]", text) is None
        assert text.count("(") == text.count(")")
