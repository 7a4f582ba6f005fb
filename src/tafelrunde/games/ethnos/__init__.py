"""Ethnos: cards of tribes and colours, bands, and majorities in six kingdoms. The engine; not offered at the table yet."""
