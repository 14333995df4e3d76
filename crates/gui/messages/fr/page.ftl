### Textes de la page web seulement.

downloaded = { $file } a été enregistré dans vos téléchargements
unsaved = { $file } ne peut pas être enregistré : { $reason }
page-is-gone = la page a été fermée
no-path = { $file } ne peut pas être ouvert par son chemin sur une page web. Choisissez plutôt le fichier.
player-failed = le joueur s'est arrêté à cause d'une erreur interne
took-too-long = le joueur a mis trop de temps à répondre
no-thinker = les joueurs et les indices ne fonctionnent pas sur cette page : { $reason }
no-script = le script qui calcule les coups n'a pas pu être chargé
a-seed = un nombre entier de 0 à 2^64 - 1
position = { $game } : { $state }
board = Le plateau et ses boutons
