"""Seventh Stone: tear stones, secret bids, armies and battles on a map of tiles. Two to four players."""
