### Eintrichtern.

game-eintrichtern = Eintrichtern
game-eintrichtern-tagline = Remember the sums under the red dice
