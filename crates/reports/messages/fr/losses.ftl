### Ce que les coups ont perdu, comparé au meilleur jeu.

heading = Ce que les coups ont perdu
measured = Mesuré sur { $measured } { $measured ->
    [one] partie
   *[other] parties
 } sur { $all }.
turns = tours
proven = prouvés %
best-moves = meilleurs coups %
in-wins = victoires
in-points = { $unit ->
    [cells] cases
   *[other] points
 }
estimated = { $what }, estimations
per-game = pertes par partie ({ $what })
per-100 = pertes pour 100 tours ({ $what })
lost-per-100 = pertes pour 100 tours ({ $what })
part-of-game = part de la partie jouée, en %
costly-move = Coup { $ply } : { $action } au lieu de { $best } a perdu { $lost }.
costliest = Les coups les plus coûteux de { $player }
lost-win = une victoire
lost-half = une demi-victoire
lost-about = environ { $lost } (estimation)
lost-share = environ { $percent } % d'une victoire (estimation)
explained = Une victoire qui devient nulle, ou une nulle qui devient une défaite, compte comme une demi-victoire perdue. Les tours dont la valeur n'est pas prouvée ne comptent que dans les estimations. Les crochets et ± donnent des intervalles de confiance à 95 % sur les parties.
