### Ce qui n'a pas marché, et quoi faire ensuite.

error-no-such-seat = Il n'y a pas de place { $seat } à cette table. Choisissez une place qui joue.
error-not-your-turn = Ce n'est pas encore le tour de cette place. Attendez qu'il soit annoncé.
error-match-over = La partie est terminée. Lancez une revanche pour continuer.
error-too-late = Trop tard : ce moment est déjà décidé. Rien n'est perdu, jouez la suite.
error-wrong-game = Ce geste appartient à un autre jeu. Rouvrez la table.
error-wrong-player-count =
    { $asked ->
        [one] { $asked } personne, mais ce jeu se joue { from-to }.
       *[other] { $asked } personnes, mais ce jeu se joue { from-to }.
    }
error-nothing-to-undo = Il n'y a rien à reprendre.
error-consent-needed = Pour reprendre ce coup, toute la table doit être d'accord.
error-no-robot-for-this-game = Aucun robot de plus ne peut s'asseoir à ce jeu. Remplacez-le par une personne.
error-need-players =
    { $range ->
        [one] Il faut au moins une personne.
        [exact] Il faut exactement { $least } personnes.
       *[other] Choisissez de { $least } à { $most } personnes.
    }
error-robot-without-hands = Un robot n'a pas de mains pour la vraie tour. Sous « { option-neko-tower-play } », choisissez « { option-neko-tower-play-on-screen } », ou remplacez-le par une personne.
error-robot-twice = Ce robot est déjà à table avec une autre force. Choisissez-en un autre.
error-only-robots = Il n'y a que des robots à table. Ajoutez au moins une personne.
error-no-undo-in-real-time = Ici tout le monde joue en même temps : ce qui est fait est fait.
error-replay-before-the-end = Dans ce jeu, une partie ne se revoit qu'une fois finie. Continuez de mémoire.
error-unreadable-match = Cette partie gardée ne peut plus être rejouée. Les autres sont intactes.
error-internal = Quelque chose s'est cassé de notre côté. Rien n'est perdu : rouvrez la table.
error-table-stumbled = La table a trébuché. Rien de ce qui est joué n'est perdu : continuez, ou fermez-la et rouvrez-la.
error-no-such-game = Ce jeu n'est pas sur l'étagère.
error-tool-out-of-range =
    { $range ->
        [one] { $amount } ? Il faut { $most }.
       *[several] { $amount } ? Il faut un nombre de { $least } à { $most }.
    }
error-tool-not-over = La partie n'est pas finie : rien à noter pour l'instant.
error-tool-over = La partie est finie : rien de plus à compter. Revenez en arrière, ou recommencez.
error-tool-no-such-move = Cet outil ne connaît pas ce geste. Fermez-le et rouvrez-le.
error-tool-record-full = Il n'y a plus de place : le nombre de gestes notés est { $most }. Notez le résultat, puis recommencez.
error-no-such-rule = La règle « { $rule } » n'est pas dans l'aide.
error-no-such-page = Cette page n'est pas dans l'aide-mémoire. Revenez à la liste.
error-no-such-figure = Cette figure n'existe pas. Fermez la page et rouvrez-la.
error-no-such-tool = Cet outil n'existe pas. Revenez à la liste.
error-wrong-dice-count =
    { $asked ->
            [one] { $asked } dé
           *[other] { $asked } dés
        } ? Il en faut { $wanted }.
error-no-such-measure = Ce nombre n'existe pas sur la fiche de ce jeu. Rouvrez la fiche.
error-no-such-option = Ce jeu n'a pas de réglage « { $option } ». Revenez à la liste des jeux.
error-no-such-option-value = « { $value } » n'est pas un choix pour « { $option } ». Choisissez dans la liste.
error-rows-no-json = Ce texte n'est pas une liste de rangées en JSON. Écrivez-le ainsi, le bas d'abord : { $example }
error-rows-no-row = Rangée { $row } : ce n'est pas une liste de nombres. Mettez-la entre crochets, avec des virgules.
error-rows-no-number = Rangée { $row }, case { $cell } : « { $found } » n'est pas un nombre. Corrigez-le.
error-no-option-rows = Entrez d'abord les nombres de votre plateau.
error-not-an-id = Cette partie ou cette personne n'existe pas ici. Revenez à l'accueil.

error-log-not-a-database = Ce fichier n'est pas un carnet de scores. Choisissez-en un autre : celui-ci n'a pas été touché.
error-log-foreign = Ce fichier appartient à un autre programme. Il n'a pas été touché.
error-log-damaged = Le carnet de scores est abîmé. Il est resté tel quel ; gardez-le pour le réparer ({ $detail }).
error-log-newer-version = Ce carnet vient d'un Empile plus récent (version { $found }, ici { $supported }). Mettez l'application à jour.
error-log-read-only = Impossible d'écrire ici : le stockage est protégé.
error-log-disk-full = Plus de place sur l'appareil. Libérez un peu d'espace, rien n'est perdu.
error-log-busy = Un autre programme utilise le carnet. Fermez-le, puis réessayez.
error-log-unreachable = Le carnet de scores est introuvable ou inaccessible ({ $detail }).
error-log-storage = Le stockage n'a pas répondu comme prévu ({ $detail }). Réessayez ; rien n'est perdu.
error-log-no-such-copy = Cette copie n'est plus là. Rouvrez la liste.
error-log-copy-damaged = Cette copie est abîmée : elle ne peut pas être remise. Le carnet n'a pas été touché ; choisissez une autre copie ({ $detail }).
error-log-no-such-player = Cette personne n'est pas dans la liste des joueurs.
error-log-archived-player = { $name } est mis de côté. Rappelez ce nom avant de jouer.
error-log-name-empty = Écrivez un prénom.
error-log-name-too-long =
    { $most ->
        [one] Ce prénom est trop long : { $most } caractère au plus.
       *[other] Ce prénom est trop long : { $most } caractères au plus.
    }
