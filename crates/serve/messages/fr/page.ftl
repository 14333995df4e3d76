### Les pages d'une classe.

refused = Cela n'a pas marché
cross-site-request = Cette demande vient d'une page d'un autre site : le serveur l'a refusée.
to-the-class = Retour à la classe
skip = Aller au contenu
class-pages = Pages de la classe
my-versions = Mes versions
the-class = La classe
the-teacher = l'enseignant
the-server = le serveur
the-operator = l'administrateur du serveur
colon = {" "}:{" "}
sign-out = Se déconnecter
sign-in = Se connecter
welcome = Bienvenue, { $name } ! Ce lien est le vôtre.
link-is-personal = Gardez ce lien pour vous : toute personne qui l'a peut déposer en votre nom. La connexion enregistre un cookie dans ce navigateur, pour que vous restiez connecté.
clock-doubt = L'horloge du serveur a sauté : elle indique { $machine }. D'après le temps réellement écoulé, il est { $class }. La classe utilise cette seconde heure : le saut ne change donc pas quels envois sont en retard. Dès que l'horloge du serveur est juste, appuyez sur le bouton pour l'utiliser de nouveau.
take-clock = Utiliser l'heure du serveur
link-is-teachers = Gardez ce lien pour vous : toute personne qui l'a peut faire tout ce que vous pouvez faire dans cette classe. La connexion enregistre un cookie dans ce navigateur, pour que vous restiez connecté.
phase = Phase
phase-of = { $phase ->
    [open] Le classement est ouvert. Déposez un programme : votre dernière version qui réussit la vérification joue.
    [frozen] Le classement est gelé. Les versions sont encore vérifiées, mais les programmes qui jouent ne changent plus.
    [final] La finale est en cours.
   *[over] La finale est terminée.
 }
class-phase = { $phase ->
    [open] Le classement est ouvert. La dernière version de chaque élève qui réussit la vérification joue.
    [frozen] Le classement est gelé. Les versions sont encore vérifiées, mais les programmes qui jouent ne changent plus.
    [final] La finale est en cours.
   *[over] La finale est terminée.
 }
moment = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month ->
    [jan] janvier
    [feb] février
    [mar] mars
    [apr] avril
    [may] mai
    [jun] juin
    [jul] juillet
    [aug] août
    [sep] septembre
    [oct] octobre
    [nov] novembre
   *[dec] décembre
 } { $year } à { $time }
times-of = Fuseau horaire : { $zone }
deadline = L'échéance est le { $moment }. Un envoi qui commence une minute plus tard au plus compte encore.
deadline-passed = L'échéance est passée. Une nouvelle version est vérifiée, mais ne joue pas.
need-a-link = Pour vous connecter, ouvrez le lien personnel que votre enseignant vous a donné, ou tapez ici son code.
type-the-code = Code
games = Jeux
game = Jeu
budget = Budget
references = Joueurs de référence (note)
games-played = Parties
marks-meaning = En finale, votre programme est comparé aux joueurs de référence, du plus faible au plus fort, jusqu'au premier qu'il ne bat pas avec 95 % de certitude. Votre note est celle du dernier joueur de référence qu'il a battu.
the-final = La finale
before-the-final = Classement avant la finale
final-is-shown = La page de chaque jeu montre le classement de la finale.
games-of-final = { $games } { $games ->
    [one] partie
   *[other] parties
 } en finale
your-mark = { $game } : votre note est { $mark }. Les autres élèves ne la voient pas.
final-is-fresh = Les notes viennent d'un nouveau tournoi complet entre les programmes qui jouent quand le classement est gelé. Ni les parties du classement ni l'heure d'arrivée d'une version n'y comptent.
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
 }, tableau mis à jour le { $moment }
groups-meaning = Un joueur ne se distingue pas du premier joueur de son groupe. Les joueurs de groupes différents se distinguent, à 95 % pour tout le tableau. Les rangs possibles sont ceux que les parties jouées n'excluent pas.
you = vous
reference = référence
out-for-faults = exclu après trois fautes : déposez une meilleure version
is-out = exclu après trois fautes
your-rank = { $game } : votre rang est { $rank }
your-place = { $game } : votre rang est entre { $best } et { $worst }
places-from-to = rangs { $best } à { $worst }
place-at = rang { $rank }
hand-in = Déposer
files-to-hand-in = Votre programme : un fichier, plusieurs fichiers ou une archive ZIP
files-of-student = Le programme de l'élève : un fichier, plusieurs fichiers ou une archive ZIP
nothing-to-hand-in = { $phase ->
    [final] La finale a commencé : on ne peut plus rien déposer ici.
   *[over] La classe est terminée : on ne peut plus rien déposer ici.
 }
