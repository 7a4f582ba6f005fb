"""Many games at once: simulations and checks over all cores."""
