"""Mighty Empires: a map campaign with seasons, fought at a real table or simulated. Two to eight players."""

from tafelrunde.games.mighty_empires.game import MightyEmpiresGame as MightyEmpiresGame