upload-limits = { $size } Mo et { $files } fichiers au plus.
last-good-plays = La version qui joue est votre dernière version qui réussit la vérification. Vous pouvez revenir à une ancienne version à tout moment.
no-versions = Vous n'avez encore rien déposé.
write-a-program = Écrire un programme
program-meaning = Un programme de départ joue déjà des coups légaux. Changez la façon dont il les choisit, puis déposez tout le dossier dans un fichier ZIP.
rules-in-pictures = Règles du jeu en images
rules-of = Règles : { $title }
rules-name = Le nom du jeu que lisent les programmes
texts-of-programs = Un programme lit le plateau et ses coups sous forme de textes. Par exemple, le premier message `go` d'une partie peut contenir cette position et ces coups légaux :
starter-program = Programme de départ :
course-kit = Kit de cours : feuille d'exercices, code de départ et tests
examples-of-folders = Ces dossiers contiennent tous les fichiers dont un programme a besoin. Prenez-en un comme modèle ou comme point de départ :
protocol = Comment un programme communique avec damier
megabytes = ({ $size } Mo)
check-first = Si damier est installé sur votre ordinateur, cette commande vérifie un programme avant que vous le déposiez :
failed-version = La version { $number } pour { $game } a échoué à l'étape « { $step } » de la vérification
progress = Progrès
progress-meaning = Chaque point est une version qui a réussi la vérification, avec son intervalle à 95 %. Toutes les versions sont mesurées sur la même échelle, d'après leurs parties contre les joueurs de référence, qui sont les lignes horizontales.
from-a-shell = Depuis un terminal
program-token-for = Si vous avez un jeton, cette commande dépose un programme pour vous :
new-program-token = Créer un nouveau jeton
keep-the-token = Ce jeton n'est affiché qu'une fois et remplace le précédent. Toute personne qui l'a peut déposer en votre nom.
use-the-token = Mettez le jeton dans la variable d'environnement DAMIER_TOKEN, comme dans cette commande, ou dans un fichier que vous indiquez avec --token :
version = Version
version-of = Version { $number } · { $name }
received = Reçue
state = État
late = en retard
counts = Cette version est à temps : son envoi a commencé le { $moment }.
same-as-version = Ces fichiers sont les mêmes que ceux de la version { $number } : il n'y a pas de nouvelle version.
too-late = Cette version arrive trop tard pour compter : son envoi a commencé le { $moment }. Elle est gardée et vérifiée, et votre enseignant peut la faire jouer.
late-but-plays = L'envoi de cette version a commencé le { $moment }, après l'échéance. Votre enseignant la fait jouer.
plays = joue
version-state = { $state ->
    [waiting] en attente de vérification
    [checking] en cours de vérification
    [good] vérification réussie
    [broken] échec de la vérification
    [thinned] supprimée, car ancienne
   *[gone] retirée
 }
checksum = Empreinte
download = Télécharger les sources
let-it-play = Faire jouer cette version
the-check = La vérification
in-the-queue = { $ahead ->
    [0] Cette version est la prochaine à être vérifiée.
    [one] { $ahead } version sera vérifiée avant celle-ci.
   *[other] { $ahead } versions seront vérifiées avant celle-ci.
 }
