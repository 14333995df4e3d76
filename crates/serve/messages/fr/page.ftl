### Les pages d'une classe.

refused = Cela n'a pas marché
cross-site-request = Cette demande vient d'une page d'un autre site : le serveur l'a refusée.
to-the-class = Retour à la classe
skip = Aller au contenu
class-pages = Pages de la classe
my-versions = Mes versions
the-class = La classe
the-teacher = enseignant
sign-out = Se déconnecter
sign-in = Se connecter
welcome = Bienvenue, { $name }.
link-is-personal = Gardez ce lien pour vous : toute personne qui l'a peut déposer en votre nom. La connexion enregistre un cookie dans ce navigateur, pour que vous restiez connecté.
clock-doubt = L'horloge du serveur a sauté : elle indique { $machine }. D'après le temps réellement écoulé, il est { $class }. La classe garde cette seconde heure : ce saut ne fait ni passer ni rouvrir aucune échéance. Quand l'horloge du serveur sera juste, appuyez sur le bouton.
take-clock = Utiliser l'heure du serveur
link-is-teachers = Gardez ce lien pour vous : toute personne qui l'a peut faire tout ce que vous pouvez faire dans cette classe. La connexion enregistre un cookie dans ce navigateur, pour que vous restiez connecté.
phase = Phase
phase-of = { $phase ->
    [open] Le classement est ouvert. Déposez un programme : votre dernière version qui réussit la vérification joue.
    [frozen] Le classement est gelé. Les versions sont encore vérifiées, mais les programmes qui jouent ne changent plus.
    [final] La finale est en cours.
   *[over] La finale est terminée.
 }
deadline = L'échéance est le { $moment }, avec une minute de grâce.
need-a-link = Pour vous connecter, ouvrez le lien personnel que votre enseignant vous a donné.
games = Jeux
game = Jeu
budget = Budget
references = Joueurs de référence (note)
games-played = Parties
marks-meaning = En partant du joueur de référence le plus faible, vous avez la note du dernier que votre programme bat en finale avec 95 % de certitude.
the-final = La finale
final-is-fresh = Les notes viennent d'un tournoi neuf et complet entre les programmes qui jouent quand le classement est gelé. Ni les parties du classement ni l'heure d'arrivée d'une version n'y comptent.
seed-committed = La graine de la finale a été tirée avant le premier dépôt. Elle reste secrète jusqu'à la fin de la finale. Son SHA-256 est :
seed-was = La graine était { $seed }.
nothing-yet = Aucune partie n'a encore été jouée.
last-games = Dernières parties
rating = Elo
mean-score = Score moyen
pairs = Paires
place = Groupe
places = Rangs possibles
player = Joueur
table-of = { $games } { $games ->
    [one] partie
   *[other] parties
 }, mis à jour le { $moment }
groups-meaning = Les joueurs d'un même groupe ne se distinguent pas du premier d'entre eux. Ceux de groupes différents se distinguent, à 95 % pour tout le tableau. Les rangs possibles sont ceux que les parties jouées n'excluent pas.
you = vous
reference = référence
out-for-faults = exclu après trois fautes : déposez une meilleure version
your-place = { $game } : votre rang est entre { $best } et { $worst }
places-from-to = rang { $best } à { $worst }
hand-in = Déposer
files-to-hand-in = Votre programme : un fichier, plusieurs fichiers ou une archive ZIP
upload-limits = { $size } Mo et { $files } fichiers au plus.
last-good-plays = La version qui joue est votre dernière version qui réussit la vérification. Vous pouvez revenir à une ancienne version à tout moment.
no-versions = Vous n'avez encore rien déposé.
from-a-shell = Depuis un terminal
program-token-for = Avec un jeton, damier submit dépose un programme pour vous :
new-program-token = Créer un nouveau jeton
keep-the-token = Ce jeton n'est affiché qu'une fois et remplace le précédent. Toute personne qui l'a peut déposer en votre nom.
use-the-token = Mettez-le dans l'environnement, ou dans un fichier que vous indiquez avec --token :
version = Version
version-of = Version { $number } · { $name }
received = Reçue
state = État
late = en retard
counts = À temps : son envoi a commencé à { $moment }.
too-late = Trop tard pour compter : son envoi a commencé à { $moment }. Elle est gardée et vérifiée, et votre enseignant peut la faire jouer.
plays = joue
version-state = { $state ->
    [waiting] en attente de vérification
    [checking] en cours de vérification
    [good] vérification réussie
    [broken] vérification échouée
    [thinned] supprimée, car ancienne
   *[gone] retirée
 }
