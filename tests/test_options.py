"""Options: every value that fits is written in one way, everything else is refused with what would be right."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tafelrunde as tr
from tafelrunde.games import find_game
from tafelrunde.games.war_chest.engine._grammar import UNIT_NAMES
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.options import Option, Terms, Value, parse_assignments

pytestmark = pytest.mark.once

COLOUR = Option("colour", "red", ("red", "green"))
LIMIT = Option("limit", "none", ("none",), number=True, most=99)
SWITCH = Option("switch", "on", ("on", "off"))
NOTE = Option("note", "none", ("none",), free_text=True)
ALL = (COLOUR, LIMIT, SWITCH, NOTE)

WAR_CHEST = find_game("war_chest")
CUSTOM = "archer+knight+lancer+scout/footman+ensign+cavalry+pikeman"


def message_of(**given: Value) -> str:
    with pytest.raises(tr.OptionError) as caught:
        Terms(ALL, given).all()
    return str(caught.value)


def refused(players: int, **given: Value) -> str:
    with pytest.raises(tr.OptionError) as caught:
        WAR_CHEST.read_options(players, given)
    return str(caught.value)


# Options in general


def test_what_is_not_given_is_at_its_default() -> None:
    assert Terms(ALL, {}).all() == {"colour": "red", "limit": "none", "switch": "on", "note": "none"}


@pytest.mark.parametrize(
    ("option", "value", "written"),
    [
        (COLOUR, "green", "green"),
        (COLOUR, None, "red"),
        (LIMIT, 7, "7"),
        (LIMIT, "7", "7"),
        (LIMIT, "007", "7"),
        (LIMIT, "none", "none"),
        (LIMIT, None, "none"),
        (LIMIT, 1, "1"),
        (LIMIT, 99, "99"),
        (SWITCH, True, "on"),
        (SWITCH, False, "off"),
        (SWITCH, "off", "off"),
        (NOTE, "anything at all", "anything at all"),
    ],
)
def test_a_value_has_one_written_form(option: Option, value: Value, written: str) -> None:
    assert option.read(value) == written


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": "blue"}, "option colour: 'blue' is not possible, choose red, green"),
        ({"colour": "Red"}, "option colour: 'Red' is not possible, choose red, green"),
        ({"colour": True}, "option colour: 'on' is not possible, choose red, green"),
        ({"limit": 0}, "option limit: '0' is not possible, choose none, a whole number from 1 to 99"),
        ({"limit": -1}, "option limit: '-1' is not possible, choose none, a whole number from 1 to 99"),
        ({"limit": 100}, "option limit: '100' is not possible, choose none, a whole number from 1 to 99"),
        ({"limit": "1.5"}, "option limit: '1.5' is not possible, choose none, a whole number from 1 to 99"),
        ({"limit": ""}, "option limit: '' is not possible, choose none, a whole number from 1 to 99"),
        ({"limit": "²"}, "option limit: '²' is not possible, choose none, a whole number from 1 to 99"),
        ({"switch": "yes"}, "option switch: 'yes' is not possible, choose on, off"),
        ({"color": "red"}, "unknown option 'color'; did you mean 'colour'?"),
        ({"xyz": "red"}, "unknown option 'xyz'; there are: colour, limit, switch, note"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(given: dict[str, Value], message: str) -> None:
    assert message_of(**given) == message


def test_a_number_beyond_all_measure_is_refused() -> None:
    assert message_of(limit="9" * 5000).endswith("a whole number from 1 to 99")


@given(st.text() | st.integers() | st.booleans() | st.none())
@settings(deadline=None)
def test_any_value_is_read_to_a_form_that_stays_or_is_refused(value: Value) -> None:
    for option in ALL:
        try:
            written = option.read(value)
        except tr.OptionError:
            continue
        assert option.read(written) == written


def test_assignments_are_read_from_a_command_line() -> None:
    assert parse_assignments(["a=1", " b = two words ", "c=", "d=x=y"]) == {"a": "1", "b": "two words", "c": "", "d": "x=y"}


@pytest.mark.parametrize("pair", ["colour", "", "=red", " =red"])
def test_what_is_no_assignment_is_refused_with_how_to_write_it(pair: str) -> None:
    with pytest.raises(tr.OptionError) as caught:
        parse_assignments([pair])
    assert str(caught.value) == f"'{pair}' is not an option; write name=value"


# War Chest


def test_every_option_of_war_chest_has_a_default_that_can_be_written_out() -> None:
    for option in WAR_CHEST.options:
        assert option.read(option.default) == option.default, option.name


@pytest.mark.parametrize(("name", "value"), [(o.name, choice) for o in WAR_CHEST.options for choice in o.choices if choice != "custom"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_choice_can_be_played_or_says_why_not(players: int, name: str, value: str) -> None:
    try:
        match = tr.new("war_chest", players, 3, **{name: value})
    except tr.OptionError as error:
        reason = str(error)
    else:
        reason = ""
        assert match.options[name] == value
        assert tr.load(match.save()).options == match.options
    allowed = ("not possible here: for 2 players only (WC-50.10)", f"not possible here: choose flip or 0 to {players - 1}")
    assert not reason or reason.endswith(allowed)


def test_only_what_differs_from_the_default_is_recorded() -> None:
    match = tr.new("war_chest", seed=1, dead_position_draw=True, max_rounds=12, adjudication="draw")
    assert match.record.options == {"max_rounds": "12"}


def test_custom_armies_are_recorded_in_one_way() -> None:
    spaced = " archer knight + lancer scout / footman ensign cavalry pikeman "
    match = tr.new("war_chest", seed=1, army_selection="custom", armies=spaced)
    assert match.record.options == {"army_selection": "custom", "armies": CUSTOM}
    assert match.view().players["raven"].army == ("archer", "knight", "lancer", "scout")
    assert tr.load(match.save()).options == match.options


@pytest.mark.parametrize(
    ("players", "given", "message"),
    [
        (4, {"army_selection": "first_game"}, "option army_selection: 'first_game' is not possible here: for 2 players only (WC-50.10)"),
        (2, {"initiative_start": 2}, "option initiative_start: '2' is not possible here: choose flip or 0 to 1"),
        (2, {"armies": CUSTOM}, f"option armies: '{CUSTOM}' is not possible here: goes only with army_selection=custom"),
        (
            2,
            {"army_selection": "custom"},
            "option armies: name 4 unit types for each of 2 seats, like armies=archer+berserker+cavalry+crossbowman/… (WC-50.7)",
        ),
        (
            4,
            {"army_selection": "custom", "armies": CUSTOM},
            "option armies: name 3 unit types for each of 4 seats, like armies=archer+berserker+cavalry/… (WC-50.7)",
        ),
        (
            2,
            {"army_selection": "custom", "armies": CUSTOM.replace("scout", "archer")},
            "option armies: 'archer' occurs twice; a type is owned by one player only (WC-50.7)",
        ),
        (
            2,
            {"army_selection": "custom", "armies": CUSTOM.replace("scout", "dragon")},
            f"option armies: 'dragon' is no unit; there are {', '.join(UNIT_NAMES)}",
        ),
    ],
)
def test_options_of_war_chest_that_do_not_go_together_are_refused(players: int, given: dict[str, Value], message: str) -> None:
    assert refused(players, **given) == message


def test_computer_players_get_a_limit_unless_one_is_given() -> None:
    assert WAR_CHEST.read_options(2, {}, bots=1)["max_rounds"] == "100"
    assert WAR_CHEST.read_options(2, {"max_rounds": "none"}, bots=1)["max_rounds"] == "none"
    with pytest.raises(tr.OptionError, match="bots alone need a limit"):
        WAR_CHEST.read_options(2, {"max_rounds": "none"}, bots=2)
    assert WAR_CHEST.read_options(2, {"max_rounds": "none", "max_coin_plays": 60}, bots=2)["max_rounds"] == "none"


@pytest.mark.parametrize("players", [2, 4])
def test_random_options_fit_together_and_reach_every_choice(players: int) -> None:
    dice = seeded(1)
    drawn = [WAR_CHEST.read_options(players, WAR_CHEST.random_options(players, dice)) for _ in range(300)]
    for option in WAR_CHEST.options:
        seen = {options[option.name] for options in drawn}
        possible = set(option.choices) if option.name != "initiative_start" else {"flip", *map(str, range(players))}
        if players == 4 and option.name == "army_selection":
            possible = {"random_deal", "draft_standard", "draft_elimination", "custom"}
        assert seen >= possible, f"{option.name}: never {possible - seen}"
