### Apprendre en jouant : ce que dit la leçon de tout jeu.

lesson-you = Novice
lesson-go-on = Continuer
lesson-progress = Étape { $step } sur { $steps }
lesson-over = Vous savez jouer !
lesson-not-now = Ce serait permis, mais pas tout de suite : suivez le doigt, vous choisirez bientôt par vous-même.
lesson-others-place = Cette place n'est pas la vôtre : la leçon joue pour elle.
lesson-follow-the-finger = Ici, rien ne se passe. Touchez ce que montre le doigt.
error-lesson-too-slow = Le temps est passé, ce n'est pas grave : on recommence ce moment.

lesson-learn = Apprendre
lesson-learn-detail = Une première partie guidée, en trois minutes.
lesson-play = Jouer
lesson-how = Comment on joue ?
lesson-offer = Première partie ?
lesson-done-title = Vous savez jouer
lesson-done-detail = La suite s'apprend en jouant. Les règles restent à portée de main.
lesson-again = Refaire la leçon
lesson-rules = Lire les règles
