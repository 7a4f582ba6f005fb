"""The server: tables that people and bots play at, from any place and in any number of processes."""
