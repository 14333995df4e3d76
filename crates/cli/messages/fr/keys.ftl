### L'aide du plein écran, ligne par ligne.

undo = u          annuler       U, Ctrl-R  rétablir
hint = H          indice        Échap      arrêter de réfléchir
walk = PgPréc, PgSuiv  reculer, avancer   Début, Fin  aux bouts
pause = espace, p  pause, suite  + -        allure des joueurs
save = S          enregistrer   L          reprendre un fichier
new = n          nouvelle      R          abandonner
quit = q          quitter       Ctrl-C     quitter tout de suite
pushes = flèches, hjkl, WASD  faire glisser toutes les tuiles ;
pushes-grids = WASD va de grille en grille s'il y en a plusieurs
choices = flèches ou souris : la case ; une touche : ce qu'on y met
choices-first = (Entrée ou un second clic : le premier des choix)
swatches = une couleur : sa lettre, ou un clic sur elle ou sur une case ;
swatches-zone = votre zone prend les cases de cette couleur qui la touchent
swatches-arrows = les flèches et Entrée aussi
regions = v montre un plateau trop grand par parties, ou entier
stock = donner une pièce : son chiffre, un clic, ou flèches et Entrée
cells = poser : lettre et chiffre (B4), un clic, ou flèches et Entrée
columns = une colonne : sa touche, un clic, ou flèches et Entrée
traits = W w blanche, B b noire ; majuscule et plus haute : haute ;
traits-shapes = █ pleine, vide creuse ; [ ] carrée, ( ) ronde
legend-colours = W w blanche   B b noire
legend-tall = majuscule, plus grande : haute
legend-solid = █ pleine   vide : creuse
legend-shapes = [ ] carrée   ( ) ronde
