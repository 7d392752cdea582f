### The pyramid of dice that six games share. A 0 is a face that is not seen.

pyramid-die-red =
    Red die, level { $level }, line { $line }, place { $place }: in front { $front ->
        [0] nothing to see
       *[other] { $front }
    }, on the left { $left ->
        [0] nothing to see
       *[other] { $left }
    }, on the right { $right ->
        [0] nothing to see
       *[other] { $right }
    }
pyramid-die-yellow =
    Yellow die, level { $level }, line { $line }, place { $place }: in front { $front ->
        [0] nothing to see
       *[other] { $front }
    }, on the left { $left ->
        [0] nothing to see
       *[other] { $left }
    }, on the right { $right ->
        [0] nothing to see
       *[other] { $right }
    }
pyramid-die-pearl =
    Pearl die, level { $level }, line { $line }, place { $place }: in front { $front ->
        [0] nothing to see
       *[other] { $front }
    }, on the left { $left ->
        [0] nothing to see
       *[other] { $left }
    }, on the right { $right ->
        [0] nothing to see
       *[other] { $right }
    }
pyramid-case = Free case, level { $level }, line { $line }, place { $place }
pyramid-thrown =
    { $face ->
        [0] Die to throw
       *[other] Die thrown: { $face }
    }
pyramid-way = In front { $front }, on the left { $left }, on the right { $right }
pyramid-way-now = As it is: in front { $front }, on the left { $left }, on the right { $right }
