### Bunte Kuh.

game-bunte-kuh = Bunte Kuh
game-bunte-kuh-tagline = Trouvez avant tout le monde la case qui fait le compte
