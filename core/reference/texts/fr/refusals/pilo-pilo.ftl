### Pilo Pilo : ce qui ne va pas, et quoi faire ensuite.

error-pilo-pilo-no-round-on = La manche n'a pas commencé. Posez un doigt sur votre pile et attendez les cartes.
error-pilo-pilo-round-on = La manche est en cours : regardez les cartes, puis faites votre geste.
error-pilo-pilo-already-ready = C'est noté, votre place est prête. On attend les autres.
error-pilo-pilo-no-such-pillow = Il n'y a pas d'oreiller { $pillow } à cette table. Prenez-en un au centre.
error-pilo-pilo-no-such-opponent = La place { $seat } n'est pas une cible. Lancez l'oreiller vers une autre place de la table.
error-pilo-pilo-time-out-of-range =
    { $option ->
        [round_ms] Durée d'une manche : { $asked } ms, mais il en faut { from-to }. Changez ce réglage.
        [quiet_round_ms] Durée d'une manche tranquille : { $asked } ms, mais il en faut { from-to }. Changez ce réglage.
        [drag_ms] Temps pour amener l'oreiller : { $asked } ms, mais il en faut { from-to }. Changez ce réglage.
       *[settle_ms] Attente avant de juger : { $asked } ms, mais il en faut { from-to }. Changez ce réglage.
    }
error-pilo-pilo-referee-wrong-player-count =
    { $asked ->
        [one] { $asked } personne, mais ce jeu se joue { from-to }. Changez le nombre de places.
       *[other] { $asked } personnes, mais ce jeu se joue { from-to }. Changez le nombre de places.
    }
error-pilo-pilo-referee-wrong-card-count =
    { $told ->
        [one] { $told } carte annoncée. Places qui jouent : { $players }. Dites ce que montre chaque place.
       *[other] { $told } cartes annoncées. Places qui jouent : { $players }. Dites ce que montre chaque place.
    }
error-pilo-pilo-referee-king-among-apprentices = Les apprentis jouent sans roi. Vérifiez la carte, ou rangez les rois dans la boîte.
error-pilo-pilo-referee-too-many-of-one =
    { $left ->
        [one] Il ne reste que { $left } carte de ce personnage en jeu. Vérifiez ce que montre chaque place.
       *[other] Il ne reste que { $left } cartes de ce personnage en jeu. Vérifiez ce que montre chaque place.
    }
error-pilo-pilo-referee-peeked-cannot-be-right = La place { $seat } a regardé sa carte et passe cette manche. Retirez-la des bonnes actions.
error-pilo-pilo-referee-more-right-than-pillows =
    { $pillows ->
        [one] Il n'y a qu'un oreiller : une seule personne a pu faire le bon geste avec. Retirez les autres.
       *[other] Il y a { $pillows } oreillers, et autant de bons gestes au plus, pas { $right }. Retirez-en.
    }
error-pilo-pilo-referee-no-such-seat = Il n'y a pas de place { $seat } à cette table. Choisissez une place qui joue.
error-pilo-pilo-referee-over = La partie est finie : quelqu'un n'a plus de carte. Commencez-en une autre.
