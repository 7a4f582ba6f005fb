"""What generic tests have to know about Ethnos."""

from __future__ import annotations

WITHOUT_PLACE: dict[str, str] = {
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
