### Ce qui n'a pas marché, et quoi faire ensuite.

error-no-such-seat = Il n'y a pas de place { $seat } à cette table.
error-not-your-turn = Ce n'est pas encore le tour de cette place. Attendez que les dés arrivent.
error-match-over = La partie est terminée. Lancez une revanche pour continuer.
error-too-late = Trop tard : ce moment est déjà décidé.
error-wrong-game = Ce geste appartient à un autre jeu.
error-wrong-player-count =
    { $asked ->
        [one] { $asked } personne, mais ce jeu se joue de { $least } à { $most }.
       *[other] { $asked } personnes, mais ce jeu se joue de { $least } à { $most }.
    }
error-nothing-to-undo = Il n'y a rien à reprendre.
error-consent-needed = Pour reprendre ce coup, toute la table doit être d'accord.
error-unreadable-match = Cette partie gardée ne peut plus être rejouée. Les autres sont intactes.
error-no-open-table = Cette table est fermée. Rouvrez-la depuis l'accueil.
error-internal = Quelque chose s'est cassé de notre côté. Rien n'est perdu : rouvrez la table.
