### La pyramide de dés, commune à six jeux. Un 0 est une face cachée.

pyramid-die-red =
    Dé rouge, niveau { $level }, ligne { $line }, place { $place } : devant { $front ->
        [0] rien de visible
       *[other] { $front }
    }, à gauche { $left ->
        [0] rien de visible
       *[other] { $left }
    }, à droite { $right ->
        [0] rien de visible
       *[other] { $right }
    }
pyramid-die-yellow =
    Dé jaune, niveau { $level }, ligne { $line }, place { $place } : devant { $front ->
        [0] rien de visible
       *[other] { $front }
    }, à gauche { $left ->
        [0] rien de visible
       *[other] { $left }
    }, à droite { $right ->
        [0] rien de visible
       *[other] { $right }
    }
pyramid-die-pearl =
    Dé gris perle, niveau { $level }, ligne { $line }, place { $place } : devant { $front ->
        [0] rien de visible
       *[other] { $front }
    }, à gauche { $left ->
        [0] rien de visible
       *[other] { $left }
    }, à droite { $right ->
        [0] rien de visible
       *[other] { $right }
    }
pyramid-case = Case libre, niveau { $level }, ligne { $line }, place { $place }
pyramid-thrown =
    { $face ->
        [0] Dé à lancer
       *[other] Dé lancé : { $face }
    }
pyramid-way = Devant { $front }, à gauche { $left }, à droite { $right }
pyramid-way-now = Comme maintenant : devant { $front }, à gauche { $left }, à droite { $right }
