### Le premier écran, et le choix de l'adversaire.

## Le premier écran

home = Accueil
home-help = retour à tous les jeux
name = damier
tagline = Trois jeux, et quelqu'un avec qui y jouer.
play = Jouer
play-game = Jouer : { $game }
board-of = { $title } : plateau
rules = Règles
rules-of = Règles : { $game }
go-on = Reprendre
puzzle-of-the-day = Problème du jour
solve = Résoudre
solve-the-puzzle = Résoudre le problème du jour
streak = { $days ->
    [one] 1 jour de suite
   *[other] { $days } jours de suite
 }
no-streak = Un seul coup est le meilleur. Le trouverez-vous ?
done-for-today = Les trois sont terminés. Les prochains arrivent demain.
done-today = { $done ->
    [one] { $done } sur 3 est terminé
   *[other] { $done } sur 3 sont terminés
 }
returned = { $puzzles ->
    [one] Un problème manqué revient.
   *[other] { $puzzles } problèmes manqués reviennent.
 }
missed-puzzles = Problèmes manqués ({ $puzzles })
review-a-game = Analyser une partie
puzzle-of-level = { $game }, { $level }

## L'adversaire

against-whom = Contre qui voulez-vous jouer ?
which-kind = Quelle variante ?
beginner = Débutant
beginner-about = joue au hasard une fois sur deux
casual = Amateur
casual-about = joue le coup évident et se trompe parfois
club = Joueur de club
club-about = calcule quelques coups d'avance
expert = Expert
expert-about = calcule loin
perfect = Parfait
perfect-about = ne lâche jamais une victoire ou une nulle qu'il peut prouver
strong = Un joueur fort
strong-about = le joueur le plus fort pour ce jeu
friend = Un ami
friend-about = à deux sur cet écran, à tour de rôle
watch = Regarder
watch-about = le joueur le plus fort joue et vous regardez
alone = Commencer
custom = Sur mesure…
custom-about = choisir les règles, les joueurs, le temps et la position
against = contre { $who }