step = { $step ->
    [received] réception
    [unpacked] décompression
    [built] compilation
    [found] reconnaissance
    [starts] démarrage
    [ends] arrêt sur demande
    [played] parties d'essai
    [itself] partie contre elle-même
    [weakest] partie contre le joueur de référence le plus faible
    [ladder] classement
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
check-limits = Limites : 10 s de temps processeur pour démarrer, et 1 Go de mémoire. Dans les parties : { $budget }.
faults = Parties perdues par une faute
game-number = Partie { $number }
final-cost = Une finale jouée maintenant aurait { $games } { $games ->
    [one] partie
   *[other] parties
 } et durerait environ { $minutes } { $minutes ->
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
in-game = { $game } : { $sentence }
grades = Notes (CSV)
grade-column = { $column ->
    [event] jeu
    [student] élève
    [label] étiquette
    [mark] note
    [above] bat
    [confidence] probabilité
    [next] suivant
    [next_confidence] probabilité pour le suivant
    [disqualified] exclu
   *[played] a joué
 }
students = { $students } { $students ->
    [one] élève
   *[other] élèves
 }
add-students = Ajouter des élèves
one-a-line = Un élève par ligne : un pseudonyme, que la classe verra. Après une virgule, vous pouvez ajouter une étiquette. L'élève ne la voit pas sur le site, mais elle figure sur sa bande de papier et dans les données qu'il peut télécharger.
pseudonym = Pseudonyme
label = Étiquette
versions = Versions
last-seen = Vu le
link = Lien
new-link = nouveau lien
links = Liens personnels
links-shown-once = Imprimez cette page et découpez-la en bandes, ou envoyez chaque lien maintenant. La page ne montre les liens qu'une fois, car le serveur ne garde que leur empreinte.
local-address = Ces liens commencent par { $address }, que les autres ordinateurs et les téléphones ne peuvent pas ouvrir. Réglez `listen` et `address` dans class.toml, redémarrez le serveur, puis créez de nouveaux liens.
links-would-be-local = Les liens de vos élèves commenceraient par { $address }, que les autres ordinateurs et les téléphones ne peuvent pas ouvrir. Réglez `listen` et `address` dans class.toml et redémarrez le serveur avant d'ajouter des élèves.
scan-or-type = { $class } : scannez le code QR avec un téléphone, ou ouvrez { $address } et tapez ces lettres et ces chiffres :
refused-rows = { $rows ->
    [one] Une ligne n'a pas été ajoutée. Corrigez-la ici, puis appuyez de nouveau sur le bouton :
   *[other] { $rows } lignes n'ont pas été ajoutées. Corrigez-les ici, puis appuyez de nouveau sur le bouton :
 }
sandbox = Restrictions imposées aux rendus
plain-http = Ce serveur utilise HTTP sans chiffrement : sur un réseau partagé, d'autres peuvent lire les liens et les cookies. Placez un mandataire (proxy) HTTPS devant le serveur, et réglez l'adresse dans class.toml.
audit = Journal : qui a fait quoi
forget = Supprimer cet élève
forget-meaning = Le nom, l'étiquette, les liens et les programmes de l'élève sont supprimés, ainsi que les sorties de ses programmes. Les parties restent, sans le nom.
too-few-games = { $game } : `final_games` = { $games }, c'est trop peu pour des notes. Même un joueur qui gagne toutes ses parties contre un joueur de référence n'est meilleur qu'avec une probabilité de { $certainty } %, alors qu'il faut { $needed } %. Écrivez au moins { $fewest } dans class.toml, puis redémarrez le serveur.
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
 }, si son élève a déposé au moins { $versions } { $versions ->
    [one] version plus récente
   *[other] versions plus récentes
 } pour le même jeu. Trois sortes de versions sont toujours gardées : celles qui jouent, celles qui ont eu le meilleur rang de leur élève à la fin d'un jour, et celles de la finale.
put-away-so-far = { $versions } { $versions ->
    [one] ancienne version supprimée
   *[other] anciennes versions supprimées
 } jusqu'ici.
was-put-away = Cette version était ancienne et ne jouait pas : ses fichiers et ses parties ont été supprimés. Déposez de nouveau les mêmes fichiers pour qu'ils soient vérifiés et puissent jouer.
hand-in-for = Déposer pour { $name }
own-data = Vos données
own-data-meaning = Un fichier ZIP avec votre pseudonyme, l'étiquette que l'enseignant vous a donnée, la date de dernière utilisation de vos liens, votre rang à la fin de chaque jour, les lignes du journal qui vous concernent, chaque version avec les résultats de sa vérification et ce que ses coups ont perdu, et vos parties avec les sorties de vos programmes.
data-of = Données de cet élève
download-data = Tout télécharger (ZIP)
compare-with-tools = Comparer les programmes (plagiat)
compare-meaning = Pour chaque jeu, un fichier ZIP des programmes qui jouent, avec un dossier par pseudonyme. Les détecteurs de plagiat JPlag, Dolos et MOSS lisent ces fichiers.
lost-per-100 = Pertes pour 100 tours
lost-amount = { $amount } { $what }
measured-games = Parties mesurées
