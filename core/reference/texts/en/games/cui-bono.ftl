### Cui bono?

game-cui-bono = Cui bono?
game-cui-bono-tagline = Pull a die from the foot, house it higher up, or pay
