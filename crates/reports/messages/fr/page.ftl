title = Rapport de { $run }
lead = { $events ->
    [one] Une épreuve
   *[other] { $events } épreuves
 }, { $games } { $games ->
    [one] partie
   *[other] parties
 }. Les intervalles sont à 95 %.
contents = Épreuves
table = Classement
cross = Face à face
cross-caption = Points que le joueur de la ligne a obtenus contre celui de la colonne, en pour cent. Une case ouvre une de leurs parties : s'il y en a une, une partie que le joueur de la ligne a perdue.
roles-caption = Score moyen du siège 1 : un score élevé est bon pour le siège 1, un score bas pour le siège 2.
seats-caption = Score moyen du joueur du siège 1 (ligne) contre celui du siège 2 (colonne). Une case ouvre une de leurs parties.
means-chart = Score moyen
ratings-chart = Cote Elo, par rapport au joueur du milieu du tableau
reached-chart = Part des parties qui atteignent chaque valeur de « { $fact } »
spreads-chart = Scores : médiane, moitié centrale, et étendue du quantile 5 % au quantile 95 %
only-first = { $count ->
    [one] Le graphique ne montre que le premier joueur.
   *[other] Le graphique ne montre que les { $count } premiers joueurs.
 }
misconduct = Fautes
disqualified = { $fault } (disqualifié)
fault-player = joueur
fault-kind = faute
fault-games = parties
fault-cause = cause
replay-with = Pour revoir une de ces parties dans un terminal, tapez cette commande avec le numéro de la partie à la place de « … » : { $command }
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
again = Pour rejouer le tournoi, enregistrez ce fichier sous le nom spec.toml, puis lancez :
same-digest = Deux tournois de même empreinte ont joué les mêmes parties. Si un budget limite le temps, un joueur qui épuise son temps peut jouer autrement à chaque fois.
some-shown = Sur cette page, on peut ouvrir { $shown } { $shown ->
    [one] partie
   *[other] parties
 } sur { $all }. Pour voir n'importe quelle partie du tournoi, utilisez damier games et damier replay.
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
turn-with-move = { $turn } · { $player } : { $action }
cause = Cause : { $cause }
needs-scripts = Pour montrer les plateaux, cette page a besoin de JavaScript. Les tableaux s'en passent.
growth-chart = Part du plateau que possède un joueur après chacun de ses tours (moyenne de 200 parties au plus)
perimeter-chart = Périmètre de la zone d'un joueur après chacun de ses tours : le nombre de cases qui touchent la zone, en part du plateau
own-turns = tours du joueur
answer = Réponse
stages = Ronde par ronde
open-board = Parcourir la partie sur le plateau
as-text = La partie en texte
