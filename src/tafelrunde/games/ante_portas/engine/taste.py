"""What things are worth in a cooperative game to players that look ahead, where it differs from the plain rules of thumb.

Found by playing the same deals with and without each change: food heals and feeds, so it is worth more than anything else that is
gathered, and clay becomes mines; tools pile up by themselves.
"""

from __future__ import annotations

from typing import Final

TUNED: Final = {
    "food": 15,
    "clay": 10,
    "tools": 4,
    "hungry": 24,
    "more_clay": 6,
    "healed_farmer": 26,
    "healed_citizen": 60,
    "wall": 150,
}
