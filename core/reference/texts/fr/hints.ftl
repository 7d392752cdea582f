### Que ferait Redoutable ? Le conseil d'un robot, à l'entraînement.

table-hint = Que ferait { robot-level-formidable } ?
table-hint-detail = Un conseil, et pourquoi. La partie dira qu'elle a été jouée avec conseils.
hint-told = { robot-level-formidable } conseille : { $action }.
hint-count =
    { $hints ->
        [one] Avec { $hints } conseil de { robot-level-formidable }
       *[other] Avec { $hints } conseils de { robot-level-formidable }
    }

hint-only-way = Rien d'autre ne fait avancer le tour.
hint-wins = Cela gagne tout de suite.
hint-wins-by-stopping = En s'arrêtant ensuite, tous les chats sont couchés.
hint-best-of = Aucun des choix comparés ({ $count }) ne vaut mieux.
hint-turn-better = Chats espérés : { $cats }, au lieu de { $other-cats } avec le meilleur autre choix ; cat-astrophe : { $lost } %, au lieu de { $other-lost } %.
hint-turn-safer = Le risque de cat-astrophe est de { $lost } %, au lieu de { $other-lost } % : cela vaut les chats en moins ({ $cats } espérés, au lieu de { $other-cats }).
hint-turn-bolder = Chats espérés : { $cats }, au lieu de { $other-cats } : cela vaut un risque de cat-astrophe de { $lost } %, au lieu de { $other-lost } %.
hint-turn-race = Chance de finir en tête : { $first } %, au lieu de { $other-first } % avec le meilleur autre choix.
hint-turn-level = À ce qu'on peut en dire d'avance, le meilleur autre choix ne vaut guère moins.
hint-laying-dice = Dés posés par ce tour : { $this }, au lieu de { $mean } en moyenne pour les autres poses comparées.
hint-laying-own-places = Places où continuer sur vos dés : { $this }, au lieu de { $mean } en moyenne pour les autres poses comparées.
hint-laying-next-player = Dés que le tour suivant peut poser : { $this } en moyenne, au lieu de { $mean } après les autres poses comparées.
hint-leaves-no-room = Il ne reste plus de place à qui joue ensuite, et la réserve la plus petite est la vôtre.
hint-wins-more-often = En imaginant la suite { $worlds } fois, cela gagne { $this } fois, et le meilleur autre choix { $other } fois.
hint-points = En imaginant la suite { $worlds } fois, cela vaut { $gain } de mieux, en points d'avance, que le meilleur autre choix.
hint-throwing = Lancer gagne un dé { $this } fois sur 100, soulever tout de suite { $other } fois sur 100.
hint-lifting-sure = D'après tout ce qui a été montré, la somme est sous ce dé.
hint-lifting = D'après tout ce qui a été montré, la somme est ici { $this } fois sur 100, et { $other } fois sur 100 sous le meilleur autre dé.
hint-lifting-or-throwing = D'après tout ce qui a été montré, la somme est ici { $this } fois sur 100 ; relancer gagne un dé { $throwing } fois sur 100.
hint-captures =
    { $dice ->
        [one] Cela prend { $dice } dé
       *[other] Cela prend { $dice } dés
    } tout de suite{ $lost ->
        [0] , sans rien perdre.
       *[other] , et en perd { $lost }.
    }
hint-wins-soon =
    La victoire est en vue { $turns ->
        [one] au tour qui suit
       *[other] dans les { $turns } tours qui suivent
    }, si chacun joue pour soi.
hint-prevents =
    Parmi les autres coups examinés, { $losing } sur { $of } donnerait la victoire à quelqu'un d'autre { $turns ->
        [one] au tour qui suit
       *[other] dans les { $turns } tours qui suivent
    }.
hint-ahead =
    Vu { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } plus loin, l'avance en dés est meilleure de { $dice } qu'avec le meilleur autre coup.
