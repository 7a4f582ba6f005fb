"""Ante Portas: goods, soldiers and a wall of hexes. The rules are in `rulebook/ante_portas`."""
