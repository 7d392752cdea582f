### Bunte Kuh.

game-bunte-kuh = Bunte Kuh
game-bunte-kuh-tagline = Find the case that adds up, before anyone else
