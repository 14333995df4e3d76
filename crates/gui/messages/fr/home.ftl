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
no-streak = Un seul choix est le meilleur. Le voyez-vous ?
solved-today = Résolu. Le prochain vient demain.
review-a-game = Analyser une partie
puzzle-in = { $game }, numéro { $number }

## Contre qui

against-whom = Contre qui ?
which-kind = Quelle variante ?
beginner = Débutant
beginner-about = joue au hasard une fois sur deux
casual = Amateur
casual-about = prend ce qui se présente, et se trompe parfois
club = Joueur de club
club-about = calcule quelques coups
expert = Expert
expert-about = calcule loin
perfect = Parfait
perfect-about = ne laisse rien échapper de ce qu'il peut prouver
strong = Un joueur fort
strong-about = le plus fort qui existe ici
friend = Un ami
friend-about = tous deux à ce plateau, à tour de rôle
watch = Regarder
watch-about = le joueur le plus fort joue, vous regardez
alone = Commencer
custom = Sur mesure…
custom-about = toutes les règles, tout joueur, temps, position
against = contre { $who }
