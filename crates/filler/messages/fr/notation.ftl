### Ce qui est refusé dans les textes des Sept Couleurs.

## Endroits

call = coup
board = plateau
row = ligne { $row }
column = colonne { $column }
row-and-column = ligne { $row }, colonne { $column }
after-the-board = après le plateau
seat-to-move = siège au trait
last-call = dernier coup
last-call-of = dernier coup du siège { $seat }
idle = idle

## Ce qui est trouvé

found-rows = { $rows } { $rows ->
    [one] ligne
   *[other] lignes
 }
found-holes = { $holes } { $holes ->
    [one] trou
   *[other] trous
 }
cells-marked = { $cells } { $cells ->
    [one] case marquée
   *[other] cases marquées
 } { $mark }

## Ce qui est attendu

letter = une lettre de A à { $last }
letter-or-swap = une lettre de A à { $last }, ou swap
letter-or-none = -, ou une lettre de A à { $last }
letter-for-the-ban = une lettre de A à { $last } : une interdiction en dépend
letters-and-marks = de A à { $last }, 1, 2, #
rows-of-cells = { $rows } { $rows ->
    [one] ligne
   *[other] lignes
 } de { $columns } { $columns ->
    [one] case
   *[other] cases
 }
cells = { $cells } { $cells ->
    [one] case
   *[other] cases
 }
mark-of-the-start = { $seat }, car le siège { $seat } part de là
one-zone = une zone d'un seul tenant ({ $connected } { $connected ->
    [one] case se tient
   *[other] cases se tiennent
 })
tail = le siège au trait (1 ou 2), les derniers coups des sièges 1 et 2 (lettres ou -), et idle=N si des coups n'ont rien rapporté
tail-with-swap = le siège au trait (1 ou 2), les derniers coups des sièges 1 et 2 (lettres ou -), et idle=N si des coups n'ont rien rapporté ; swap si l'échange est permis
after-the-first-call = seulement après le premier coup de la partie
