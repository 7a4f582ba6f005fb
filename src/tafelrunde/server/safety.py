"""What keeps strangers from doing harm: headers, where a request may come from, and how much of it."""

from __future__ import annotations

from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from tafelrunde.server.tables import TooMuch

HEADERS = {
    # Inline styles: Svelte sets them for motion. Nothing else inline, nothing from anywhere else.
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

BODY_LIMIT = 500_000
MESSAGE_LIMIT = 16_384

RATES = {
    "request": "60/second",
    "login": "10/minute",
    "guest": "120/hour",
    "table": "120/hour",
    "map": "300/minute",
    "message": "20/second",
    "chat": "30/minute",
    "socket": "120/minute",
    "hint": "20/minute",
    "review": "30/hour",
}


def same_origin(origin: str | None, host: str | None, public: str | None) -> bool:
    """Return whether a request comes from our own pages, or from no page at all."""
    if not origin:
        return True
    if public and origin.rstrip("/") == public.rstrip("/"):
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:  # not an address at all
        return False


class Limits:
    """How often somebody may do something. Counted in this process only."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.rates: dict[str, RateLimitItem] = {kind: parse(rate) for kind, rate in RATES.items()}

    def check(self, kind: str, who: str) -> None:
        """Count one more, or refuse it."""
        if self.enabled and not self.limiter.hit(self.rates[kind], kind, who):
            raise TooMuch("table-too-many")
