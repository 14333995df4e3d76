### L'étape qui suit une commande.

next = ensuite : { $step }
keep = --db FICHIER garde le tournoi : `damier games` en liste alors les parties, et `damier replay` en montre une
look-into = --db FICHIER garde le tournoi : `damier games FICHIER --lost` montre alors où votre programme perd
look-into-scores = --db FICHIER garde le tournoi : `damier review FICHIER NUMÉRO` montre alors où une partie a basculé
repeat = damier match { $game } JOUEUR JOUEUR --db FICHIER  compare des joueurs et garde leurs parties
report = damier report { $file }  en montre les tableaux
list-lost = damier games { $file } --lost  liste les parties perdues
list-of-player = damier games { $file } --player NOM  liste les parties d'un joueur
replay = damier replay { $file } NUMÉRO  montre une partie, coup par coup
review = damier review { $file } { $game }  dit où elle a basculé
review-saved = damier review { $file }  dit où elle a basculé
save = damier replay { $file } { $game } --out partie.txt  l'enregistre, et `damier play --load partie.txt` joue la suite
play-saved = damier play --load { $file }  joue la suite
list-players = damier list players JEU  dit qui joue à un jeu
play = damier play { $game }  est une partie pour vous
enter = damier match { $game } { $path } greedy  le fait jouer
play-on = damier play { $game } --position '{ $position }'  joue la suite
use-boards = damier match { $game } JOUEUR JOUEUR --openings FICHIER  joue sur ces ouvertures, si les lignes sont dans un fichier
try-network = damier match { $game } 'fast(file={ $file })' greedy  le fait jouer, avec recherche
use-book = damier solve { $game } --book { $file }  répond avec elle
use-tables = damier match { $game } fast greedy  joue avec elles
solve = damier solve { $game } --position TEXTE  dit ce que valait chaque coup
solve-puzzles = damier puzzle --file { $file }  en propose un par jour
