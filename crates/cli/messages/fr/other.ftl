### Dénombrements, preuves, bibliothèques, tables, entraînements, listes.

count-column = { $known ->
    [placed] posées
    [drawn] nulles
    [boards] plateaux
    [positions] positions
    [forced] forcées
    [without_line] sans ligne
    [share] part
    [to_give] à donner
    [to_place] à poser
    [at_once] aussitôt
   *[other] { $name }
 }
not-counted = rien ne peut être dénombré dans { $game }. Jeux qui ont des dénombrements : { $games }
not-packed = { $game } n'a pas de mots compacts : seul le Quarto en a
counted = dénombré : { $key } { $row }
counting = dénombrement : { $key } { $row } : { $done } sur { $steps }
counting-last = dénombrement : { $key } { $row } : { $done } sur { $steps }, puis arrêt
counting-what = dénombrement : { $what }
count-head = { $game } : { $what }
count-example = { $key } { $row }, par exemple : { $example }
more-rows = d'autres lignes (plus longues à compter) : { $command }
forces = prouvé : le siège 1 force { $tile }, quoi que fasse le siège 2
forces-here = prouvé : le siège 1 force { $tile } depuis cette position, quoi que fasse le siège 2
prevents = réfuté : le siège 2 empêche { $tile }, quoi que fasse le siège 1
prevents-here = réfuté : le siège 2 empêche { $tile } depuis cette position, quoi que fasse le siège 1
unsettled = indécis : le siège 1 force-t-il { $tile } ?
unsettled-here = indécis : le siège 1 force-t-il { $tile } depuis cette position ?
proof = { $game } : { $sentence } ({ $boards } { $boards ->
    [one] grille examinée
   *[other] grilles examinées
 })
proving = recherche d'une preuve
sweep = { $boards } { $boards ->
    [one] grille
   *[other] grilles
 } sur { $all } au plus, { $rate }/s, encore { $left } au plus
proof-search = { $boards } { $boards ->
    [one] grille
   *[other] grilles
 }, { $rate }/s ; reste à montrer : { $force } pour forcer, { $prevent } pour empêcher ; mémoire pleine à { $percent } %
place-memory = mémoire
a-size = une taille de 1MB à 1000GB, par exemple 512MB ou 2GB
expected-size = attendu : une taille, par exemple 800MB, 2GB ou 1.5GiB
book = { $file } : { $positions } { $positions ->
    [one] position
   *[other] positions
 } ({ $game })
solving = résolution de { $positions } { $positions ->
    [one] position
   *[other] positions
 }
solved = { $done } { $done ->
    [one] position
   *[other] positions
 } sur { $all }, { $rate }/s, encore { $left }
an-effort = un nombre de 0 à 1000000
playing = parties en cours
playing-games = en cours, { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }
playing-games-left = en cours, { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }, encore { $left } environ
goal = but
told-percent = annoncé %
reached-percent = atteint %
positions = positions
games = parties
rows-within = { $right } { $right ->
    [one] ligne
   *[other] lignes
 } sur { $all } dans leur intervalle à 95 %
bias = score prévu au début de { $games } { $games ->
    [one] partie
   *[other] parties
 }, moins le score final : { $bias }
game = jeu
player = joueur
nodes = nœuds
nodes-per-second = nœuds/s
signature = signature : { $signature }
table-there = { $file } : existe déjà
table-built = { $file } : { $afterstates } { $afterstates ->
    [one] position
   *[other] positions
 }, { $size } ; chances de faire { $target } depuis un bon départ : { $chance } %
no-tables = { $folder } : aucune table pour l'instant. Construisez-en une avec { $command }
no-folder = ce système n'a pas de dossier par défaut pour les tables. Donnez-en un
file = fichier
formation = formation
target = tuile visée
afterstates = positions
size = taille
checking = vérification : { $file }
checking-at = vérification : { $file } : { $size }
whole = { $file } : intacte
building = construction de la table { $formation } pour la tuile { $target }
built = { $what } : { $done } sur { $all } millions de dispositions, { $rate } millions/s, encore { $left }
training-head = { $game } : { $recipe }
slides = glissem.
cpu-seconds = CPU s
slides-per-second = gliss./s
mean-score = score moyen
reached = atteint
learning = apprentissage
slides-learnt = apprentissage, { $done } millions de glissements sur { $all }
slides-learnt-left = apprentissage, { $done } millions de glissements sur { $all }, encore { $left } environ
learnt-already = l'entraînement a déjà appris de { $learnt } millions de glissements, et --moves en demande { $all } en tout : il n'y a plus rien à faire
training-stopped = arrêt. La même commande reprend à partir de { $file }
trained = { $file } : { $size }
going-on = reprise de { $file }, avec ses propres réglages
a-restart = never, ou un nombre entier de millions de glissements
plays = { $player } joue
played = { $player } : { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }
played-left = { $player } : { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }, encore { $left } environ
played-solving = { $player } : { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all } ; résolution de ses positions
regret-head = { $game } : { $games } { $games ->
    [one] partie
   *[other] parties
 } par joueur (budget { $budget }, graine { $seed })
best-play = le meilleur jeu fait { $score } en moyenne
lost-per-game = perdu par partie
lost-per-move = perdu par coup
best-moves = meilleurs coups %
score = score
worst = le pire coup ({ $player }) a perdu { $lost } : { $position }
instead = { $action } au lieu de { $best } (partie { $game })
intervals = Entre crochets ou après ± : intervalles à 95 % sur les parties.
summary = { $game } : { $summary }
parameter = paramètre
default = défaut
allowed = valeurs
what-it-does = effet
for-example = par exemple : { $examples }
players-of = joueurs ({ $game }) :
seat = siège
settings = réglages et leurs valeurs par défaut
how-it-chooses = façon de choisir
any-seat = tous
described-setting = { $setting } : { $help } ; { $allowed }
shortened = { $some }, … ({ $all } en tout)
all-settings = chaque réglage, avec ses valeurs possibles : { $command }
