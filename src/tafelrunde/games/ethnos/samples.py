"""Ethnos for the generic tests; the rules without a place in its code, and why."""

from __future__ import annotations

from tafelrunde.games.ethnos.grammar import KIND
from tafelrunde.games.ethnos.words import BAND_NAMES, TOKEN_NAMES
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.samples import Golden, Samples, Secret

WITHOUT_PLACE = {
    "ET-5.4": "follows from ET-5.3",
    "ET-5.5": "nothing else draws",
    "ET-18.3": "nothing gives glory for them",
    "ET-20.5": "follows from ET-6.8",
    "ET-21.3": "a property that a test shows",
    "ET-28.4": "a property that tests show",
    "ET-28.5": "a property that tests show",
    "ET-28.6": "a property that tests show",
    "ET-28.8": "a property that tests show",
}
"""Rules that nothing in the code carries out, with the reason."""

NO_CARDS = [kind for kind in KIND if kind.startswith("skeleton_")]  # they have no colour
DECLINED = "marker_yes_no wing_kingdom chain troll_token orc_place merfolk_bonus giant_yes_no merfolk_yes_no fairy_swap wizard_draw"

SAMPLES = Samples(
    spoken=(TOKEN_NAMES, BAND_NAMES, ("dragon",)),
    unspoken=NO_CARDS,
    details={"card": [kind for kind in KIND if kind not in NO_CARDS], "ask": DECLINED.split()},
    silent=("next_turn", "compose", "marker", "ability", "after_band", "age_end"),
    lines=(2, 2),
    tables=(
        (2, {"tribe_choice": "host", "tribes": "orc+merfolk+giant+elf+fairy", "fairies": "on", "prompt_all": "on"}),
        (3, {"tribe_choice": "draft", "show_known_cards": "on", "empty_row_bonus": "on", "reveal_hands_at_age_end": "on"}),
        (4, {"tribe_choice": "host", "tribes": "orc+wingfolk+troll+skeleton+wizard+centaur", "marker_optional": "on", "orc_partial": "on"}),
        (6, {"tribe_choice": "first_game", "open_hands": "on"}),
    ),
    layout=(3344, 362, "950e648a0fc7"),
    secrets=(
        Secret(players=3, viewer=SPECTATOR, plays=24, options={"tribe_choice": "host", "tribes": "elf+wizard+centaur+skeleton+troll"}),
        Secret(players=6, viewer=5, plays=24, options={"tribe_choice": "host", "tribes": "elf+wizard+centaur+skeleton+troll+orc"}),
    ),
    golden={
        "ethnos_two": Golden(bots=["heuristic", "random"]),
        "ethnos_three_draft": Golden(bots=["random"] * 3, options={"tribe_choice": "draft", "prompt_all": "on", "marker_optional": "on"}),
        "ethnos_six_fairies": Golden(
            bots=["random"] * 6,
            options={"tribe_choice": "host", "tribes": "centaur+elf+fairy+merfolk+orc+wizard", "fairies": "on", "orc_partial": "on"},
        ),
    },
)
