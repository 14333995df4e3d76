title = Rapport de { $run }
lead = { $events ->
    [one] Une épreuve
   *[other] { $events } épreuves
 }, { $games } parties. Les intervalles sont à 95 %.
contents = Épreuves
table = Classement
cross = Face à face
cross-caption = Part des points, en pour cent, que le joueur de la ligne a obtenue contre celui de la colonne. Une case ouvre une partie, si possible une que le joueur de la ligne a perdue.
roles-caption = Score moyen du siège 1 : élevé, il est bon pour le siège 1 ; bas, pour le siège 2.
seats-caption = Score moyen du siège 1 (ligne) contre le siège 2 (colonne). Une case ouvre une partie.
means-chart = Score moyen
ratings-chart = Classement Elo ; le joueur du milieu vaut 0
reached-chart = Part des parties qui atteignent cette valeur : { $fact }
spreads-chart = Scores : médiane, moitié centrale, et étendue du quantile 5 % au quantile 95 %
only-first = { $count ->
    [one] Seul le premier joueur est dessiné.
   *[other] Seuls les { $count } premiers joueurs sont dessinés.
 }
misconduct = Fautes
disqualified = { $name } est disqualifié : ses parties ne comptent pas. Faute décisive : { $fault }
fault-player = joueur
fault-kind = faute
fault-game = partie
fault-ply = demi-coup
fault-cause = cause
replay-with = Pour revoir une partie dans un terminal : { $command }
how = Déroulement
seed = Graine
digest = Empreinte des parties
rules = Règles
rules-of = { $game }, version { $version } de ses règles
program = Programme
enforced = Restrictions imposées aux rendus
nothing-enforced = Aucun rendu n'a joué.
skipped-files = Fichiers qui n'ont pas joué
machines = Machines
spec = Fichier du tournoi
again = Pour rejouer le tournoi, enregistrez ce fichier sous le nom spec.toml, puis lancez
same-digest = La même empreinte signifie les mêmes parties. Si un budget limite le temps, les joueurs qui l'épuisent peuvent jouer autrement d'une fois à l'autre.
some-shown = { $shown } parties sur { $all } s'ouvrent sur cette page. Pour voir les autres, utilisez damier games et damier replay.
opens = ouvre la partie { $from }
ended = Score final : { $scores }.
ended-resigned = { $name } a abandonné.
ended-by-fault = { $name } a perdu par une faute : { $fault }.
close = Fermer
to-first = Premier plateau
back = Reculer
forward = Avancer
to-last = Dernier plateau
play = Lire
pause = Pause
start-board = Départ
turn-of = Tour { $turn } sur { $turns }
needs-scripts = Les plateaux demandent JavaScript. Les tableaux, non.
growth-chart = Part du plateau que possède un joueur après chacun de ses tours (moyenne de 200 parties au plus)
perimeter-chart = Périmètre de la zone d'un joueur après chacun de ses tours : le nombre de cases qui la touchent, en part du plateau
own-turns = tours du joueur
answer = Réponse
stages = Ronde par ronde
open-board = Ouvrir le plateau
