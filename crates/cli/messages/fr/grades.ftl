event = épreuve
player = joueur
mark = note
above = meilleur que
next = suivant
disqualified = disqualifié
rung = { $player } ({ $percent } %)
not-met = { $player } (pas rencontré)
meaning = En partant de la référence la plus faible, un joueur monte l'échelle tant qu'il est meilleur que la référence suivante avec une probabilité d'au moins { $percent } %, d'après les parties qui les ont opposés. Quel que soit le nombre de références, au plus { $wrong } % des notes sont trop hautes.
rung-form = JOUEUR=NOTE, par exemple greedy=10
confidence-range = un nombre de 50 à moins de 100
value = { $number }
rung-sure = { $player } (plus de 99,9 %)
rung-hopeless = { $player } (moins de 0,1 %)
