### Würfelmarsch.

game-wurfelmarsch = Würfelmarsch
game-wurfelmarsch-tagline = Faites rouler vos dés jusqu'au coin d'en face
