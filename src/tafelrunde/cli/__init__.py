"""The command line: one command for playing, simulating, replaying, rules and scenarios."""
