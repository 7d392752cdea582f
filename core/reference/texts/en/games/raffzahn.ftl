### Raffzahn.

game-raffzahn = Raffzahn
game-raffzahn-tagline = Grab your dice before the “Stop!”