checksum = Empreinte
download = Télécharger les sources
let-it-play = Faire jouer cette version
the-check = La vérification
in-the-queue = { $ahead ->
    [one] { $ahead } version sera vérifiée avant celle-ci.
   *[other] { $ahead } versions seront vérifiées avant celle-ci.
 }
step = { $step ->
    [received] reçue
    [unpacked] décompressée
    [built] compilée
    [found] reconnue
    [starts] démarre
    [ends] s'arrête quand on le lui demande
    [played] parties d'essai
    [itself] joue contre elle-même
    [weakest] joue le joueur de référence le plus faible
    [ladder] au classement
    [games] jeux
   *[machine] le serveur
 }
mark = { $mark ->
    [passed] ok
    [noted] remarque
   *[failed] échec
 }
does-not-start = ne démarre pas
under-way = en cours
check-limits = Limites : 10 s de temps processeur pour démarrer, 1 Go de mémoire, { $budget } pour chaque partie de la vérification.
faults = Parties perdues par une faute
game-number = Partie { $number }
final-cost = Une finale jouée maintenant aurait { $games } parties et durerait environ { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 }, d'après les parties du classement.
type-to-confirm = Pour confirmer, tapez { $word } :
confirmation-word = { $phase ->
    [open] rouvrir
    [frozen] geler
   *[final] finale
 }
begin-phase = { $phase ->
    [open] Rouvrir le classement
    [frozen] Geler le classement
   *[final] Commencer la finale
 }
report = Rapport (une page HTML)
grades = Notes (CSV)
students = { $students } { $students ->
    [one] élève
   *[other] élèves
 }
add-students = Ajouter des élèves
one-a-line = Un élève par ligne : un pseudonyme que la classe verra et, si vous voulez, une virgule et une étiquette que vous seul verrez
pseudonym = Pseudonyme
label = Étiquette privée
versions = Versions
last-seen = Vu le
link = Lien
new-link = nouveau lien
links = Liens personnels
links-shown-once = Imprimez cette page ou envoyez chaque lien maintenant. Les liens ne sont affichés qu'une fois, car le serveur ne garde que leur empreinte.
sandbox = Restrictions imposées aux programmes déposés
plain-http = Cette classe est servie sans HTTPS : sur un réseau partagé, d'autres peuvent lire les liens et les cookies. Placez devant elle un mandataire (proxy) avec HTTPS, et réglez l'adresse dans class.toml.
audit = Journal : qui a fait quoi
forget = Supprimer cet élève
forget-meaning = Le nom, l'étiquette, les liens, les programmes et leurs sorties sont supprimés. Les parties restent, sans nom.
final-progress = { $done } { $done ->
    [one] partie jouée
   *[other] parties jouées
 } sur { $all }.
since-yesterday = Depuis hier
is-new = nouveau
students-example = ada, Ada L.
stored-data = Données conservées
retention = Une version qui ne joue pas perd ses fichiers et ses parties après { $days } { $days ->
    [one] jour
   *[other] jours
 }, si son élève a, pour le même jeu, { $versions ->
    [one] { $versions } version plus récente
   *[other] { $versions } versions plus récentes ou davantage
 }. Sont toujours gardées : les versions qui jouent, celles qui ont eu le meilleur rang de leur élève à la fin d'un jour, et celles de la finale.
put-away-so-far = { $versions } { $versions ->
    [one] ancienne version supprimée
   *[other] anciennes versions supprimées
 } jusqu'ici.
was-put-away = Cette version était ancienne et ne jouait pas : ses fichiers et ses parties ont été supprimés. Déposez de nouveau les mêmes fichiers pour qu'ils soient vérifiés et puissent jouer.
hand-in-for = Déposer au nom de { $name }
own-data = Vos données
own-data-meaning = Un fichier ZIP avec votre pseudonyme, votre étiquette, le dernier usage de vos liens, chaque version et sa vérification, et vos parties avec les sorties de vos programmes.
data-of = Données de cet élève
download-data = Tout télécharger (ZIP)
compare-with-tools = Comparer les programmes (plagiat)
compare-meaning = Pour chaque jeu, un fichier ZIP des programmes qui jouent, avec un dossier par pseudonyme. JPlag, Dolos et MOSS lisent cette forme.
