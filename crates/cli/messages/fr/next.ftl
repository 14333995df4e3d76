### L'étape qui suit une commande.

next = ensuite : { $step }
keep = ajoutez --db FICHIER pour garder le tournoi ; `damier games` en liste alors les parties, et `damier replay` en montre une
look-into = ajoutez --db FICHIER pour garder le tournoi ; `damier games FICHIER --lost` montre alors où votre programme perd
look-into-scores = ajoutez --db FICHIER pour garder le tournoi ; `damier review FICHIER NUMÉRO` montre alors où une partie a basculé
repeat = damier match { $game } JOUEUR JOUEUR --db FICHIER  compare des joueurs et garde leurs parties
report = damier report { $file }  en montre les tableaux
list-lost = damier games { $file } --lost  liste les parties perdues
list-of-player = damier games { $file } --player NOM  liste les parties d'un joueur
replay = damier replay { $file } NUMÉRO  montre une partie, coup par coup
review = damier review { $file } { $game }  montre où elle a basculé
review-saved = damier review { $file }  montre où elle a basculé
save = damier replay { $file } { $game } --out partie.txt  l'enregistre ; `damier play --load partie.txt` la reprend alors
play-saved = damier play --load { $file }  la reprend
list-players = damier list players JEU  liste les joueurs d'un jeu
play = damier play { $game }  vous fait jouer
enter = damier match { $game } { $path } greedy  le fait jouer
play-on = damier play { $game } --position '{ $position }'  vous fait jouer la suite
use-boards = damier match { $game } JOUEUR JOUEUR --openings FICHIER  joue sur ces ouvertures, une fois les lignes enregistrées dans un fichier
try-network = damier match { $game } 'fast(file={ $file })' greedy  le fait jouer, avec recherche
use-book = damier solve { $game } --book { $file }  l'utilise
use-tables = damier match { $game } fast greedy  les utilise
solve = damier solve { $game } --position TEXTE  montre ce que valait chaque coup
solve-puzzles = damier puzzle --file { $file }  en propose un par jour
