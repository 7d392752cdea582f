### Eintrichtern : retenir les sommes cachées sous les dés rouges.

rule-eintrichtern-goal = But du jeu
    .body =
        Sous chaque dé rouge se cache une somme. Retenez-les : la meilleure mémoire gagne.
    .search = gagner, objectif, mémoire, memory, principe
rule-eintrichtern-material = Matériel
    .body =
        De { $least } à { $most } personnes, dès { $age } ans, environ { $minutes } minutes.

        - la base
        - { $hidden } dés jaunes, { $covering } dés rouges
        - { $thrown } dés gris perle

        Caractère : réflexion { $thought }, hasard { $luck }, vivacité { $quickness }.
    .search = âge, durée, joueurs, combien de dés, nombre de joueurs
rule-eintrichtern-set-up = Mise en place
    .body =
        - Remplissez la base de { $hidden } dés jaunes, sans regarder leurs valeurs.
        - Couvrez-les des { $covering } dés rouges, au deuxième niveau. Leurs valeurs ne comptent pas.
        - Qui commence prend les { $thrown } dés gris perle.
    .search = préparer, installer, jaunes, rouges, couvrir, niveau
rule-eintrichtern-turn = Votre tour
    .body =
        - Lancez les { $thrown } dés gris perle, ou gardez leur somme.
        - Soulevez un dé rouge : annoncez la somme des trois faces jaunes dessous.
        - Même somme : le dé rouge est à vous, et vous rejouez.
        - Autre somme : remettez-le. Le tour passe à gauche.
    .search = déroulement, lancer, soulever, comparer, somme
rule-eintrichtern-throw = Lancer ou garder le lancer
    .body =
        Qui ouvre la partie lance. Ensuite, à votre tour, choisissez : relancer les { $thrown } dés gris perle, ou les laisser tels quels. Jamais deux lancers avant de soulever un dé.

        Annoncez la somme à voix haute.
    .search = lancer, relancer, garder, dés gris, choix, somme
rule-eintrichtern-uncover = Soulever un dé rouge
    .body =
        Vous devez en soulever un. Il découvre une case de trois faces jaunes : annoncez leur somme, pour que tout le monde la retienne.
    .search = soulever, découvrir, dé rouge, obligatoire, révéler, case, regarder
rule-eintrichtern-hit = Les sommes sont égales
    .body =
        Gardez le dé rouge devant vous, relancez les dés gris perle et soulevez-en un autre. La case découverte reste ouverte, hors jeu.
    .search = trouvé, gagné, rejouer, même somme, dé gagné
rule-eintrichtern-miss = Les sommes diffèrent
    .body =
        Le dé rouge retourne sur sa case. Le tour passe à gauche, avec ou sans nouveau lancer.
    .search = raté, manqué, remettre, tour suivant
rule-eintrichtern-end = Fin de la partie
    .body =
        À { $players }, la partie s'arrête dès que quelqu'un a gagné { $to_win } dés rouges.
    .search = fin, combien de dés rouges, huit, six, quand finit
rule-eintrichtern-score = Qui gagne ?
    .body =
        Dès qu'une personne a { $to_win } dés rouges, elle gagne.
    .search = vainqueur, score, compter

rule-eintrichtern-question-open = Peut-on jouer sur une case déjà ouverte ?
    .body =
        Non. Une case dont le dé rouge est gagné ne compte plus.
    .search = case ouverte, hors jeu, découverte
rule-eintrichtern-question-red = Les valeurs des dés rouges comptent-elles ?
    .body =
        Non, ce sont des couvercles. Seules comptent les faces jaunes, et la somme des dés gris perle.
    .search = dé rouge, valeur, faces

rule-eintrichtern-ruling-players = Combien peut-on être ?
    .body =
        Le livret donne deux nombres différents. Nous jouons de { $least } à { $most }, comme le dit sa fin de partie.
    .search = nombre de joueurs, maximum, combien
rule-eintrichtern-ruling-show = Combien de temps voit-on la case ?
    .body =
        Le livret ne le dit pas. Nous la montrons { $show_seconds } secondes, puis le dé rouge revient. Personne ne joue pendant ce temps.

        Réglage avant la partie : « { option-eintrichtern-show } ».
    .search = délai, secondes, durée, option, réglage, montrer
rule-eintrichtern-ruling-must-throw = Après un dé gagné, faut-il relancer ?
    .body =
        Oui, nous jouons ainsi : il faut relancer, au début de la partie comme après chaque dé gagné. Les autres fois, c'est au choix.
    .search = relancer, obligatoire, dé gagné
rule-eintrichtern-ruling-keep-throw = Garder le lancer, à l'écran
    .body =
        Soulevez directement un dé rouge : le lancer en place est gardé.
    .search = garder, ne pas lancer, écran
rule-eintrichtern-ruling-all-gone = Plus aucun dé rouge
    .body =
        Les { $covering } sont partis et personne n'en a { $to_win } ? Nous jouons : gagne qui en a le plus ; les ex æquo partagent.
    .search = plus de dé, égalité, fin, partager
rule-eintrichtern-ruling-orientation = Dans quel sens remettre le dé rouge ?
    .body =
        Sans effet sur le jeu. Ici, il revient comme il était.
    .search = orientation, sens, remettre
rule-eintrichtern-ruling-memory = L'application aide-t-elle la mémoire ?
    .body =
        Non. Une somme recouverte n'est plus affichée nulle part, pour personne : ni sur la table, ni dans le journal. La partie ne se revoit qu'une fois finie. Et ce qui a été vu ne se reprend pas : annuler demande l'accord de la table.
    .search = aide, notes, tricher, annuler, caché, mémoire
rule-eintrichtern-ruling-first-player = Qui commence ?
    .body =
        Le livret laisse choisir. Ici, la première place.
    .search = premier joueur, commencer
