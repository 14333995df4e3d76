### L'aide de la ligne de commande.

play-2048-seven-colours-quarto-short = Jouer à 2048, aux Sept Couleurs et à Quarto, et classer des stratégies pour ces jeux
play-2048-seven-colours-quarto = Jouer à 2048, aux Sept Couleurs et à Quarto, et classer des stratégies pour ces jeux.
without-command-one-minute-tour = Sans commande : une visite d'une minute, un petit tournoi dans chaque jeu.
print-help-see-summary-h = Afficher l'aide (un résumé avec `-h`)
print-help-see-more-help = Afficher l'aide (davantage avec `--help`)
print-help = Afficher l'aide
print-version = Afficher la version
print-message-help-given-subcommand = Afficher ce message, ou l'aide d'une commande
run-tournament-spec-file-resume = Jouer le tournoi décrit par un fichier, ou reprendre un tournoi interrompu
spec-toml-file-event-tables = La description : un fichier TOML avec des tables `[[event]]` (voir tournaments/)
run-file-if-exists-run = Le fichier de résultats ; s'il existe, le tournoi reprend [défaut : le nom de la description avec .db, ou -I.db pour la tranche I, dans le dossier courant]
play-only-i-th-n = Ne jouer que la I-ième de N tranches du calendrier, par exemple 1/3
threads-play-default-one-per = Fils d'exécution qui jouent [défaut : un par processeur]
tables-text = Des tableaux en texte
one-json-document = Un document JSON
comma-separated-values = Des valeurs séparées par des virgules
output-format = Format de sortie
hide-progress-bar = Ne pas afficher l'avancement
run-submissions-without-sandbox-only = Exécuter les rendus sans bac à sable (seulement pour du code de confiance)
play-match-between-players-one = Faire jouer un match entre les joueurs d'un jeu
game-2048-filler-10x10 = Le jeu, par exemple 2048 ou filler:10x10
players-greedy-hybrid-gain-1 = Les joueurs, par exemple greedy ou hybrid(gain=1)
games-per-player-per-pair = Parties par joueur, ou par paire de joueurs dans un jeu à deux [défaut : 100, ou deux par ouverture]
budget-per-player-none-fast = Budget par joueur : none, fast, efficient, 50ms/move, 1000nodes, depth4, …
random-seed-default-1-drawn = Graine du hasard [défaut : 1 ; tirée au hasard si des rendus jouent]
start-games-positions-file-one = Commencer les parties par les positions de ce fichier, une par ligne (voir damier boards), au lieu d'ouvertures au hasard
play-only-first-player-against = Ne faire jouer que le premier joueur contre chacun des autres, au lieu de tous contre tous
save-run-file-if-exists = Enregistrer les parties dans ce fichier ; s'il existe, le match reprend
show-tables-run-file = Afficher les tableaux d'un fichier de résultats
run-file = Le fichier de résultats
first-replay-every-game-compare = Rejouer d'abord chaque partie et la comparer à ce qui est enregistré
list-games-run-all-those = Lister les parties d'un tournoi : toutes, ou celles qu'un joueur a perdues
only-event = Seulement cette épreuve
only-games-player = Seulement les parties de ce joueur
only-games-player-lost-anyone = Seulement les parties que ce joueur (ou quiconque) a perdues dans un duel
only-games-ended-fault = Seulement les parties terminées par une faute
largest-number-games-list = Nombre maximal de parties à lister
merge-shards-run = Réunir les tranches d'un tournoi
run-file-write-must-not = Le fichier de résultats à écrire ; il ne doit pas exister [défaut : le premier fichier nommé]
run-files-shards = Les fichiers de résultats des tranches
show-game-run-ply-ply = Montrer une partie d'un tournoi, demi-coup par demi-coup
game-event-number-tables-faults = La partie : EVENT/NUMBER comme l'affichent tableaux et fautes, ou NUMBER dans la première épreuve
show-only-state-after-many = Ne montrer que la position après ce nombre de demi-coups
save-game-file-instead-showing = Enregistrer la partie dans un fichier au lieu de la montrer
check-submissions-whether-they-start = Vérifier des rendus : démarrent-ils, jouent-ils, qu'est-ce qui leur ferait perdre des parties
submissions-folders-submission-toml-bot = Les rendus : dossiers avec submission.toml ou bot.py, fichiers .py ou .so, programmes ; DOSSIER/* pour tous ceux d'un dossier
games-test-2048-filler-30x30 = Les jeux à essayer, par exemple 2048 ou filler:30x30 [défaut : ceux que le rendu déclare ; s'il n'en déclare aucun, ceux auxquels il sait jouer]
budget-per-game = Budget par partie
copy-passes-folder-versions = Copier ce qui réussit dans ce dossier sous NOM@1, NOM@2, …, sauf si rien n'a changé : des versions contre lesquelles jouer plus tard, par exemple FOLDER/NOM@1
boards-sentences-tables-text = Des plateaux, des phrases et des tableaux en texte
json-lines-one-object-per = JSON Lines, un objet par réponse
create-starter-project = Créer un projet de départ
create-folder-working-bot-you = Créer un dossier avec un programme qui joue, à modifier
folder-create-name-becomes-bot = Le dossier à créer ; son nom devient celui du programme
language-python-c-rust = Le langage : python, c ou rust
game-bot-plays = Le jeu auquel le programme joue
review-game-best-move-move = Analyser une partie : le meilleur coup, le coup joué et ce qu'il coûte, tour après tour
saved-game-run-file = Une partie enregistrée, ou un fichier de résultats
game-run-event-number-tables = La partie d'un tournoi : EVENT/NUMBER comme l'affichent tableaux et fautes, ou NUMBER dans la première épreuve
budget-per-turn-half-proof = Budget par tour, moitié pour une preuve, moitié pour une estimation [défaut : une minute de processeur pour la partie, 500ms/move au plus]
player-estimates-where-no-exact = Le joueur qui estime là où aucune réponse exacte n'est trouvée [défaut : le réseau, ou un joueur adapté au jeu]
review-only-every-n-th = N'analyser qu'un tour sur N de chaque siège
show-every-reviewed-turn-not = Montrer tous les tours analysés, pas seulement les erreurs
threads-search-exact-answers-default = Fils d'exécution qui cherchent les réponses exactes [défaut : un par processeur]
play-game-at-keyboard = Jouer une partie au clavier
game-2048-quarto-squares-not = Le jeu, par exemple 2048 ou quarto:squares ; inutile avec --load
opponent-seat-2-game-two = L'adversaire, au siège 2 (dans un jeu à deux) : un joueur, ou `human`
take-seat-2-yourself-give = Prendre vous-même le siège 2, et laisser le siège 1 à l'adversaire
draw-lot-who-begins-seed = Tirer au sort qui commence, d'après la graine
tile-play-announced-made = La tuile à atteindre, annoncée quand elle est faite [par défaut : 2048]
players-seat-seat-human-players = Les joueurs siège par siège, ou `human` ; s'il n'y a que des joueurs, vous regardez
player-gives-hints-where-no = Le joueur qui donne les indices là où aucune réponse exacte n'est trouvée [défaut : le réseau, ou un joueur adapté au jeu]
budget-per-move-opponent-per = Budget par coup de l'adversaire, et par recherche d'un indice
random-seed-default-drawn-at = Graine du hasard [défaut : tirée au hasard]
resume-saved-game-same-players = Reprendre une partie enregistrée, avec les mêmes joueurs
start-position-form-damier-boards = Commencer par cette position, sous la forme qu'affichent `damier boards` et `state` [défaut : l'ouverture]
play-plain-lines-instead-full = Jouer ligne par ligne au lieu du plein écran (automatique dans un tube ou avec TERM=dumb)
find-exact-value-every-action = Trouver la valeur exacte de chaque coup d'une position
game-quarto-quarto-squares = Le jeu, par exemple quarto ou quarto:squares
position-text-form-state-damier = La position, sous la forme qu'affiche `state` dans `damier play` [défaut : l'ouverture]
read-one-position-per-line = Lire une position par ligne et répondre aussitôt à chacune ; s'arrêter à la première qui n'est pas valable
opening-book-use-see-damier = Bibliothèque d'ouvertures à utiliser (voir damier book) au lieu de celle du programme ; `none` pour aucune
find-only-who-wins-not = Ne chercher que qui gagne, pas de combien (bien plus rapide sur les grands plateaux des Sept Couleurs)
threads-search-default-one-per = Fils d'exécution qui cherchent [défaut : un par processeur]
suggest-an-action-position-exact = Conseiller un coup dans une position : exact si le budget le permet, sinon une estimation
cpu-time-nodes-exact-search = Temps processeur ou nœuds pour la recherche exacte d'une position, et autant pour l'estimation qui la remplace
build-an-opening-book-early = Construire une bibliothèque d'ouvertures : les premières positions résolues d'avance, pour des réponses exactes immédiates
file-write-file-part-holds = Le fichier à écrire ; FILE.part contient les positions déjà résolues, et la même commande reprend à partir de lui
file-write-without-out = Le fichier à écrire, comme sans --out
depth-book-moves-opening = Profondeur de la bibliothèque, en coups depuis l'ouverture
find-fair-openings-measure-advantage = Trouver des ouvertures équitables, ou mesurer l'avantage du premier coup et du siège
game-filler-8x7-filler-5x5 = Le jeu, par exemple filler:8x7 ou filler:5x5,layout=symmetric
find-n-openings-are-drawn = Trouver N ouvertures nulles au meilleur jeu
find-openings-best-play-decides = Trouver des ouvertures que le meilleur jeu décide de POINTS au plus, pour l'un ou l'autre siège
number-openings-margin-finds = Nombre d'ouvertures que trouve --margin
measure-advantage-first-move-seat = Mesurer l'avantage du premier coup et du siège sur N ouvertures, chacune commencée par les deux sièges si le jeu le permet
measure-player-s-games-against = Mesurer par des parties de ce joueur contre lui-même, au lieu du meilleur jeu
budget-solving-an-opening-player = Budget pour résoudre une ouverture, ou celui du joueur avec --by ; les ouvertures qu'il ne suffit pas à résoudre sont comptées
random-seed-openings = Graine du hasard des ouvertures
skip-first-n-openings-resume = Sauter les N premières ouvertures, pour reprendre une recherche interrompue
stop-search-after-n-openings = Arrêter la recherche après N ouvertures
threads-each-own-opening-default = Fils d'exécution, chacun avec sa propre ouverture [défaut : un par processeur]
count-boards-positions-game-exactly = Dénombrer exactement les plateaux et les positions d'un jeu
rows-count-default-everything-game = Lignes à dénombrer [défaut : tout ce que le jeu sait dénombrer]
last-row-default-last-quick = La dernière ligne [défaut : la dernière qui se compte vite]
prove-seat-1-adversarial-2048 = Prouver que le siège 1 de 2048 avec adversaire peut forcer une tuile, ou qu'il ne le peut pas
game-2048-up-4x4-spawner = Le jeu : 2048 jusqu'à 4x4 avec spawner=adversary
tile-seat-1-must-make = La tuile que le siège 1 doit faire : 4, 8, 16 … 2048
position-default-opening-whose-start = La position [défaut : l'ouverture, dont le siège 2 place les premières tuiles]
sweep-if-takes-minutes-otherwise = Le balayage s'il ne prend que des minutes, sinon la recherche
all-boards-falling-order-their = Toutes les grilles, par somme décroissante des tuiles (jusqu'à 12 cases)
proof-number-search = Recherche par nombres de preuve
method = La méthode
memory-search-512mb-2gb = Mémoire pour la recherche, par exemple 512MB ou 2GB
budget-none-10s-move-1000000nodes = Budget : none, 10s/move, 1000000nodes, …
threads-sweep-default-one-per = Fils d'exécution d'un balayage [défaut : un par processeur]
tune-settings-player-test-they = Régler les paramètres d'un joueur, et vérifier qu'ils sont meilleurs
player-settings-start-hybrid-hybrid = Le joueur, avec les réglages de départ, par exemple hybrid ou hybrid(gain=2)
settings-tune-separated-commas-default = Les réglages à améliorer, séparés par des virgules [défaut : tous ceux qui sont des nombres]
opponents-game-two-players-separated = Les adversaires dans un jeu à deux : des joueurs séparés par des virgules [défaut : le joueur tel que donné]
search-method-cma-es-genetic = La méthode de recherche : cma-es ou genetic
number-generations-1-1000 = Nombre de générations : de 1 à 1000
candidates-per-generation-4-1000 = Candidats par génération : de 4 à 1000
games-per-candidate-generation-against = Parties par candidat et par génération (contre chaque adversaire, dans un jeu à deux)
games-final-test-new-boards = Parties de l'épreuve finale sur de nouveaux plateaux (contre chaque adversaire, dans un jeu à deux)
budget-per-player-result-reproducible = Budget par joueur ; le résultat n'est reproductible que sans limite de temps
random-seed = Graine du hasard
save-tuning-file-text-if = Enregistrer le réglage dans ce fichier, en texte ; s'il existe, le réglage reprend
train-network-players-use = Entraîner un réseau pour les joueurs
game-2048-2048-3x4-2048 = Le jeu, par exemple 2048, 2048:3x4 ou 2048:shape=4d
network-write-file-training-holds = Le réseau à écrire ; FILE.training contient l'état de l'entraînement, et la même commande reprend à partir de lui
network-write-without-out = Le réseau à écrire, comme sans --out
length-training-slides-learn-all = Durée de l'entraînement : nombre total de glissements dont apprendre, en millions
millions-slides-between-two-rows = Millions de glissements entre deux lignes de la courbe d'apprentissage
tuples-cells-have-weights-4x6 = Les groupes de cases qui ont des poids : 4x6+2x4, 4x6, 8x6, 5x5 ou 17x4 sur la grille 4x4, ou des groupes de cases, comme "012456 45689a" (cases ligne par ligne : 0 à 9, a à z, A à Z, + et -) [défaut : 4x6+2x4, ou ce qui convient à la grille]. Après des barres obliques, des étapes ultérieures avec leurs propres poids : "4x6 / 16384 / 16384+8192"
learning-rate-share-an-error = Taux d'apprentissage : la part d'une erreur qui est apprise [défaut : un taux par poids, par cohérence temporelle]
td-lambda-share-result-instead = TD(lambda) : la part du résultat, au lieu de l'estimation suivante, qu'apprend une position, de 0 à 1
millions-slides-after-which-games = Millions de glissements après lesquels des parties repartent aussi de leur milieu, pour apprendre aussi les positions tardives ; `never` pour ne jouer que depuis l'ouverture
train-only-making-32768-boards = N'entraîner qu'à faire 32768, à partir de grilles qui ont ce nombre de tuiles parmi 16384, 8192, 4096, … : de 1 à 6
training-start-other-training-weights = Un entraînement de départ, comme AUTRE.training : les poids des mêmes groupes sont copiés, ses glissements et son temps processeur sont comptés
random-seed-one-thread-always = Graine du hasard ; un seul fil donne toujours les mêmes poids
file-form-weights-packed-packed = Forme des poids dans le fichier : packed, packed:POINTS (arrondis à des multiples de POINTS), 16 ou 8 (bits), float
threads-learn-default-one-per = Fils d'exécution qui apprennent [défaut : un par processeur]
calibrate-probabilities-reaching-large-tiles = Calibrer les probabilités d'atteindre les grandes tuiles de 2048, et les valider sur d'autres parties
game-2048 = Le jeu, par exemple 2048
write-fitted-probabilities-file-text = Écrire les probabilités ajustées dans ce fichier, en texte
network-file-written-damier-train = Le réseau, un fichier écrit par `damier train` [défaut : celui du programme]
search-effort-player-0-none = Effort de recherche du joueur : 0 pour aucun, 1 pour deux glissements d'avance
network-player-endings = Réseau du joueur pour les fins de partie : none, shipped ou un fichier
games-fit-probabilities-many-again = Parties pour ajuster les probabilités, et autant pour les valider
measure-how-much-player-s = Mesurer ce que les coups d'un joueur perdent face au jeu exact
game-one-seat-an-exact = Le jeu, à un seul siège et résolu exactement, par exemple 2048:3x3
players-greedy-course-fast-depth = Les joueurs, par exemple greedy ou course-fast(depth=1)
games-per-player = Parties par joueur
build-tables-exact-probabilities-machine = Construire sur cette machine des tables de probabilités exactes que les joueurs consultent
build-table-unless-already-exists = Construire une table, sauf si elle existe déjà ; Ctrl-C laisse intacts les fichiers existants
game = Le jeu
folder-tables-default-damier-data = Le dossier des tables [défaut : $DAMIER_DATA, ou damier dans le dossier de données du système]
cells-fixed-large-tiles-all = Les cases des grandes tuiles fixes : toutes sauf les 4, 4 et 2 premières des lignes (442), L3, ou toutes les cases écrites, comme ..../..../..##/#### ; avec un + à la fin, elles peuvent bouger d'une case
tile-make-other-cells-16 = La tuile à faire sur les autres cases : de 16 à 4096 [défaut : la plus grande qui tienne]
disk-space-table = Espace disque pour la table
memory-build = Mémoire pour la construction
threads-build-default-one-per = Fils d'exécution qui construisent [défaut : un par processeur]
list-existing-tables = Lister les tables existantes
check-every-byte-existing-tables = Vérifier chaque octet des tables existantes
list-games-players-game = Lister les jeux, ou les joueurs d'un jeu
list-games-their-parameters = Lister les jeux et leurs paramètres
list-players-game-their-settings = Lister les joueurs d'un jeu et leurs réglages
show-every-setting-range = Montrer chaque réglage, avec ses valeurs possibles et son défaut
game-default-all-games = Le jeu [défaut : tous les jeux]
print-signature-search-nodes-over = Afficher la signature (nœuds de recherche sur des positions fixes) et la vitesse ; ou mesurer les joueurs entraînés d'un jeu par leur force et leur temps processeur
game-whose-trained-players-are = Le jeu dont on mesure les joueurs entraînés, par exemple 2048 [défaut : aucun ; afficher la signature]
write-shell-completions-standard-output = Écrire les complétions de l'interpréteur de commandes sur la sortie standard
shell = L'interpréteur de commandes
language-everything-said-en-fr = Langue de tout ce qui est dit : en ou fr [défaut : celle du système]
each-line-found-position-game =
    Chaque ligne trouvée est une position du jeu :
      damier boards GAME --exactly-drawn 20 > fair.txt
      damier solve GAME --stdin < fair.txt
      damier match GAME PLAYER PLAYER --openings fair.txt
      damier play GAME --position "$(head -1 fair.txt)" --against PLAYER
    Aux Sept Couleurs, une partie menée jusqu'au bout (win=full) ou à plus de la moitié (win=majority) peut être nulle ; qui
    atteint le premier la moitié (win=half) a gagné. L'ouverture numéro i est la même dans toutes les commandes d'un même jeu et d'une même graine, quel que soit le nombre de fils.
topic-topics =
    damier help positions     comment s'écrivent les positions, les coups et les parties
    damier help players       comment se nomment les joueurs et leurs réglages
    damier help budgets       ce qu'un joueur peut dépenser
    damier help submissions   ce qui peut être rendu, et comment c'est exécuté
several-commands-have-in-common = Ce que plusieurs commandes ont en commun
positions-actions-games-written = Comment s'écrivent les positions, les coups et les parties
players-their-settings-named = Comment se nomment les joueurs et leurs réglages
player-may-spend = Ce qu'un joueur peut dépenser
handed-in-how-run = Ce qui peut être rendu, et comment c'est exécuté
write-manual-page = Écrire une page de manuel sur la sortie standard
manual-folder = Un dossier où écrire plutôt les pages de toutes les commandes
match-cost = Une partie entre joueurs simples prend quelques millisecondes de temps processeur ; une partie de 2048 entre joueurs qui cherchent prend ce que le budget permet, environ 8 s pour `fast` avec --budget fast. En cours de route, la commande dit où elle en est et combien de temps il reste ; Ctrl-C l'arrête et, avec --db, la même commande reprend.
solve-cost = 2048:3x3 prend environ 50 s de temps processeur depuis l'ouverture, les plateaux plus petits 3 s au plus ; les positions tardives des autres jeux, quelques millisecondes. En cherchant, la commande dit depuis combien de temps ; Ctrl-C l'arrête.
bench-cost = La signature demande une seconde ; `bench 2048`, environ trois minutes de temps processeur pour ses 40 parties par joueur.
calibrate-cost = Avec --effort 1, les parties par défaut demandent environ trois minutes de temps processeur ; une partie avec --effort 100, comme joue fast, environ 5 s.
tune-cost = La commande joue GAMES parties pour chaque candidat de chaque génération, puis une preuve : par défaut environ 52 000 parties, soit une minute ou deux pour des joueurs rapides. En cours de route, elle dit où elle en est et combien de temps il reste ; Ctrl-C l'arrête et, avec --out, la même commande reprend.
boards-cost = Résoudre une ouverture demande quelques centièmes de seconde de temps processeur en 8x7, environ une seconde en 10x10 et, au-delà, tout le budget au plus ; peu sont nulles, il faut donc en essayer des centaines pour en trouver. En cherchant, la commande dit où elle en est ; Ctrl-C l'arrête, et --skip reprend.
train-cost = Un million de glissements en 4x4 demande environ 2,6 s de temps processeur : les 500 millions par défaut, 11 minutes sur deux cœurs ; 2400 millions, environ une heure. Les lignes montrent ce qui est déjà appris ; Ctrl-C l'arrête, et la même commande reprend.
topic-positions-a = 2048 : les lignes de haut en bas, séparées par /, les tuiles en nombres, . pour une case vide, puis score=N.
topic-positions-b = Sept Couleurs : des lignes de lettres à partir de A, 1 et 2 pour les cases des sièges, # pour les trous ; le siège qui joue ; les dernières couleurs choisies, ou un tiret.
topic-positions-c = Quarto : des lignes de pièces en chiffres hexadécimaux, . pour une case vide ; la pièce en main, ou un tiret.
topic-positions-d = Dans `damier play`, `state` montre la position sous cette forme, et `legal` les coups. --position TEXTE la donne à play, solve et advise ; --stdin lit une position par ligne.
topic-players-a = Un joueur est un nom de la liste du jeu, avec ses réglages entre parenthèses : greedy, hybrid(gain=1), fast(effort=30,file=my.net). Dans un interpréteur de commandes, les parenthèses demandent des guillemets. `damier list players JEU` donne les noms et, avec --all, chaque réglage.
topic-players-b = Un joueur dont le texte contient un / est un rendu : ./ada, rendus/zoe.py, rendus/* (entre guillemets) pour tout ce qui est dans un dossier. `human`, c'est vous, dans `damier play`.
topic-budgets-a = none, fast (10 s de temps processeur par partie), efficient (120 s), ou des éléments séparés par des virgules : 10s/game, 50ms/move, 1000nodes (par coup), depth4 (demi-coups d'avance).
topic-budgets-b = Le temps est le temps processeur du joueur, jamais celui de l'horloge : une machine occupée n'y change rien ; qui dépense davantage perd la partie. Les nœuds et les demi-coups d'avance donnent les mêmes parties sur toute machine.
topic-submissions-a = Un dossier avec submission.toml ou bot.py, un fichier .py, un programme ou, pour 2048, une bibliothèque partagée en C, libNOM.so. `damier new bot DOSSIER` en crée un pour commencer, `damier check DOSSIER` l'essaie.
topic-submissions-b = En Python, `import damier` fonctionne sans fichier de ce nom : l'arbitre prête son adaptateur. Sous Linux, un rendu est confiné : il lit son propre dossier (un fichier seul : lui-même), n'a ni réseau ni autres processus, et dispose de 1 Gio de mémoire.
