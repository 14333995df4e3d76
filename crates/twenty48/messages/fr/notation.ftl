### Les erreurs dans les textes de 2048.

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
 } dans `{ $text }`
sum-of = des tuiles de somme { $sum }

## Ce qui est attendu

a-slide-or-tile = { $slides }, ou une tuile, par exemple 2@r1c1 (tuile 2 ou 4, ligne de 1 à { $rows }, colonne de 1 à { $columns })
rows-with-slashes = { $rows } { $rows ->
    [one] ligne
   *[other] lignes
 } séparées par /
tiles-or-dots = { $cells } tuiles ou points
a-dot-or-power = un point ou une puissance de deux de 2 à { $largest }
exponent-up-to = un exposant de 0 à { $largest }
tiles-of-sum = une somme de { $sum } au plus
tiles-due = spawn={ $tiles } au plus ici
fields = score=N (de 0 à { $score }) ou spawn=K (le nombre de tuiles à placer), chacun une fois au plus

## Phrases entières

numbers-lack-the-turn = les nombres des cases ne disent pas combien de tuiles il faut placer. Écrivez l'état en texte, avec spawn=K
