### Les pages d'une classe.

refused = Cela n'a pas marché
from-elsewhere = Ceci venait d'une page d'un autre site, et n'a pas été fait.
to-the-class = Vers la classe
skip = Au contenu
around = Dans la classe
my-versions = Mes versions
the-class = La classe
the-teacher = enseignant
leave = Sortir
enter = Entrer
welcome = Bienvenue, { $name }.
link-is-personal = Ce lien n'est qu'à vous : qui l'a peut rendre en votre nom. Il pose un témoin (cookie), qui vous garde entré.
clock-doubt = L'horloge de la machine a sauté : elle dit { $machine }, mais d'après le temps écoulé il est { $class }. La classe garde cette seconde heure : aucune échéance ne passe ni ne se rouvre par ce saut. Une fois l'horloge de la machine juste, prenez son heure.
take-clock = Prendre l'heure de la machine
link-is-teachers = Ce lien n'est qu'à vous : qui l'a peut tout ce que vous pouvez dans cette classe. Il pose un témoin (cookie), qui vous garde entré.
phase = Phase
phase-of = { $phase ->
    [open] L'échelle est ouverte : rendez, et votre dernière bonne version joue.
    [frozen] L'échelle est gelée : les versions sont encore vérifiées, mais ce qui joue est fixé.
    [final] La finale se joue.
   *[over] La finale est terminée.
 }
deadline = Comptent les versions arrivées avant le { $moment }, à une minute près.
need-a-link = Pour entrer, ouvrez le lien personnel que votre enseignant vous a donné.
games = Jeux
game = Jeu
budget = Budget
references = Joueurs de référence (note)
games-played = Parties
marks-meaning = Qui est meilleur qu'un joueur de référence, avec 95 % de confiance dans la finale, a sa note.
the-final = La finale
final-is-fresh = Les notes viennent d'un tournoi neuf et complet de ce qui joue quand l'échelle est gelée. L'heure d'arrivée d'une version n'y vaut rien, ni les parties de l'échelle.
seed-committed = Sa graine a été tirée avant tout rendu. Elle est secrète jusqu'à la fin de la finale ; voici son SHA-256 :
seed-was = La graine était { $seed }.
nothing-yet = Aucune partie n'a encore été jouée.
last-games = Dernières parties
rating = Elo
mean-score = Score moyen
pairs = Paires
place = Groupe
places = Rangs
player = Joueur
table-of = { $games } { $games ->
    [one] partie
   *[other] parties
 }, établi le { $moment }
groups-meaning = Les joueurs d'un même groupe ne se distinguent pas du premier d'entre eux ; ceux de groupes différents, si, à 95 % pour tout le tableau. Les rangs sont ceux que les parties laissent encore possibles.
you = vous
reference = référence
out-for-faults = exclu après trois fautes : rendez une meilleure version
your-place = { $game } : votre rang est entre { $best } et { $worst }
places-from-to = rang { $best } à { $worst }
hand-in = Rendre
files-to-hand-in = Votre programme : un fichier, plusieurs, ou une archive ZIP
upload-limits = { $size } Mo et { $files } fichiers au plus.
last-good-plays = C'est votre dernière version qui passe la vérification qui joue. Vous pouvez revenir à une ancienne à tout moment.
no-versions = Vous n'avez encore rien rendu.
from-a-shell = Depuis un terminal
program-token-for = Avec un jeton, damier submit rend pour vous :
new-program-token = Créer un nouveau jeton
keep-the-token = Ce jeton est montré une fois et annule le précédent. Qui l'a peut rendre en votre nom.
use-the-token = Mettez-le dans l'environnement, ou dans un fichier que vous nommez avec --token :
version = Version
version-of = Version { $number } · { $name }
received = Reçue
state = État
late = en retard
counts = Elle compte : elle a commencé d'arriver à { $moment }, à temps.
too-late = Elle est arrivée trop tard pour compter : elle a commencé d'arriver à { $moment }. Elle est gardée et vérifiée ; votre enseignant peut la faire jouer.
plays = joue
version-state = { $state ->
    [waiting] attend sa vérification
    [checking] est en cours de vérification
    [good] est bonne
    [broken] n'est pas passée
    [thinned] rangée
   *[gone] retirée
 }
