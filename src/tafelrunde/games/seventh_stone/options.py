"""The options of Seventh Stone, and what they offer at a table."""

from __future__ import annotations

from tafelrunde.kernel.errors import Phrase
from tafelrunde.kernel.options import Offer, Option, Terms, closed_unless, switch

AUTOMATIC_YEARS = 30  # where computers play (SS-R42)


# The double move needs four players (SS-20.7).
double_here = closed_unless(lambda terms: terms.players == 4, Phrase("seventh_stone-four-only", rule="SS-20.7"))
# Ways to make a board, where it is not given.
board_here = closed_unless(lambda terms: terms["custom_board"] == "none", Phrase("seventh_stone-one-board"))


def islands_here(offer: Offer, terms: Terms) -> Offer:
    """Four islands are for four (SS-R27), and a board of their own (SS-20.8)."""
    return board_here(offer, terms) if terms.players == 4 else offer.closed(Phrase("seventh_stone-four-only", rule="SS-20.8"))


def years_here(offer: Offer, terms: Terms) -> Offer:
    """With a bot at the table a last year is usual; bots alone must have one (SS-R42)."""
    if not terms.bots:
        return offer
    offer = offer.usually(str(AUTOMATIC_YEARS))
    return offer if terms.people else offer.without("none", why=Phrase("seventh_stone-limit-bots"))


OPTIONS: tuple[Option, ...] = (
    switch("advanced_terrain", engine="advanced"),
    switch("wall_bypass"),
    switch("no_time"),
    switch("double_move", here=double_here),
    switch("four_islands", here=islands_here),
    switch("hidden_discard"),
    switch("choose_people"),
    Option("year_limit", "none", ("none",), number=True, least=1, most=99, here=years_here, engine="year_limit"),
    Option("board_seed", "none", ("none",), number=True, least=0, here=board_here),
    Option("custom_board", "none", ("none",), free_text=True),
)
