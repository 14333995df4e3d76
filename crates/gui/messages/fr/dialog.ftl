### Questions par-dessus le plateau.

cancel = Annuler
close = Fermer
not-saved = La partie en cours n'est pas enregistrée.

## Une nouvelle partie

new-game = Nouvelle partie
begin = Commencer
written-as = S'écrit : { $game }
preview = plateau de ce jeu
budget = budget
seed = graine
position = position
position-help = sous la forme de damier ou d'un autre programme : des lignes, une liste, un tableau, une partie enregistrée
by-lot = tirée au sort
who-begins = qui commence
drawn-by-lot = tiré au sort
the-opening = l'ouverture
a-person = une personne
a-whole-number = un nombre entier
player-of = joueur { $number } : { $player }
with-allowed = { $help } ({ $allowed })
parameter = { $name } : { $value }

## Enregistrer et ouvrir

save-the-game = Enregistrer la partie
file = Fichier
about-files = La partie est enregistrée dans un fichier texte. La fenêtre, la page web et le terminal savent tous l'ouvrir.
save-the-file = Enregistrer le fichier
copy-the-text = Copier le texte
empty-name = Donnez un nom au fichier.
file-exists = { $file } existe déjà. Enregistrez encore une fois pour le remplacer.
load-a-game = Ouvrir une partie
or-paste = Collez une partie enregistrée, un lien, ou une position du jeu affiché :
text-of-a-game = texte d'une partie
load-the-game = Ouvrir la partie
choose-a-file = Choisir un fichier

## Confirmations

resign-question = Abandonner ?
resign-solo = La partie s'arrête avec le score actuel.
resign-duel = La partie s'arrête et votre adversaire gagne.
resign = Abandonner
exit-question = Quitter ?
exit = Quitter
again-question = Commencer une nouvelle partie ?
again = Commencer une nouvelle partie
over-with = { $ending }. { $facts }.
under-way = { $facts }.
fact = { $name } : { $value }
