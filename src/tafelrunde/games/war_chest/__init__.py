"""War Chest: bags of coins, a hex board, six (or eight) locations to hold."""

from tafelrunde.games.war_chest.game import WarChestGame as WarChestGame
