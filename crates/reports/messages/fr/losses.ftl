### Ce que les coups ont coûté, comparé au meilleur jeu.

heading = Ce que les coups ont coûté
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
estimated = { $what } (estimations)
per-game = { $what } : pertes par partie
per-100 = { $what } : pertes pour 100 tours
lost-per-100 = { $what } : pertes pour 100 tours
part-of-game = avancement de la partie, en %
costly-move = Coup { $ply } : { $action } au lieu de { $best } a coûté { $lost }.
costliest = Coups les plus coûteux : { $player }
lost-win = une victoire
lost-half = une demi-victoire
lost-about = environ { $lost } (estimation)
lost-share = environ { $percent } % d'une victoire (estimation)
explained = Une victoire qui devient nulle, ou une nulle qui devient une défaite, compte comme une demi-victoire perdue. Les tours dont la valeur n'est pas prouvée ne comptent que dans les colonnes d'estimations, que tous les jeux n'ont pas. Les crochets et ± donnent des intervalles de confiance à 95 % sur les parties.
