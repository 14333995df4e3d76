### Ce qui est refusé dans les textes de 2048.

## Endroits

action = coup
state = position
row = ligne { $row }
column = colonne { $column }
player = joueur { $name }

## Ce qui est trouvé

found-rows = { $rows } { $rows ->
    [one] ligne
   *[other] lignes
 } : { $text }
sum-of = somme { $sum }

## Ce qui est attendu

a-slide-or-tile = { $slides }, ou une tuile comme 2@r1c1 (2 ou 4, lignes jusqu'à { $rows }, colonnes jusqu'à { $columns })
rows-with-slashes = { $rows } { $rows ->
    [one] ligne
   *[other] lignes
 } avec / entre elles
tiles-or-dots = { $cells } tuiles ou points
a-dot-or-power = un point ou une puissance de deux de 2 à { $largest }
tiles-of-sum = des tuiles dont la somme est { $sum } au plus
tiles-due = au plus { $tiles } { $tiles ->
    [one] tuile
   *[other] tuiles
 } à placer ici
fields = score=N (de 0 à { $score }) et spawn=K (tuiles à placer), chacun une fois au plus
