### Pile-Poils : ce qui ne va pas, et quoi faire ensuite.

error-pile-poils-cannot-roll-now = Placez d'abord des dés de ce lancer, ou renoncez.
error-pile-poils-nothing-to-reroll = La pelote relance les dés qui viennent d'être lancés : lancez d'abord.
error-pile-poils-no-yarn = Plus de pelote. Couchez un chat sur un { $number } pour en gagner une.
error-pile-poils-nothing-to-place = Lancez les dés avant de les placer.
error-pile-poils-no-such-cell = Cette case n'existe pas sur la pyramide. Choisissez-en une libre.
error-pile-poils-cell-taken = Cette case est prise. Choisissez-en une libre.
error-pile-poils-no-dice-chosen = Choisissez au moins un dé.
error-pile-poils-dice-not-thrown = Ces dés ne sont pas dans le lancer. Choisissez parmi ceux de la table.
error-pile-poils-wrong-sum = Les dés font { $sum }, la case demande { $number }. Changez de dés ou de case.
error-pile-poils-cannot-stop-now = On s'arrête après avoir placé des dés. Placez-en d'abord.
error-pile-poils-cannot-give-up-now = On renonce après un lancer. Lancez d'abord les dés.
error-pile-poils-board-row-count =
    { $found ->
        [one] Cette pyramide a { $found } rangée. Il en faut { from-to }.
       *[other] Cette pyramide a { $found } rangées. Il en faut { from-to }.
    }
error-pile-poils-board-row-width = Rangée { $row } : { $found } de large au lieu de { $expected }. Un { $wide } compte pour deux.
error-pile-poils-board-hole = Rangée { $row }, case { $cell } : il manque un nombre. Écrivez-le.
error-pile-poils-board-unknown-number = Rangée { $row }, case { $cell } : { $number } n'existe pas. Choisissez un nombre entre { $least } et { $most }.
error-pile-poils-board-too-much-yarn = Cases qui montrent un { $number } : { $found }. Pelotes : { $most }. Changez-en quelques-unes.
error-pile-poils-paper-dealt = Chats restants : { $given }. Si peu de personnes en ont reçu autant : ici, { $most } au plus. Recomptez.
error-pile-poils-paper-out-wins = Quelqu'un n'a plus de chat sans avoir gagné. La première personne sans chat est Vainqueur : cochez-la.
error-pile-poils-paper-nobody-won = Sur un plateau de 72 places, quelqu'un finit toujours par gagner. Cochez le Vainqueur, ou choisissez « Autre plateau ».
error-pile-poils-paper-second-out = Deux personnes ont fini après le Vainqueur, mais la première d'entre elles termine la partie. Recomptez leurs chats.
error-pile-poils-paper-no-room = Chats dorés : { $golden }. Places libres : { $left }. Recomptez, ou choisissez « Autre plateau ».
error-pile-poils-paper-not-over = Avec ces nombres, la partie continue : il reste de la place, des chats dorés et plus d'un joueur. Recomptez, ou choisissez « Autre plateau ».