error-log-name-control-character = Ce prénom contient un caractère invisible. Écrivez-le à nouveau.
error-log-name-taken = Il y a déjà quelqu'un du nom de { $name }. Ajoutez une initiale, par exemple.
error-log-no-such-face = Le visage { $face } n'existe pas : il y en a vingt-quatre, à partir de 0.
error-log-no-such-colour = La couleur { $colour } n'existe pas : il y en a huit, à partir de 0.
error-log-no-such-campaign = Ce défi n'existe pas.
error-log-wrong-seat-count =
    { $given ->
            [one] { $given } personne
           *[other] { $given } personnes
        } et { $seats } pour le nombre de places. Il faut une personne par place.
error-log-seated-twice = { $name } ne peut pas s'asseoir à deux places.
error-log-no-such-match = Cette partie n'existe pas dans le carnet.
error-log-match-finished = Cette partie est déjà terminée.
error-log-match-abandoned = Cette partie a été abandonnée.
error-log-conflict = Le carnet a déjà un autre coup à cet endroit ({ $index }). Rouvrez la table.
error-log-gap = Il manque des coups avant le { $index }e : le carnet en a { $length }. Rouvrez la table.
error-log-wrong-outcome = Places de ce résultat : { $places }. Personnes à table : { $seats }.
error-log-outcome-conflict = Cette partie a déjà un autre résultat.
error-log-unknown-game = Le carnet parle d'un jeu inconnu ici : { $game }. Mettez l'application à jour.
error-log-unreadable = Une page du carnet est écrite dans des mots inconnus ({ $detail }). Mettez l'application à jour.
error-log-merged-player = { $name } est une autre personne sous un second nom. Choisissez le nom gardé.
error-log-not-merged = { $name } n'est réuni avec personne.
error-log-same-player = { $name } est déjà la même personne.
error-log-played-together = { $name } et { $other } ont joué l'un contre l'autre : ce sont deux personnes.
error-log-bad-campaign-name = Ce nom ne convient pas à un défi : de 1 à 40 caractères visibles.
error-log-default-campaign = Le défi de tous les jours reste toujours ouvert.
error-log-campaign-closed = Le défi { $name } est clos. Rouvrez-le pour y ajouter une partie.
error-log-no-such-evening = Cette soirée n'est pas dans le carnet.
error-log-evening-is-on = Une soirée est déjà en cours. Terminez-la avant d'en lancer une autre.
error-log-evening-over = Cette soirée est finie. Lancez-en une autre.
error-log-bad-evening-name = Ce nom ne convient pas à une soirée : de 1 à 40 caractères visibles.
error-log-too-few-for-an-evening = Pour une soirée, il faut être au moins { $least }.
error-log-no-such-result = Ce résultat n'est pas dans le carnet.
error-log-bad-date = Choisissez une date entre 1970 et demain.
error-log-note-too-long =
    { $most ->
        [one] Trop long : { $most } caractère au plus.
       *[other] Trop long : { $most } caractères au plus.
    }
error-log-result-conflict = Un autre résultat porte déjà ce numéro. Entrez-le à nouveau.
error-log-played-here = Cette partie a été jouée ici : elle peut être annulée, pas corrigée.
error-log-other-game = Une correction concerne le même jeu. Annulez ce résultat, puis entrez l'autre.
error-log-already-corrected = Ce résultat a déjà été corrigé. Changez la dernière correction.
error-log-form-player-count =
    { $given ->
            [one] { $given } personne
           *[other] { $given } personnes
        }, mais ce jeu se joue { from-to }.
error-log-form-out-of-range =
    { $most ->
        [0] { $amount } à la ligne { $place } : il n'y a rien à compter là. Écrivez 0.
       *[other] { $amount } à la ligne { $place } : il faut un nombre de 0 à { $most }.
    }
error-log-form-winner-count = Victoires cochées : { $given }. Il en faut { from-to }.
error-log-form-wrong-winners = Les nombres désignent d'autres gagnants. Vérifiez-les.
error-log-form-wrong-score = Un score n'est pas ce que donnent ses nombres. Vérifiez-les.
error-log-form-no-such-setup = Ce jeu ne connaît pas la mise en place « { $setup } ». Choisissez-en une de la liste.
error-log-form-wrong-measure = Ce jeu ne compte pas « { $measure } », ou ce nombre est là deux fois.
error-log-import-unreadable = Ce fichier ne peut pas être lu ici ({ $detail }). Rien n'a été pris.
error-log-import-newer = Ce fichier vient d'un Empile plus récent (format { $found }, ici { $supported }). Mettez l'application à jour.
error-log-bad-import = Ce fichier se contredit ({ $place } : { $detail }). Rien n'a été pris.
