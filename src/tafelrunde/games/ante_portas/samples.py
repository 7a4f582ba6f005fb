"""What generic tests have to know about Ante Portas."""

from __future__ import annotations

WITHOUT_PLACE: dict[str, str] = {
    "AP-0.8": "there is nothing of it",
    "AP-1.7": "chance belongs to the kernel, and records show it",
    "AP-3.3": "nothing else brings colonists home",
    "AP-R13": "only a name",
}
"""Rules that nothing in the code carries out, with the reason."""
