### Eintrichtern.

game-eintrichtern = Eintrichtern
game-eintrichtern-tagline = Retenez les sommes cachées sous les dés rouges

## La table.

eintrichtern-turn-of = À vous de jouer, { $name }
eintrichtern-throw = Lancer les dés
eintrichtern-throw-anew = Relancer les dés
eintrichtern-sum = = { $sum }

eintrichtern-hint-throw = { $name }, lancez les dés gris perle.
eintrichtern-hint-choose = { $name }, cherchez encore { $sum }, ou relancez.
eintrichtern-hint-uncover = { $name }, soulevez un dé rouge : où est { $sum } ?
eintrichtern-hint-look = Regardez bien : le dé rouge va revenir.
eintrichtern-hint-over = La partie est terminée.
eintrichtern-ended = Dés rouges gagnés par { $name } : { $dice }.
eintrichtern-ended-all-gone = Plus de dé rouge à gagner : qui en a le plus l'emporte.

eintrichtern-tell-thrown = { $name } cherche { $sum }.
eintrichtern-tell-kept = { $name } garde le lancer et cherche { $sum }.
eintrichtern-news-uncovered = { $name } découvre { $sum }.
eintrichtern-tell-uncovered = { $name } soulève un dé rouge.
eintrichtern-tell-won =
    { $dice ->
        [one] Trouvé ! Un premier dé rouge pour { $name }.
       *[other] Trouvé ! Déjà { $dice } dés rouges pour { $name }.
    }
eintrichtern-tell-missed = Ce n'est pas la somme cherchée.
eintrichtern-tell-covered = La case est recouverte.
eintrichtern-tell-ended =
    { $winners ->
        [one] Quelle mémoire ! Victoire de { $names }.
       *[other] Victoire partagée : { $names } !
    }

eintrichtern-help-must-throw = Lancer les trois dés gris perle : leur somme est à trouver.
eintrichtern-help-may-throw = Relancer les trois dés gris perle, une seule fois.
eintrichtern-help-keep-throw = Ou garder le lancer : soulever tout de suite un dé rouge et chercher { $sum }.
eintrichtern-help-uncover = Soulever un dé rouge : les trois faces dessous doivent faire { $sum }.
eintrichtern-help-hit = Si les sommes sont égales, le dé rouge est gagné et l'on rejoue.
eintrichtern-help-shown = Retenir la somme et sa place : bientôt, plus rien ne la montre.
eintrichtern-help-miss = Le dé rouge revient de lui-même, puis le tour passe à gauche.
eintrichtern-help-end =
    La partie s'arrête dès que quelqu'un a { $most ->
            [one] { $most } dé rouge
           *[other] { $most } dés rouges
        }.

eintrichtern-label-red = Dé rouge, ligne { $line }, place { $place }
eintrichtern-label-lifted = Dé rouge soulevé
eintrichtern-label-open = Case ouverte, ligne { $line }, place { $place } : somme { $sum }
eintrichtern-label-found = Somme trouvée : { $sum }
eintrichtern-label-not-found = Somme découverte : { $sum }
eintrichtern-label-sum = Somme à trouver : { $sum }
eintrichtern-label-seat = { $name } : dés rouges { $won } sur { $most }
eintrichtern-label-winner = { $name } gagne : dés rouges { $won }

## Réglages.

option-eintrichtern-show = Temps pour retenir
option-eintrichtern-show-detail = Une case découverte reste visible pendant ce temps.

## Le carnet.

score-eintrichtern =
    { $score ->
        [one] { $score } dé rouge
       *[other] { $score } dés rouges
    }
measure-amount-eintrichtern = Dés rouges gagnés
measure-cases-uncovered = Cases découvertes

## Outils à côté de la vraie boîte.

tool-eintrichtern-sums = Sommes d'Eintrichtern
tool-eintrichtern-sums-detail = Le lancer et la case, côte à côte, et les dés rouges de chacun.
tool-eintrichtern-sums-thrown = Dés lancés
tool-eintrichtern-sums-case = Faces de la case
tool-eintrichtern-sums-sum = Somme
tool-eintrichtern-sums-lift =
    { $face ->
        [0] Place libre
       *[other] Retirer le { $face }
    }
tool-eintrichtern-sums-equal = Pareil : le dé rouge est à vous.
tool-eintrichtern-sums-different = Différent : on recouvre la case.
tool-eintrichtern-sums-uncover = Compter cet essai
tool-eintrichtern-sums-red-dice = Dés rouges

## La leçon.

eintrichtern-lesson-goal = Bienvenue ! Sous chaque dé rouge se cache une somme de trois faces jaunes. La meilleure mémoire gagne.
eintrichtern-lesson-throw = Lancez les trois dés gris perle : leur somme est celle que l'on cherche.
eintrichtern-lesson-lift = 13. Où est-elle ? Personne ne le sait encore. Soulevez ce dé rouge.
eintrichtern-lesson-missed = 14 : ce n'est pas 13. Retenez bien cette place et ce 14, le dé va revenir.
eintrichtern-lesson-covered = Recouvert. L'application n'aide jamais la mémoire. À l'autre place de lancer.
eintrichtern-lesson-other = 10 à trouver. L'autre place soulève un dé, et tout le monde peut regarder.
eintrichtern-lesson-listen = Manqué aussi. Même quand ce n'est pas votre tour, retenez ce que vous voyez.
eintrichtern-lesson-your-turn = À vous. On peut garder le lancer en place ou relancer : relancez.
eintrichtern-lesson-remember = 14 ! Vous l'avez vu tout à l'heure. Soulevez ce dé-là.
eintrichtern-lesson-hit = Trouvé : le dé rouge est à vous, sa case reste ouverte, et vous rejouez.
eintrichtern-lesson-again = Après un dé gagné, on relance toujours.
eintrichtern-lesson-any = À vous de choisir : soulevez le dé que vous voulez.
eintrichtern-lesson-keep = Astuce : si le lancer en place vous rappelle une somme connue, gardez-le et soulevez directement.
eintrichtern-lesson-end = À deux, huit dés rouges font la victoire. À vous de jouer !

eintrichtern-advice-throw = lancer les dés gris perle
eintrichtern-advice-lift = soulever le dé rouge marqué
