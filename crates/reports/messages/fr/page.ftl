title = Rapport de { $run }
lead = { $events ->
    [one] Une épreuve
   *[other] { $events } épreuves
 }, { $games } parties. Les intervalles sont à 95 %.
contents = Épreuves
table = Classement
cross = Chacun contre chacun
cross-caption = Part des points, en pour cent, du joueur de la ligne contre celui de la colonne. Une case ouvre une partie : une que le joueur de la ligne a perdue, s'il y en a une.
roles-caption = Score moyen du siège 1 : élevé, il est bon pour le siège 1 ; bas, pour le siège 2.
seats-caption = Score moyen du siège 1 (ligne) contre le siège 2 (colonne). Une case ouvre une partie.
means-chart = Score moyen
ratings-chart = Classement Elo ; le joueur du milieu vaut 0
reached-chart = Part des parties qui atteignent cette valeur : { $fact }
spreads-chart = Scores : médiane, moitié centrale, et du quantile 5 % au quantile 95 %
only-first = { $count ->
    [one] Seul le premier joueur est dessiné.
   *[other] Seuls les { $count } premiers joueurs sont dessinés.
 }
misconduct = Fautes
disqualified = { $name } est disqualifié : ses parties ne comptent pas. La faute décisive : { $fault }
fault-player = joueur
fault-kind = faute
fault-game = partie
fault-ply = demi-coup
fault-cause = cause
replay-with = Pour la voir dans un terminal : { $command }
how = Comment cela fut joué
seed = Graine
digest = Empreinte des parties
rules = Règles
rules-of = { $game }, version { $version } de ses règles
program = Programme
enforced = Imposé aux soumissions
nothing-enforced = Aucune soumission n'a joué.
passed-over-files = Fichiers qui ne jouent pas
machines = Machines
spec = Le fichier du tournoi
again = Pour le rejouer : enregistrez ce fichier sous le nom spec.toml, puis
same-digest = La même empreinte veut dire les mêmes parties. Quand un budget limite le temps, des stratégies qui l'épuisent peuvent jouer autrement d'une fois à l'autre.
some-shown = { $shown } parties sur { $all } s'ouvrent ici. Toutes les autres : damier games, damier replay.
opens = ouvre la partie { $from }
ended = Score final : { $scores }.
ended-resigned = { $name } a abandonné.
ended-by-fault = { $name } a perdu par une faute : { $fault }.
close = Fermer
to-first = Premier plateau
back = Reculer
onward = Avancer
to-last = Dernier plateau
run-on = Lire
halt = Pause
start-board = Départ
turn-of = Tour { $turn } sur { $turns }
needs-scripts = Les plateaux demandent des scripts ; les tableaux, non.
growth-chart = Part du plateau que possède un joueur après chacun de ses tours (moyenne de 200 parties au plus)
perimeter-chart = Périmètre de la zone d'un joueur après chacun de ses tours : les cases qui la touchent, en part du plateau
own-turns = tours du joueur
answer = La réponse
stages = Ronde par ronde
open-board = Ouvrir le plateau
