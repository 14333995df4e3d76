### L'aide de la ligne de commande : les traductions des textes des sources, par leur place (voir help.rs).
### @list

damier = Jouer à 2048, aux Sept Couleurs et à Quarto, et classer des stratégies pour ces jeux
damier--version = Afficher la version

damier-long = Sans commande, le programme propose une visite d'une minute, avec un petit tournoi dans chaque jeu.

advise = Conseiller un coup dans une position : exact si le budget le permet, sinon une estimation
advise--budget = Temps processeur ou nœuds pour la recherche exacte de chaque position. Une estimation peut en prendre encore autant
advise--threads = Fils d'exécution qui cherchent [défaut : un par processeur]

budgets = Ce qu'un joueur peut dépenser

budgets-long =
    Un budget est none, fast (10 s de temps processeur par partie), efficient (120 s de temps processeur par partie), ou des éléments séparés par des virgules : 10s/game, 50ms/move, 1000nodes (nœuds de recherche par coup), depth4 (demi-coups de recherche).

    Le temps est le temps processeur du joueur, jamais celui de l'horloge : une machine occupée n'y change rien. Un joueur qui dépense davantage perd la partie. Les budgets en nœuds et en demi-coups donnent les mêmes parties sur toute machine.

check = Vérifier des rendus : démarrent-ils, jouent-ils, quelles fautes leur feraient perdre des parties
check--budget = Budget par partie ; avec --positions, par position
check--count = Demander un coup dans au plus N positions de chaque niveau [défaut : 30 des positions intégrées, toutes celles d'un fichier]
check--game = Un jeu à essayer, par exemple 2048 ou filler:30x30 [défaut : les jeux que le rendu déclare ; s'il n'en déclare aucun, ceux auxquels il sait jouer]
check--keep = Copier chaque rendu qui passe la vérification dans ce dossier sous NOM@1, NOM@2, … sauf s'il est identique à sa dernière copie. Vous pourrez jouer plus tard contre ces versions, par exemple contre DOSSIER/NOM@1
check--positions = Noter chaque rendu d'après ce qu'il perd dans ces positions, au lieu de le vérifier : les positions intégrées d'un jeu, par exemple quarto, filler:8x7 ou 2048:3x3, ou un fichier de damier lab puzzles. Les joueurs intégrés peuvent aussi être notés
check--proof-budget = Budget pour résoudre une position dont le fichier ne contient pas les valeurs
check--submissions = Les rendus : dossiers avec submission.toml ou bot.py, fichiers .py ou .so, programmes ; DOSSIER/* pour tous les rendus d'un dossier

completions = Écrire les complétions de l'interpréteur de commandes sur la sortie standard
completions--shell = L'interpréteur de commandes visé

doctor = Examiner cette machine : ses temps sont-ils fiables, quelles limites impose-t-elle aux rendus

export = Écrire les parties d'un tournoi sous forme de lignes de données pour d'autres programmes, une par camp de chaque partie
export--rows = Ce qu'est une ligne
export--rows--matchups = Un joueur contre un autre dans toutes leurs paires de parties, avec des intervalles
export--rows--pairs = Une paire de parties d'un duel
export--rows--seats = Un siège d'une partie
export--to = Forme des données
export--to--csv = Des valeurs séparées par des virgules
export--to--jsonl = Un objet JSON par ligne

games = Lister les parties d'un tournoi : toutes, ou celles qu'un joueur a perdues
games--event = Seulement cette épreuve
games--faults = Seulement les parties terminées par une faute
games--games = Nombre maximal de parties à lister
games--lost = Seulement les duels perdus par le joueur de --player ou, sans --player, par l'un des deux camps
games--player = Seulement les parties de ce joueur

grades = Noter les joueurs d'après une échelle de joueurs de référence : quelles références chacun dépasse, et avec quelle certitude
grades--confidence = Avec quelle certitude un joueur doit être meilleur qu'une référence, en pour cent
grades--event = Cette épreuve seulement [défaut : toutes]
grades--format--json = Un document JSON
grades--format--text = Des tableaux en texte
grades--references = Un joueur de référence, et la note de ceux qui le dépassent, par exemple greedy=10 ; répétez l'option pour chaque référence

lab = Dénombrer, prouver et mesurer ; trouver des ouvertures et des problèmes ; construire des bibliothèques et des tables

lab-bench = Afficher la signature (le nombre de nœuds que visitent des recherches sur des positions fixes) et la vitesse ; ou mesurer les joueurs entraînés d'un jeu par leur force et leur temps processeur
lab-bench--format--json = Un document JSON
lab-bench--format--text = Des tableaux en texte
lab-bench--game = Le jeu dont on mesure les joueurs entraînés, par exemple 2048 [défaut : aucun ; la signature est affichée]

lab-bench-long = La signature demande une seconde. `lab bench 2048` demande environ trois minutes de temps processeur pour 40 parties par joueur.

lab-boards = Trouver des ouvertures équitables, ou mesurer l'avantage du premier coup et du siège
lab-boards--budget = Budget pour résoudre une ouverture ou, avec --by, budget du joueur ; les ouvertures que ce budget ne suffit pas à résoudre sont seulement comptées
lab-boards--by = Mesurer par des parties de ce joueur contre lui-même, au lieu du meilleur jeu
lab-boards--count = Nombre d'ouvertures que trouve --margin
lab-boards--engine = Qui juge les ouvertures
lab-boards--exactly-drawn = Trouver N ouvertures nulles au meilleur jeu
lab-boards--game = Le jeu, par exemple filler:8x7 ou filler:5x5,layout=symmetric
lab-boards--margin = Trouver des ouvertures que l'un ou l'autre siège gagne de POINTS au plus au meilleur jeu
lab-boards--measure = Mesurer l'avantage du premier coup et du siège sur N ouvertures ; si l'un et l'autre siège peuvent commencer, chaque ouverture est évaluée une fois avec chacun comme premier joueur
lab-boards--seed = Graine du hasard des ouvertures
lab-boards--skip = Sauter les N premières ouvertures, pour reprendre une recherche interrompue
lab-boards--threads = Fils d'exécution, chacun avec sa propre ouverture [défaut : un par processeur]
lab-boards--tries = Arrêter la recherche après N ouvertures

lab-boards-below =
    Chaque ligne trouvée est une position du jeu :
      damier lab boards JEU --exactly-drawn 20 > fair.txt
      damier solve JEU --stdin < fair.txt
      damier match JEU JOUEUR JOUEUR --openings fair.txt
      damier play JEU --position "$(head -1 fair.txt)" --against JOUEUR
    Aux Sept Couleurs, une partie menée jusqu'au bout (win=full) ou à plus de la moitié (win=majority) peut être nulle ; avec
    win=half, le premier qui atteint la moitié gagne. L'ouverture numéro i est la même dans toutes les commandes d'un même jeu
    et d'une même graine, quel que soit le nombre de fils.

lab-boards-long = Résoudre une ouverture demande quelques centièmes de seconde de temps processeur en 8x7, environ une seconde en 10x10 et, sur de plus grands plateaux, tout le budget au plus. Peu d'ouvertures sont nulles : en trouver demande des centaines d'essais. L'avancement est affiché ; Ctrl-C arrête la recherche, et --skip la reprend.

lab-book = Construire une bibliothèque d'ouvertures : les premières positions résolues d'avance, pour des réponses exactes immédiates
lab-book--file = Le fichier à écrire (ancienne forme de --out)
lab-book--moves = Profondeur de la bibliothèque : le nombre de coups depuis l'ouverture
lab-book--out = Le fichier à écrire ; FICHIER.part contient les positions déjà résolues, avec lesquelles la même commande continue
lab-book--threads = Fils d'exécution qui cherchent [défaut : un par processeur]

lab-calibrate = Calibrer les probabilités d'atteindre les grandes tuiles de 2048, et les valider sur d'autres parties
lab-calibrate--effort = Effort de recherche du joueur : 0 pour aucun, 1 pour deux glissements d'avance
lab-calibrate--ending = Réseau du joueur pour les fins de partie : le mot `none` (aucun), le mot `shipped` (celui du programme) ou un fichier
lab-calibrate--game = Le jeu, par exemple 2048
lab-calibrate--games = Nombre de parties pour ajuster les probabilités ; autant d'autres parties les valident
lab-calibrate--network = Le réseau, un fichier écrit par `damier train` [défaut : celui du programme]
lab-calibrate--out = Écrire les probabilités ajustées dans ce fichier, en texte

lab-calibrate-long = Avec --effort 1, le nombre de parties par défaut demande environ trois minutes de temps processeur. Avec --effort 100, l'effort du joueur `fast`, une seule partie demande environ 5 s.

lab-count = Dénombrer exactement les plateaux et les positions d'un jeu
lab-count--rows = La dernière ligne [défaut : la dernière qui se compte vite]
lab-count--what = Lignes à dénombrer [défaut : tout ce que le jeu sait dénombrer]

lab-prove = Prouver que le siège 1 de 2048 avec adversaire peut forcer une tuile, ou qu'il ne le peut pas
lab-prove--budget = Budget : none, 10s/move, 1000000nodes, …
lab-prove--game = Le jeu : 2048 sur une grille jusqu'à 4x4, avec spawner=adversary
lab-prove--memory = Mémoire pour la recherche, par exemple 512MB ou 2GB
lab-prove--method = La méthode de preuve
lab-prove--method--auto = Le balayage s'il ne prend que des minutes, sinon la recherche
lab-prove--method--search = Recherche par nombres de preuve
lab-prove--method--sweep = Résoudre toutes les grilles, par somme décroissante des tuiles (12 cases au plus)
lab-prove--position = La position [défaut : l'ouverture, dont le siège 2 place les premières tuiles]
lab-prove--threads = Fils d'exécution d'un balayage [défaut : un par processeur]
lab-prove--tile = La tuile que le siège 1 doit faire : 4, 8, 16 … 2048

lab-prove-puzzles = Vérifier des positions : pour chacune, dire si un seul coup est le meilleur, et sinon pourquoi
lab-prove-puzzles--budget = Budget pour prouver une position
lab-prove-puzzles--file = Un recueil de problèmes, comme en écrivent damier lab puzzles et damier review, ou un texte avec une position par ligne
lab-prove-puzzles--game = Le jeu d'un texte de positions, par exemple quarto ou filler:6x6 ; un recueil de problèmes nomme son jeu
lab-prove-puzzles--out = Écrire dans ce fichier les positions qui ont une seule réponse, sous forme de recueil de problèmes avec les valeurs de tous les coups
lab-prove-puzzles--threads = Fils d'exécution qui prouvent [défaut : un par processeur]

lab-prove-puzzles-long = Le code de sortie n'est pas nul si une position n'a pas exactement une réponse, si le budget ne suffit pas à la résoudre ou si elle est illisible.

lab-puzzles = Trouver des problèmes : des positions de parties où une seule action est la meilleure, prouvée par un solveur
lab-puzzles--budget = Budget pour prouver une position ; une position qui n'est pas prouvée n'est pas un problème
lab-puzzles--by = Un joueur ; répétez l'option pour plusieurs joueurs, le plus faible d'abord. Les deux premiers jouent les parties où l'on cherche des problèmes ; avec --measure, tous essaient de résoudre les problèmes [défaut : les niveaux du jeu]
lab-puzzles--count = Le nombre de problèmes [défaut : 10 ; avec --measure, tous]
lab-puzzles--file = Mesurer les problèmes de ce fichier, au lieu de ceux du programme
lab-puzzles--format = Format de sortie de la mesure
lab-puzzles--game = Le jeu, par exemple quarto ou filler:6x6
lab-puzzles--grade-by = Un joueur qui classe les problèmes ; répétez l'option pour plusieurs joueurs. Le niveau d'un problème est 1 plus le nombre de ces joueurs qui le manquent le plus souvent [défaut : ceux de --by]
lab-puzzles--measure = Mesurer quelle part des problèmes de chaque niveau les joueurs résolvent, au lieu de chercher des problèmes ; chaque joueur essaie chaque problème une fois
lab-puzzles--out = Le fichier à écrire [défaut : la sortie standard]
lab-puzzles--seed = Graine des parties, ou des réponses
lab-puzzles--threads = Fils d'exécution qui prouvent ou essaient [défaut : un par processeur]
lab-puzzles--tries = S'arrêter après N parties

lab-puzzles-long = Dix problèmes de Quarto demandent une seconde de temps processeur, mille en demandent deux minutes. L'avancement est affiché ; Ctrl-C arrête la recherche. Avec --measure, la commande ne cherche pas : elle mesure quels joueurs résolvent les problèmes du programme.

lab-tables = Construire sur cette machine des tables de probabilités exactes que les joueurs consultent

lab-tables-build = Construire les tables qui apportent le plus dans les limites, ou la table nommée
lab-tables-build-long = Une table qui existe n'est pas reconstruite. Ctrl-C laisse intacts les fichiers existants.
lab-tables-build--advise = Ne rien construire : montrer les tables utiles, ce qu'elles demandent, et les scores avec elles
lab-tables-build--disk = Espace disque pour les tables
lab-tables-build--formation = Les cases des grandes tuiles, qui restent en place : le nombre d'autres cases de chaque ligne depuis le haut (442), le nom L3 (un bloc de 2x3 dans un coin), ou toutes les cases écrites, avec # pour les grandes tuiles (..../..../..##/####). Avec un + à la fin, les grandes tuiles peuvent bouger d'une case. Avec @ et la case d'une grande tuile (de 0 à f, ligne par ligne : L3@a), cette tuile est égale à la tuile visée, qui doit être faite à côté [défaut : 442 s'il y a une tuile visée]
lab-tables-build--game = Le jeu
lab-tables-build--memory = Mémoire pour la construction
lab-tables-build--target = La tuile à faire sur les autres cases : de 16 à 4096 [défaut : la plus grande qui tienne]
lab-tables-build--threads = Fils d'exécution qui construisent [défaut : un par processeur]

lab-tables-list = Lister les tables existantes
lab-tables-list--game = Le jeu

lab-tables-verify = Vérifier chaque octet des tables existantes
lab-tables-verify--game = Le jeu

list = Lister les jeux, ou les joueurs d'un jeu

list-games = Lister les jeux et leurs paramètres

list-players = Lister les joueurs d'un jeu et leurs réglages
list-players--all = Montrer chaque réglage, avec ses valeurs possibles et son défaut
list-players--game = Le jeu [défaut : tous les jeux]

manual = Écrire une page de manuel sur la sortie standard
manual--out = Écrire plutôt les pages de toutes les commandes dans ce dossier

match = Faire jouer un match entre les joueurs d'un jeu
match--db = Enregistrer les parties dans ce fichier ; s'il existe, le match reprend
match--format--json = Un document JSON
match--format--text = Des tableaux en texte
match--game = Le jeu, par exemple 2048 ou filler:10x10
match--games = Parties par joueur, ou par paire de joueurs dans un jeu à deux [défaut : 100, ou deux par ouverture]
match--gauntlet = Ne faire jouer que le premier joueur contre chacun des autres, au lieu de tous contre tous
match--knockout = Jouer un tournoi à élimination directe, avec les joueurs comme têtes de série dans l'ordre donné ; --games donne le nombre de parties par match
match--openings = Commencer les parties par les positions de ce fichier, une par ligne (voir damier lab boards). Avec random:N, commencer après N demi-coups tirés au hasard, dans un jeu qui commence toujours par la même position
match--players = Les joueurs, par exemple greedy ou hybrid(gain=1)
match--seed = Graine du hasard [défaut : 1 ; tirée au hasard si des rendus jouent]
match--swiss = Jouer ce nombre de rondes d'un système suisse, qui oppose des joueurs ayant à peu près autant de points ; --games donne le nombre de parties par rencontre

match-long = Une partie entre joueurs simples prend quelques millisecondes de temps processeur. Une partie de 2048 d'un joueur qui cherche dure autant que le budget le permet, environ 8 s pour `fast` avec --budget fast. L'avancement et le temps restant sont affichés ; Ctrl-C arrête le match et, avec --db, la même commande le reprend.

merge = Réunir les tranches d'un tournoi
merge--complete = Échouer s'il manque des parties du tournoi après la réunion
merge--out = Le fichier du tournoi à écrire, ou un fichier du même tournoi à compléter [par défaut : le premier nommé, qui ne doit pas exister]
merge--shards = Les fichiers de résultats des tranches

new = Créer un projet de départ

new-bot = Créer un dossier avec un programme qui joue, à modifier
new-bot--folder = Le dossier à créer ; son nom devient celui du programme
new-bot--game = Le jeu auquel le programme joue
new-bot--language = Le langage : python, c ou rust

new-course = Créer un dossier avec le matériel d'un cours : énoncé, point de départ, tests, joueurs de comparaison, tournoi
new-course--course = Le cours : 2048-c, seven-colours-c, notebook, buttons ou quarto
new-course--folder = Le dossier à créer [défaut : le nom du cours]

pack = Mettre une description et les rendus qu'elle nomme dans un seul fichier, pour jouer le tournoi sur d'autres machines
pack--out = L'archive à écrire [défaut : le nom de la description avec .tar.gz, dans le dossier courant]
pack--spec = La description : un fichier TOML avec des tables `[[event]]` (voir tournaments/)

play = Jouer une partie au clavier
play--advisor = Le joueur qui donne les indices là où aucune réponse exacte n'est trouvée [défaut : le réseau, ou un joueur adapté au jeu]
play--against = L'adversaire, qui est le joueur 2 (dans un jeu à deux) : un niveau (novice, casual, club, expert ; à Quarto aussi perfect), un autre joueur, ou `human` pour une personne
play--budget = Budget par coup de l'adversaire, et par recherche d'un indice
play--game = Le jeu, par exemple 2048 ou quarto:squares ; inutile avec --load
play--goal = La tuile visée ; le programme vous prévient quand vous l'avez faite [défaut : 2048]
play--load = Reprendre une partie enregistrée, avec les mêmes joueurs
play--lot = Tirer au sort qui commence (d'après la graine) : vous ou l'adversaire ; entre deux personnes, celle de gauche ou celle de droite
play--names = Les noms des personnes qui jouent, dans l'ordre, séparés par des virgules
play--plain = Jouer ligne par ligne au lieu du plein écran (comportement par défaut dans un tube ou avec TERM=dumb)
play--players = Les joueurs dans l'ordre, le joueur 1 d'abord, avec `human` pour une personne ; sans `human`, vous regardez
play--position = Commencer par cette position, comme l'affichent `damier lab boards`, ou `state` dans `damier play`, ou comme d'autres programmes l'écrivent : voir `damier help positions` [défaut : l'ouverture]
play--second = Être vous-même le joueur 2 ; l'adversaire est le joueur 1
play--seed = Graine du hasard [défaut : tirée au hasard]

players = Comment se nomment les joueurs et leurs réglages

players-long =
    Un joueur est un nom de la liste du jeu, avec ses réglages entre parenthèses : greedy, hybrid(gain=1), fast(effort=30,file=my.net). Dans un interpréteur de commandes, mettez entre guillemets un joueur qui a des réglages. `damier list players JEU` donne les noms et, avec --all, chaque réglage.

    Un joueur dont le texte contient un / est un rendu : ./ada, rendus/zoe.py, ou rendus/* (entre guillemets) pour tous les rendus d'un dossier. Dans `damier play`, `human`, c'est vous.

positions = Comment s'écrivent les positions, les coups et les parties

positions-long =
    2048 : les lignes de haut en bas, séparées par /, les tuiles en nombres, . pour une case vide, puis score=N.

    Sept Couleurs : des lignes de lettres à partir de A, 1 et 2 pour les cases des sièges, # pour les trous ; le siège qui joue ; les dernières couleurs choisies, ou un tiret.

    Quarto : des lignes de pièces en chiffres hexadécimaux, . pour une case vide ; la pièce en main, ou un tiret.

    Les plateaux d'autres programmes sont lus aussi : une ligne pour chaque rangée, des listes comme `[[2,0,0,2],…]`, des tableaux avec des virgules, des tabulations ou |, 0 ou rien pour une case vide, et ce qu'affiche `damier show`. 2048 : aussi des exposants, le mot de 64 bits 0x…, et la partie enregistrée par la page d'origine. Quarto : aussi 16 lettres et la pièce à poser. Sept Couleurs : aussi les couleurs en chiffres ou par leur nom.

    Dans `damier play`, `state` montre la position sous la forme de damier, et `legal` liste les coups. Les commandes play, show, solve et advise prennent une position avec --position TEXTE ; solve et advise lisent aussi une position par ligne avec --stdin.

puzzle = Résoudre les problèmes du jour, d'autres d'après leur numéro, ou ceux manqués
puzzle--file = Un fichier de problèmes écrit par damier lab puzzles ou damier review, au lieu de ceux du programme
puzzle--game = Le jeu, par exemple quarto [défaut : ceux du jour]
puzzle--grade = La difficulté du problème [défaut : easy ; sans jeu, le premier problème du jour que vous n'avez pas terminé]
puzzle--grade--easy = Niveau 1, et une victoire demande au plus quatre étapes
puzzle--grade--hard = Niveaux 4 à 6
puzzle--grade--medium = Les autres problèmes des niveaux 1 à 3
puzzle--missed = Lister les problèmes que vous avez manqués ; avec --number, en résoudre un
puzzle--number = Le numéro du problème, à partir de 1 [défaut : celui du jour]
puzzle--plain = Répondre ligne par ligne au lieu du plein écran (comportement par défaut dans un tube ou avec TERM=dumb)

regret = Mesurer ce que perdent les coups des joueurs par rapport au meilleur jeu
regret-long = Nommez un jeu et ses joueurs, ou un fichier de résultats, dont les parties sont mesurées. Chaque tour est jugé comme le fait `damier review`. Les pertes prouvées et les estimations sont comptées à part.
regret--game = Le jeu, par exemple quarto, filler:10x10 ou 2048:3x3 ; ou un fichier de résultats
regret--players = Les joueurs, par exemple casual ou expert(nodes=2000). D'un fichier de résultats, seulement ceux-ci [défaut : tous]
regret--games = Parties par joueur, ou par paire de joueurs dans un jeu à deux
regret--seed = Graine du hasard [défaut : 1 ; tirée au hasard si des rendus jouent]
regret--per-turn = Budget pour la valeur d'un tour : une moitié pour une preuve, l'autre pour une estimation
regret--every = Ne mesurer qu'un tour sur N de chaque joueur
regret--db = Enregistrer les parties dans ce fichier de résultats ; s'il existe, le tournoi reprend
regret--losses = Enregistrer les pertes de chaque partie dans ce fichier ; s'il existe, ses parties ne sont pas mesurées de nouveau
regret--threads = Fils d'exécution [défaut : un par processeur]

replay = Montrer une partie d'un tournoi, demi-coup par demi-coup
replay--game = La partie : ÉPREUVE/NUMÉRO (voir damier games), ou NUMÉRO dans la première épreuve
replay--out = Enregistrer la partie dans un fichier au lieu de la montrer
replay--ply = Ne montrer que la position après ce nombre de demi-coups

report = Afficher les tableaux d'un fichier de résultats
report--anchor = Mesurer les cotes par rapport à ce joueur plutôt qu'à celui du milieu du tableau
report--figures = Écrire chaque figure de la page HTML en SVG dans ce dossier, au lieu des tableaux
report--format--json = Un document JSON
report--format--text = Des tableaux en texte
report--title = Le titre de la page HTML [défaut : le nom du fichier du tournoi]
report--html = Écrire plutôt une page HTML : un seul fichier avec tableaux, courbes et parties à parcourir, à publier ou à imprimer
report--run = Le fichier du tournoi, ou un fichier .csv qui compte combien de fois chaque tuile a été faite, par exemple name,games,t1024,t2048
report--losses = Un fichier de pertes que damier regret a écrit sur ce tournoi, pour des colonnes sur ce que les coups de chaque joueur ont perdu. Peut être répété
report--verify = Rejouer d'abord chaque partie et la comparer à ce qui est enregistré

review = Analyser une partie tour par tour : le meilleur coup, le coup joué et ce qu'il a coûté
review--all = Montrer tous les tours analysés, pas seulement les erreurs
review--board = Parcourir la partie en plein écran, avec l'avis sur chaque tour à côté du plateau
review--budget = Budget par tour, moitié pour une preuve, moitié pour une estimation [défaut : une minute de processeur pour toute la partie, mais 500ms/move au plus]
review--every = N'analyser qu'un tour sur N de chaque joueur
review--file = Une partie enregistrée, ou un fichier de résultats
review--game = La partie d'un tournoi : ÉPREUVE/NUMÉRO (voir damier games), ou NUMÉRO dans la première épreuve
review--puzzles = Enregistrer dans ce fichier les erreurs qui n'ont qu'une réponse prouvée, comme problèmes pour damier puzzle --file
review--threads = Fils d'exécution qui cherchent les réponses exactes [défaut : un par processeur]

run = Jouer le tournoi décrit par un fichier, ou reprendre un tournoi interrompu
run--db = Le fichier de résultats ; s'il existe, le tournoi reprend [défaut : le nom de la description avec .db, ou -I.db pour la tranche I, dans le dossier courant]
run--format--json = Un document JSON
run--format--text = Des tableaux en texte
run--no-report = N'écrire aucun tableau à la fin
run--shard = Ne jouer que la I-ième de N tranches du calendrier, par exemple 1/3
run--spec = La description : un fichier TOML avec des tables `[[event]]` (voir tournaments/), une archive de damier pack, ou - pour l'entrée standard

serve = Faire tourner le site d'une classe : les élèves déposent des programmes, un classement continu les fait jouer, et une finale donne les notes

show = Montrer une position : son plateau, ses formes en texte, les comptes que pèsent les stratégies des cours et, à Quarto, ses mots compacts et les octets des coups
show--packed = N'écrire que les mots compacts, pour des programmes
show--position = La position, dans une de ses formes en texte [défaut : une ouverture]

solve = Trouver la valeur exacte de chaque coup d'une position
solve--table = Garder dans ce fichier ce qui est prouvé sur les positions de Quarto qui ont sept pièces au plus ; après Ctrl-C, la même commande reprend la recherche
solve--threads = Fils d'exécution qui cherchent [défaut : un par processeur]

solve-long = 2048:3x3 prend environ 50 s de temps processeur depuis l'ouverture, les plateaux plus petits 3 s au plus. Les positions tardives des autres jeux prennent quelques millisecondes. L'avancement est affiché ; Ctrl-C arrête la recherche.

submissions = Ce qu'est un rendu, et comment il est exécuté

submissions-long =
    Un rendu est un dossier avec submission.toml ou bot.py, un fichier .py, un programme ou, pour 2048, une bibliothèque partagée en C, libNOM.so. `damier new bot DOSSIER` crée un dossier de départ, et `damier check DOSSIER` l'essaie.

    En Python, `import damier.bot` fonctionne sans fichier de ce nom, car l'arbitre fournit ce module. Sous Linux, un rendu est confiné : il peut lire son propre dossier (pour un fichier seul, ce fichier seulement), n'a pas de réseau, ne voit pas d'autres processus, et dispose de 1 Gio de mémoire.

submit = Déposer une version de votre programme sur un serveur de classe, et suivre sa vérification

topics = Des sujets communs à plusieurs commandes

topics-below =
    damier help positions     comment s'écrivent les positions, les coups et les parties
    damier help players       comment se nomment les joueurs et leurs réglages
    damier help budgets       ce qu'un joueur peut dépenser
    damier help submissions   ce qu'est un rendu, et comment il est exécuté

train = Entraîner un réseau pour les joueurs
train--ending = N'entraîner que la dernière partie du chemin vers la tuile 32768 : à partir de grilles qui ont les N premières des tuiles 16384, 8192, 4096, …, où N va de 1 à 6
train--file = Le réseau à écrire (ancienne forme de --out)
train--form = Forme des poids dans le fichier : packed, packed:POINTS (arrondis à des multiples de POINTS), 16 ou 8 (bits), float
train--from = Un entraînement de départ, par exemple AUTRE.training : les poids des mêmes groupes sont copiés, ses glissements et son temps processeur sont comptés
train--game = Le jeu, par exemple 2048, 2048:3x4 ou 2048:shape=4d
train--lambda = TD(lambda) : dans quelle mesure une position apprend du résultat final au lieu de l'estimation suivante, de 0 à 1
train--moves = Durée de l'entraînement : nombre total de glissements sur lesquels apprendre, en millions
train--out = Le réseau à écrire ; FICHIER.training contient l'état de l'entraînement, à partir duquel la même commande continue
train--rate = Taux d'apprentissage : la part d'une erreur que corrige chaque mise à jour [défaut : un taux par poids, par cohérence temporelle]
train--restart = Millions de glissements après lesquels les parties repartent aussi de leur milieu, pour apprendre aussi les positions tardives ; le mot `never` pour ne jouer que depuis l'ouverture
train--row-every = Millions de glissements entre deux lignes de la courbe d'apprentissage
train--seed = Graine du hasard ; un seul fil donne toujours les mêmes poids
train--threads = Fils d'exécution qui apprennent [défaut : un par processeur]
train--tuples = Les groupes de cases qui ont des poids : 4x6+2x4, 4x6, 8x6, 5x5 ou 17x4 sur la grille 4x4, ou des groupes de cases, comme "012456 45689a" (cases ligne par ligne : 0 à 9, a à z, A à Z, + et -) [défaut : 4x6+2x4, ou ce qui convient à la grille]

train-long = Un million de glissements en 4x4 demande environ 2,6 s de temps processeur : les 500 millions par défaut demandent 11 minutes sur deux cœurs, et 2400 millions environ une heure. Les lignes montrent l'avancement ; Ctrl-C arrête l'entraînement, et la même commande le reprend.

tune = Régler les paramètres d'un joueur, et vérifier si les nouveaux sont meilleurs
tune--against = Les adversaires dans un jeu à deux : des joueurs ou des rendus séparés par des virgules [défaut : le joueur lui-même]
tune--budget = Budget par joueur ; le résultat n'est reproductible que sans limite de temps
tune--game = Le jeu, par exemple 2048 ou filler:10x10
tune--games = Parties par candidat et par génération (contre chaque adversaire, dans un jeu à deux)
tune--generations = Nombre de générations : de 1 à 1000
tune--out = Enregistrer le réglage dans ce fichier, en texte ; s'il existe, le réglage reprend
tune--player = Le joueur, avec les réglages de départ, par exemple hybrid ou hybrid(gain=2) ; ou un rendu qui déclare des options numériques, par exemple ./ada
tune--population = Candidats par génération : de 4 à 1000
tune--proof = Parties de la preuve finale sur de nouveaux plateaux (contre chaque adversaire, dans un jeu à deux)
tune--seed = Graine du hasard [défaut : 1 ; tirée au hasard si des rendus jouent]
tune--settings = Les réglages à améliorer, séparés par des virgules [défaut : tous ceux qui sont des nombres]

tune-long = La commande joue les parties de --games pour chaque candidat de chaque génération, puis une preuve finale : par défaut environ 52 000 parties en tout, soit une minute ou deux pour des joueurs rapides. Un rendu est lancé à chaque partie, ce qui prend déjà environ 50 ms : demandez alors moins de parties, par exemple --generations 8 --games 40 --proof 400. L'avancement et le temps restant sont affichés ; Ctrl-C arrête le réglage et, avec --out, la même commande le reprend.

any--advisor = Le joueur qui estime là où aucune réponse exacte n'est trouvée [défaut : le réseau, ou un joueur adapté au jeu]
any--book = Bibliothèque d'ouvertures à utiliser au lieu de celle du programme (voir damier lab book) ; le mot `none` pour aucune bibliothèque
any--bounds = Les deux avances possibles de A sur B entre lesquelles --until "A > B" décide, en Elo normalisé
any--budget = Budget par joueur : none, fast, efficient, 50ms/move, 1000nodes, depth4, …
any--csv-style = Forme de la sortie CSV
any--csv-style--excel-fr = Points-virgules entre les cellules, virgules décimales et indicateur d'ordre des octets, pour Excel en français
any--csv-style--plain = Virgules entre les cellules et points décimaux, pour les programmes
any--engine = Qui joue les parties
any--engine--ray = Les nœuds d'une grappe Ray, avec le paquet Python damier (DAMIER_PYTHON nomme un autre python3)
any--engine--threads = Les fils d'exécution de cette machine
any--folder = Le dossier des tables [défaut : $DAMIER_DATA, ou damier dans le dossier de données du système]
any--format = Format de sortie
any--format--csv = Des valeurs séparées par des virgules
any--format--json = JSON Lines, un objet par réponse
any--format--text = Des plateaux, des phrases et des tableaux en texte
any--game = Le jeu, par exemple quarto ou quarto:squares
any--games = Parties par joueur
any--help = Afficher l'aide
any--help-of-two = Afficher l'aide (davantage avec `--help`)
any--help-of-two-long = Afficher l'aide (un résumé avec `-h`)
any--lang = Langue de l'affichage : en ou fr [défaut : celle du système]
any--out = Écrire dans un fichier au lieu de la sortie standard
any--position = La position, comme l'affiche `state` dans `damier play` ou comme d'autres programmes l'écrivent : voir `damier help positions` [défaut : l'ouverture]
any--progress = Forme de la progression sur la sortie d'erreur
any--progress--json = Un objet JSON par seconde, pour les programmes
any--progress--none = Aucune progression, comme avec --quiet
any--progress--text = Une barre dans un terminal ; ailleurs, une ligne de temps en temps
any--python = Le Python qui exécute les rendus, avec les paquets qu'ils peuvent importer : le dossier d'un environnement virtuel, ou le programme
any--quiet = Ne pas afficher l'avancement
any--rest = Les arguments de `damier-serve` ; --help en donne la liste
any--run = Le fichier de résultats
any--seed = Graine du hasard
any--stdin = Lire une position par ligne et répondre aussitôt à chacune ; s'arrêter à la première qui n'est pas valable
any--theme = Le fond de votre terminal, pour des couleurs lisibles en plein écran
any--theme--auto = D'après COLORFGBG ; sans cela, des couleurs lisibles sur tout fond
any--theme--dark = Des lettres claires sur fond sombre
any--theme--light = Des lettres sombres sur fond clair
any--threads = Fils d'exécution qui jouent [défaut : un par processeur]
any--trust-submissions = Exécuter les rendus sans confinement (seulement pour du code de confiance)
any--until = S'arrêter dès que les parties montrent si un joueur est meilleur qu'un autre, par exemple "mine > greedy". Avec le mot `groups`, s'arrêter dès que tous les joueurs sont départagés. Dans les deux cas, le nombre de parties prévu est un maximum
any--verdict-only = Chercher seulement qui gagne, sans l'écart (bien plus rapide sur les grands plateaux des Sept Couleurs)

any-help = Afficher ce message, ou l'aide d'une commande
