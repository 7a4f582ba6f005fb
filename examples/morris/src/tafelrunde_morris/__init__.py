"""Nine men's morris for Tafelrunde."""
