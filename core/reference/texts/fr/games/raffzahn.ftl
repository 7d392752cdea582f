### Raffzahn.

game-raffzahn = Raffzahn
game-raffzahn-tagline = Raflez vos dés avant le « Stop ! »
