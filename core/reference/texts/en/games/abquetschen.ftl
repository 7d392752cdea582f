### Abquetschen.

game-abquetschen = Abquetschen
game-abquetschen-tagline = Lay all your dice before you are hemmed in
