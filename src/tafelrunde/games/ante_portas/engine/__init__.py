"""The engine of the game: what is compiled."""
