"""Ethnos: bands of allies compete for six kingdoms. Two to six players, cards and majorities."""
