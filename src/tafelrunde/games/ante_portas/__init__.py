"""Ante Portas: a settlement and its wall of hexes. One to three together against invaders, two or four in duels."""

from tafelrunde.games.ante_portas.game import AntePortasGame as AntePortasGame
