### Würfelmarsch.

game-wurfelmarsch = Würfelmarsch
game-wurfelmarsch-tagline = Roll your dice to the corner opposite
