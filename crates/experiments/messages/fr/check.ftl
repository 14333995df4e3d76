### Résultats du contrôle d'un rendu, pour son auteur.

run-as = lancé par { $command }
says-hello = dit bonjour (hello) après { $milliseconds } ms de temps processeur
says-hello-as = dit bonjour (hello) après { $milliseconds } ms de temps processeur, { $who }
named = sous le nom de `{ $name }`
by = par { $author }
in-language = en { $language }
ends = se termine de lui-même après `quit`
does-not-end = ne se termine pas après `quit` : il est alors arrêté de force, et ce qu'il n'a pas encore écrit est perdu
many-games = annonce { $declared } jeux : seuls les { $most } premiers sont essayés
declares-none = sa liste `games` est vide : indiquez les jeux auxquels il joue, ou supprimez la liste
old-module-name = importe le module des programmes sous son ancien nom, `damier`, qui fonctionne encore. Écrivez plutôt `from damier.bot import play` (aucune partie n'est perdue pour autant)
left-out = les valeurs de { $keys } sont ignorées : elles n'ont pas la forme que demande le protocole (aucune partie n'est perdue pour autant)
says-it-plays = annonce un jeu qui ne peut pas être ouvert : { $error }
not-on-this-machine = cette machine n'a pas pu jouer la partie : { $cause }
at-fault = perd au coup { $ply } ({ $fault }) : { $reason }
at-fault-in = perd au coup { $ply } ({ $fault }) : { $reason } ; position : { $state }
plays = joue 2 parties : { $moves } coups, { $microseconds } µs de temps processeur par coup
kind = { $fault ->
    [start] démarrage
    [crash] plantage
    [panic] panne
    [illegal] coup interdit
    [protocol] protocole
    [time] temps dépassé
    [memory] mémoire
   *[output] sortie
 }
