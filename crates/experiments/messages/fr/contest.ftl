### Erreurs dans les tournois, les rendus et les réglages.

## Endroits

event = épreuve { $name }
opening = ouverture { $number }
openings = ouvertures
line = ligne { $number }
pattern = motif
player-named = joueur { $name }
player = joueur
course = cours
submission = rendu
submissions = rendus
parcel = tournoi en archive
assignment = travail pour une grappe de machines
file-of-a-player = fichier d'un joueur
option-of-a-submission = option d'un rendu
rules = règles
event-number = épreuve
action-of-the-player = coup du joueur
settings = réglages
method = méthode
against = adversaires (against)
generations = générations
population = population
games = parties
proof = preuve
python = python
seed = graine

## Ce qui est attendu

options = des options de la forme nom=valeur, séparées par des virgules
patterns = un motif : * remplace des caractères quelconques, ? un seul caractère, [ab] la lettre a ou b
slashes = { $path } (sur ce système, les dossiers sont séparés par /)
below-the-spec = un rendu placé dans le dossier de la description du tournoi ou plus bas : les autres rendus ne peuvent pas être mis dans l'archive
file-below = un fichier placé dans le dossier de la description du tournoi ou plus bas, indiqué par son chemin à partir de ce dossier : les autres fichiers ne peuvent pas être mis dans l'archive
of-the-spec = le numéro d'une épreuve de la description du tournoi
legal = un coup permis
range = un nombre de { $first } à { $last }
order-of-a-tuning = la première ligne d'un réglage, en JSON
lines-of-a-tuning = une génération, ou des tours de la preuve, en JSON

## Phrases

given-twice = `{ $name }` est indiqué deux fois. Indiquez-le une seule fois
unreadable = { $submission } ne peut pas être lu : { $why }
trusted-only = { $submission } n'a pas été lancé. Ce système ne peut pas empêcher un programme d'accéder à vos fichiers et au réseau. Si vous avez confiance dans ce code, ajoutez --trust-submissions
readable-by-submissions = les rendus pourraient lire { $place }, car cet endroit se trouve dans un dossier des programmes du système ou de leur Python. Choisissez un autre dossier
with-python = { $enforced } ; scripts exécutés par Python { $version } avec ses paquets
not-run-here = cette machine ne peut pas faire jouer { $player } : { $why }
no-match = aucun rendu ne correspond à `{ $pattern }`. Vérifiez le dossier et le motif
none-fits = aucun des fichiers qui correspondent à `{ $pattern }` ne peut jouer : { $reasons }
unfit = { $file } ({ $why })
long-path = le chemin de ce fichier est trop long. Donnez au fichier un nom plus court
unreadable-folder = les rendus du dossier { $folder } ne peuvent pas être lus : { $error }
not-unpacked = l'archive ne peut pas être extraite dans { $folder } : { $error }. Utilisez une archive écrite par damier pack
other-damier = le travail ou son résultat ne peut pas être lu. Utilisez la même version de damier sur toutes les machines
fewer-plies = aucune partie ne dure aussi longtemps. Demandez moins de coups
no-random-openings = les parties de { $game } comportent déjà du hasard. Supprimez `openings`, ou donnez une liste de positions
other-version = les parties ont été jouées avec la version { $played } des règles, et ce programme a la version { $here }. Vérifiez-les avec la version de damier qui les a jouées
one-seat-with-answers = les pertes d'un joueur ne peuvent pas être mesurées dans { $game }. Choisissez un jeu à un siège avec des réponses exactes, par exemple une petite grille de 2048
with-numbers = `{ $player }` n'est pas un joueur dont on peut régler des nombres. Joueurs réglables : { $players }
no-numbers = ne déclare aucune option avec `default`, `min` et `max` : il n'y a rien à régler. Pour en déclarer une, par exemple en Python : { $example }
same-task = les joueurs de { $game } ne peuvent pas être réglés, car ses deux sièges ont des tâches différentes
no-opponents = ce jeu n'a qu'un siège. N'indiquez pas d'adversaires : les joueurs sont comparés par leurs scores
cma-es-removed = `cma-es` ne fait plus partie de damier. Recommencez ce réglage dans un autre fichier
other-order = ce fichier contient un réglage avec { $found } au lieu de { $wanted }. Donnez les valeurs de ce réglage, ou choisissez un autre fichier
changed-since = les fichiers de { $submissions } ont changé depuis le début de ce réglage, et ses parties ne seraient plus comparables. Recommencez dans un autre fichier
changed-during = les fichiers de { $submissions } ont changé pendant leurs parties, et ces parties ne comptent pas. Réglez une copie que personne ne modifie
played-next = cette ligne ne découle pas des lignes précédentes. Poursuivez le réglage avec la version de damier qui l'a commencé, ou choisissez un autre fichier

## Parties rejouées contre leurs enregistrements

at-ply = demi-coup { $ply } : { $reason }
differs = { $what ->
    [plies] demi-coups
    [scores] scores
   *[state] dernière position
 } : l'enregistrement donne { $told }, la partie rejouée { $found }
not-over = l'enregistrement s'arrête avant la fin de la partie
over-before = la partie était terminée avant l'abandon
only-games = la description du tournoi n'a que { $games } { $games ->
    [one] partie
   *[other] parties
 }
other-pairing = d'après la description du tournoi, cette partie devrait avoir d'autres joueurs ou une autre graine
opening-refused = ouverture : { $reason }
other-opening = la graine de cette partie donne une autre ouverture : { $state }
other-draw = l'enregistrement donne { $told }, mais la graine de la partie donne { $drawn }
