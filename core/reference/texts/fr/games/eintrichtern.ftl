### Eintrichtern.

game-eintrichtern = Eintrichtern
game-eintrichtern-tagline = Retenez les sommes cachées sous les dés rouges
