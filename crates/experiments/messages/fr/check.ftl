### Le contrôle d'un rendu : ce qui a été trouvé, dit à son auteur.

run-as = lancé par { $command }
says-hello = répond hello après { $milliseconds } ms de temps processeur
says-hello-as = répond hello après { $milliseconds } ms de temps processeur, { $who }
named = sous le nom de `{ $name }`
by = par { $author }
in-language = en { $language }
ends = s'arrête de lui-même quand on le lui demande
does-not-end = ne s'arrête pas à `quit` : il est alors tué, et perd ce qu'il n'a pas écrit
many-games = dit jouer à { $declared } jeux : les { $most } premiers sont joués
declares-none = sa liste `games` est vide : nommez les jeux auxquels il joue, ou retirez la liste
left-out = rien n'est gardé de { $keys } : les valeurs ne sont pas de la sorte que demande le protocole (aucune partie n'est perdue pour cela)
says-it-plays = dit jouer à ce jeu : { $error }
not-on-this-machine = cette machine n'a pas pu y jouer : { $cause }
at-fault = en faute au demi-coup { $ply } : { $fault } : { $reason }
at-fault-in = en faute au demi-coup { $ply } : { $fault } : { $reason } ; position : { $state }
plays = joue : { $moves } coups en 2 parties, { $microseconds } µs de temps processeur chacun
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
