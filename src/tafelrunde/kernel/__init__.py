"""The kernel: the contract every game keeps, and what all games share. It knows no game."""
