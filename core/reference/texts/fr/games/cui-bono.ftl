### Cui bono?

game-cui-bono = Cui bono?
game-cui-bono-tagline = Tirez un dé du bas, recasez-le plus haut, ou payez
