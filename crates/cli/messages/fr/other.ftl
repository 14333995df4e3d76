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
not-packed = les mots compacts n'existent que pour Quarto, pas pour { $game }
counted = dénombré : { $key } { $row }
counting = dénombrement : { $key } { $row } : { $done } sur { $steps }
counting-last = dénombrement : { $key } { $row } : { $done } sur { $steps } ; arrêt après cette ligne
counting-what = dénombrement : { $what }
count-head = { $game } : { $what }
count-example = { $key } { $row }, par exemple : { $example }
more-rows = pour compter d'autres lignes (plus longues) : { $command }
forces = prouvé : le siège 1 peut forcer la tuile { $tile }, quoi que fasse le siège 2
forces-here = prouvé : le siège 1 peut forcer la tuile { $tile } depuis cette position, quoi que fasse le siège 2
prevents = réfuté : le siège 2 peut empêcher la tuile { $tile }, quoi que fasse le siège 1
prevents-here = réfuté : le siège 2 peut empêcher la tuile { $tile } depuis cette position, quoi que fasse le siège 1
unsettled = indécis : le siège 1 peut-il forcer la tuile { $tile } ?
unsettled-here = indécis : le siège 1 peut-il forcer la tuile { $tile } depuis cette position ?
proof = { $game } : { $sentence } ({ $boards } { $boards ->
    [one] grille examinée
   *[other] grilles examinées
 })
proving = recherche d'une preuve
sweep = { $boards } { $boards ->
    [one] grille
   *[other] grilles
 } sur { $all } au plus, { $rate } { $rate ->
    [one] grille
   *[other] grilles
 }/s, encore { $left } au plus
proof-search = { $boards } { $boards ->
    [one] grille
   *[other] grilles
 }, { $rate } { $rate ->
    [one] grille
   *[other] grilles
 }/s ; nombres de preuve : { $force } pour forcer, { $prevent } pour empêcher ; mémoire pleine à { $percent } %
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
    [one] position résolue
   *[other] positions résolues
 } sur { $all }, { $rate }/s, encore { $left }
an-effort = un nombre de 0 à 1000000
playing = parties en cours
playing-games = { $done } { $done ->
    [one] partie jouée
   *[other] parties jouées
 } sur { $all }
playing-games-left = { $done } { $done ->
    [one] partie jouée
   *[other] parties jouées
 } sur { $all }, encore { $left } environ
goal = but
told-percent = annoncé %
reached-percent = atteint %
positions = positions
games = parties
rows-within = dans { $right } { $right ->
    [one] ligne
   *[other] lignes
 } sur { $all }, la part annoncée est dans l'intervalle à 95 % de la part atteinte
bias = score prévu au début de la partie moins score final, en moyenne sur { $games } { $games ->
    [one] partie
   *[other] parties
 } : { $bias }
game = jeu
player = joueur
nodes = nœuds
nodes-per-second = nœuds/s
signature = signature : { $signature }
table-there = { $file } existe déjà
table-built = { $file } : { $afterstates } { $afterstates ->
    [one] position
   *[other] positions
 }, { $size } ; chances de faire { $target } depuis un bon départ : { $chance } %
no-tables = il n'y a pas encore de table dans { $folder }. Construisez-en une avec { $command }
no-folder = ce système n'a pas de dossier par défaut pour les tables. Donnez un dossier avec cette option
tables = tables
disk-in-all = disque en tout
build-memory = mémoire de construction
fits = tient dans les limites
yes = oui
no = non
none = aucune
no-room-for-tables = aucune des tables utiles ne tient dans les limites. Augmentez --disk et --memory :
advice-is-of = Les tailles sont des majorants. Les scores sont ceux de fast(effort=15) avec les tables de la ligne et de toutes les précédentes, avec des intervalles à 95 %. La commande sans --advise construit les tables qui tiennent.
file = fichier
formation = formation
target = tuile visée
afterstates = positions
size = taille
checking = vérification de { $file }
checking-at = vérification de { $file } : { $size } vérifiés
whole = { $file } : intacte
building = construction de la table { $formation } pour la tuile { $target }
built = { $what } : { $done } sur { $all } { $all ->
    [one] million
   *[other] millions
 } de dispositions, { $rate } { $rate ->
    [one] million
   *[other] millions
 }/s, encore { $left }
training-head = { $game } : { $recipe }
slides = glissem.
cpu-seconds = CPU s
slides-per-second = gliss./s
mean-score = score moyen
reached = atteint
learning = apprentissage
slides-learnt = apprentissage, { $done } { $done ->
    [one] million
   *[other] millions
 } de glissements sur { $all }
slides-learnt-left = apprentissage, { $done } { $done ->
    [one] million
   *[other] millions
 } de glissements sur { $all }, encore { $left } environ
learnt-already = cet entraînement a déjà appris de { $learnt } { $learnt ->
    [one] million
   *[other] millions
 } de glissements. --moves en demande { $all } { $all ->
    [one] million
   *[other] millions
 } en tout : il ne reste rien à faire
training-stopped = entraînement arrêté. Relancez la même commande pour continuer à partir de { $file }
trained = { $file } : { $size }
going-on = suite de { $file }, avec les réglages que ce fichier contient
a-restart = le mot `never`, ou un nombre entier de millions de glissements
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
 } sur { $all } ; résolution des positions
regret-head = { $game } : { $games } { $games ->
    [one] partie
   *[other] parties
 } par joueur (budget { $budget }, graine { $seed })
best-play = le meilleur jeu fait { $score } en moyenne
lost-per-game = perdu par partie
lost-per-move = perdu par coup
score = score
worst = le pire coup de { $player } a perdu { $lost } { $lost ->
    [one] point
   *[other] points
 }, dans la position { $position }
instead = { $action } au lieu de { $best } (partie { $game })
speed-as-text = sans jeu, cette commande affiche du texte : n'indiquez pas --format
name-players = nommez au moins un joueur, par exemple `damier regret quarto casual random`
losses-head = { $event } : pertes dans { $games } { $games ->
    [one] partie
   *[other] parties
 } ({ $budget } pour juger un tour)
by-quarter = perdu pour 100 tours
quarter = { $which ->
    [first] premier quart
    [second] deuxième
    [third] troisième
   *[last] dernier quart
 }
costly = { $game }, dans { $position } : { $action } au lieu de { $best } a coûté { $lost }
no-losses = n'est pas un fichier de pertes écrit par `damier regret --losses`
other-losses = a été mesuré avec --per-turn { $budget } --every { $every } : utilisez ces options, ou un autre fichier
intervals = Entre crochets ou après ± : intervalles de confiance à 95 % sur les parties.
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
costliest-moves = Coups les plus coûteux ({ $player }) :
