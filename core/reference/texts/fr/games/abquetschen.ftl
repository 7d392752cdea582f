### Abquetschen.

game-abquetschen = Abquetschen
game-abquetschen-tagline = Posez tous vos dés avant d'être à l'étroit
