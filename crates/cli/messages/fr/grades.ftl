event = épreuve
player = joueur
mark = note
above = meilleur que
next = suivant
disqualified = disqualifié
rung = { $player } ({ $percent } %)
not-met = { $player } (pas rencontré)
meaning = Un joueur monte l'échelle depuis le bas tant qu'il est meilleur que la référence suivante avec une probabilité de { $percent } %, d'après leurs propres parties : ainsi, quel que soit le nombre de références, au plus { $wrong } % des notes sont trop hautes.
rung-form = JOUEUR=NOTE, comme greedy=10
confidence-range = de 50 à moins de 100
value = { $number }
rung-sure = { $player } (plus de 99,9 %)
rung-hopeless = { $player } (moins de 0,1 %)
