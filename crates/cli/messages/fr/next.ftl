### L'étape qui suit une commande.

next = ensuite : { $step }
keep = ajoutez --db FICHIER pour garder le tournoi ; `damier games` en liste alors les parties, et `damier replay` en montre une
look-into = ajoutez --db FICHIER pour garder le tournoi ; `damier games FICHIER --lost` liste alors les parties perdues
look-into-scores = ajoutez --db FICHIER pour garder le tournoi ; `damier review FICHIER NUMÉRO` montre alors où cette partie a basculé
repeat = damier match { $game } JOUEUR JOUEUR --db FICHIER  compare des joueurs et garde leurs parties
report = damier report { $file }  montre les tableaux de ce tournoi
list-lost = damier games { $file } --lost  liste les parties perdues
list-of-player = damier games { $file } --player NOM  liste les parties d'un joueur
replay = damier replay { $file } NUMÉRO  montre une partie, coup par coup
review = damier review { $file } { $game }  montre où la partie a basculé
review-saved = damier review { $file }  montre où la partie a basculé
save = damier replay { $file } { $game } --out partie.txt  enregistre la partie ; `damier play --load partie.txt` la reprend alors
play-saved = damier play --load { $file }  reprend la partie
list-players = damier list players JEU  liste les joueurs d'un jeu
play = damier play { $game }  vous fait jouer une partie
enter = damier match { $game } { $path } greedy  joue un premier match
play-on = damier play { $game } --position '{ $position }'  vous fait jouer à partir de cette position
use-boards = damier match { $game } JOUEUR JOUEUR --openings FICHIER  joue sur ces ouvertures, une fois les lignes enregistrées dans un fichier
try-network = damier match { $game } { $player } greedy  fait jouer un joueur qui cherche avec le réseau
use-book = damier solve { $game } --book { $file }  résout des positions avec cette bibliothèque
use-tables = damier match { $game } fast greedy  joue un match où `fast` utilise les tables
solve = damier solve { $game } --position TEXTE  montre la valeur exacte de chaque coup
solve-puzzles = damier puzzle --file { $file }  propose chaque jour un problème de ce fichier
