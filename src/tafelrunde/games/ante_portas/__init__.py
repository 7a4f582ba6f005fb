"""Ante Portas: a settlement and its wall of hexes. One to three together against invaders, two or four in duels."""
