### Tournois, rendus, réglage : ce qui est refusé, et ce qui est trouvé.

## Endroits

event = épreuve { $name }
opening = ouverture { $number }
openings = ouvertures
line = ligne { $number }
player-named = joueur { $name }
player = joueur
course = cours
submission = rendu
open-to-this-user = un rendu que cet utilisateur peut lire ({ $why })
readable-by-submissions = les rendus peuvent lire ce qui se trouve dans { $place }, qui appartient aux programmes du système : gardez-le ailleurs
not-run-here = cette machine ne peut pas faire jouer { $player } : { $why }
submissions = rendus
parcel = tournoi en archive
assignment = travail pour une grappe de machines
file-of-a-player = fichier d’un joueur
file-below = un fichier qui se trouve dans le dossier de la description du tournoi ou plus bas, nommé par son chemin depuis là, car les autres ne voyagent pas avec elle
option-of-a-submission = option d'un rendu
rules = règles
event-number = épreuve
action-of-the-player = coup du joueur
settings = réglages
method = méthode
only-genetic = genetic. CMA-ES ne fait plus partie de damier : recommencez ce réglage dans un autre fichier
against = adversaires (against)
generations = générations
population = population
games = parties
proof = preuve
seed = graine

## Ce qui est attendu

fewer-plies = moins de coups : aucune partie ne dure aussi longtemps
no-random-openings = pas de `openings`, ou une liste de positions : les parties de { $game } comportent déjà du hasard
trusted-only = seulement du code auquel vous faites confiance, avec --trust-submissions : sur ce système, rien ne tient un programme à l'écart de vos fichiers ni du réseau
options = des options de la forme nom=valeur, séparées par des virgules
every-option-once = chaque option une seule fois
pattern = motif
patterns = une étoile pour des caractères quelconques, ? pour un seul, [ab] pour l'un de plusieurs
slashes = { $path } (sur ce système, les parties d'un chemin sont séparées par /)
some-fit = un dossier qui contient des rendus, dont certains conviennent
none-fits = un dossier qui contient des rendus ; ceux-ci ne peuvent pas jouer : { $reasons }
unfit = { $file } ({ $why })
below-the-spec = un rendu dans le dossier de la description du tournoi ou plus bas, car les autres ne voyagent pas avec elle
readable = un dossier dont les rendus peuvent être lus ({ $error })
sound-parcel = une archive écrite par damier pack ({ $error })
findings-of-it = ce qu’envoie la même version de damier
long-path = son chemin est trop long ; renommez-le
this-version = la version { $here }, ou la version de ce programme qui l'a jouée
version = version { $played }
of-the-spec = celles de la description du tournoi
one-seat-with-answers = un jeu à un siège avec des réponses exactes, comme en ont les petites grilles
legal = un coup permis
with-numbers = un joueur qui a des nombres à régler : { $players }
every-setting-once = chaque réglage une seule fois
every-player-once = chaque joueur une seule fois
range = de { $first } à { $last }
same-task = un jeu à un siège, ou à deux sièges qui ont la même tâche
nobody = personne : le jeu n'a qu'un siège, et tous sont mesurés par leurs scores
order-of-a-tuning = la commande d'un réglage, en JSON
lines-of-a-tuning = une génération ou des tours de la preuve, en JSON
as-ordered = { $value }, comme ce réglage a été commandé ; ou un autre fichier
played-next = ce que ce programme aurait joué ensuite

## Parties rejouées contre leurs enregistrements

at-ply = demi-coup { $ply } : { $reason }
differs = { $what ->
    [plies] demi-coups
    [scores] scores
   *[state] dernière position
 } : l'enregistrement dit { $told }, la partie { $found }
not-over = elle n'était pas terminée
over-before = elle était terminée avant l'abandon
only-games = la description du tournoi n'a que { $games } parties
other-pairing = d'après la description du tournoi, d'autres la jouent, ou avec une autre graine
opening-refused = ouverture : { $reason }
other-opening = sa graine tire une autre ouverture : { $state }
other-draw = l'enregistrement dit { $told }, sa graine tire { $drawn }
