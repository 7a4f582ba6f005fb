"""Mighty Empires: a map campaign with seasons for 2 to 8 players, fought at a real table or simulated."""

__all__: list[str] = []
