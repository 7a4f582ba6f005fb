"""Mighty Empires: a map campaign with seasons, fought at a real table or simulated. Two to eight players."""
