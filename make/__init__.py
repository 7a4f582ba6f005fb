"""How Tafelrunde is built: the engine with mypyc, the browser client with Vite, wheels with both."""
