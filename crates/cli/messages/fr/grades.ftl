event = épreuve
player = joueur
mark = note
above = meilleur que
next = référence suivante
disqualified = disqualifié
rung = { $player } ({ $percent } %)
not-met = { $player } (aucune partie contre lui)
meaning = Un joueur monte l'échelle en partant de la référence qui a la note la plus basse. Il dépasse une référence si leurs parties montrent avec une probabilité d'au moins { $percent } % qu'il est le meilleur des deux, et il s'arrête à la première référence qu'il ne dépasse pas. Quel que soit le nombre de références, au plus { $wrong } % des notes sont trop hautes.
rung-form = JOUEUR=NOTE, avec une note d'au moins 0, par exemple greedy=10
each-once = chaque joueur de référence une seule fois
confidence-range = un nombre d'au moins 50 et de moins de 100
value = { $number }
rung-sure = { $player } (plus de 99,9 %)
rung-hopeless = { $player } (moins de 0,1 %)
