"""War Chest: bags of coins, a hex board, six (or eight) locations to hold."""