checksum = Empreinte
download = Télécharger les sources
let-it-play = Faire jouer cette version
the-check = La vérification
in-the-queue = { $ahead ->
    [one] { $ahead } version est vérifiée avant celle-ci.
   *[other] { $ahead } versions sont vérifiées avant celle-ci.
 }
step = { $step ->
    [received] reçue
    [unpacked] décompressée
    [built] compilée
    [found] reconnue
    [starts] démarre
    [ends] s'arrête quand on le lui dit
    [played] parties d'essai
    [itself] joue contre elle-même
    [weakest] joue la référence la plus faible
    [ladder] sur l'échelle
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
final-cost = La finale aurait maintenant { $games } parties et prendrait environ { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 } (d'après les parties de l'échelle).
type-to-confirm = Pour confirmer, tapez { $word } :
begin-phase = { $phase ->
    [open] Rouvrir l'échelle
    [frozen] Geler l'échelle
   *[final] Commencer la finale
 }
report = Rapport (une page)
grades = Notes (CSV)
students = { $students } { $students ->
    [one] élève
   *[other] élèves
 }
add-students = Ajouter des élèves
one-a-line = Un par ligne : un pseudonyme, que la classe voit, et si vous voulez une étiquette pour vous après une virgule
pseudonym = Pseudonyme
label = Étiquette
versions = Versions
last-seen = Vu le
link = Lien
new-link = nouveau lien
links = Liens personnels
links-shown-once = Imprimez cette page ou envoyez chaque lien maintenant : ils ne sont montrés qu'une fois, car seule leur empreinte est gardée.
walls = Ce dont les rendus sont empêchés
plain-http = Cette classe est servie sans HTTPS : sur un réseau partagé, liens et témoins peuvent être lus. Placez devant elle un mandataire avec HTTPS, et réglez l'adresse dans class.toml.
audit = Qui a fait quoi
forget = Oublier
forget-meaning = Nom, étiquette, liens, programmes et sorties sont effacés ; les parties restent, sans nom.
final-progress = { $done } { $done ->
    [one] partie jouée
   *[other] parties jouées
 } sur { $all }.
since-yesterday = Depuis hier
is-new = nouveau
students-example = ada, Ada L.
kept = Ce qui est gardé
retention = Une version qui ne joue pas perd ses fichiers et ses parties après { $days } { $days ->
    [one] jour
   *[other] jours
 }, si son élève en a { $versions ->
    [one] { $versions } plus récente
   *[other] { $versions } plus récentes ou davantage
 } pour le jeu. Jamais celle qui joue, celle qui a eu le meilleur rang de son élève à la fin d'un jour, ni celle de la finale.
put-away-so-far = { $versions } { $versions ->
    [one] version rangée
   *[other] versions rangées
 } jusqu'ici.
was-put-away = Cette version était ancienne et ne jouait pas : ses fichiers et ses parties ont été rangés. Les mêmes fichiers, rendus encore une fois, sont vérifiés et peuvent rejouer.
hand-in-for = Rendre au nom de { $name }
own-data = Ce qui est gardé de vous
own-data-meaning = Votre pseudonyme, votre étiquette et le dernier usage de vos liens, chaque version avec sa vérification, vos parties avec ce que vos programmes ont écrit : un fichier ZIP.
data-of = Ce qui est gardé de cet élève
download-data = Tout télécharger (ZIP)
compare-with-tools = Pour comparer les programmes
compare-meaning = Un fichier ZIP par jeu avec ce qui joue, un dossier par pseudonyme, comme le prennent JPlag, Dolos et MOSS.
