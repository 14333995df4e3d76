event = épreuve
player = joueur
mark = note
above = meilleur que
next = suivant
disqualified = disqualifié
rung = { $player } ({ $percent } %)
not-met = { $player } (pas rencontré)
meaning = La note est celle de la plus haute référence que le joueur dépasse avec une probabilité de { $percent } %, d'après leurs propres parties.
rung-form = JOUEUR=NOTE, comme greedy=10
confidence-range = de 50 à moins de 100
value = { $number }
rung-sure = { $player } (plus de 99,9 %)
rung-hopeless = { $player } (moins de 0,1 %)
