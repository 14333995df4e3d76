### Erreurs dans les positions et les coups des Sept Couleurs.

## Emplacements

call = coup
board = plateau
row = ligne { $row }
column = colonne { $column }
row-and-column = ligne { $row }, colonne { $column }
after-the-board = après le plateau
seat-to-move = joueur au trait
last-call = dernier coup
last-call-of = dernier coup du joueur { $seat }
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

one-or-two = 1 ou 2
letter = une lettre de A à { $last }
letter-or-swap = une lettre de A à { $last }, ou swap
letter-or-none = -, ou une lettre de A à { $last }
letter-for-the-ban = une lettre de A à { $last }, car l'interdiction dépend de ce coup
letters-and-marks = une lettre de A à { $last }, ou 1, 2, #
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
mark-of-the-start = { $seat }, car le joueur { $seat } part de là
one-zone = une zone d'un seul tenant ({ $connected } { $connected ->
    [one] case seulement est reliée
   *[other] cases seulement sont reliées
 } au départ)
tail = le joueur au trait (1 ou 2), les derniers coups des joueurs 1 et 2 (lettres ou -), et idle=N si les N derniers coups n'ont rien rapporté
tail-with-swap = le joueur au trait (1 ou 2), les derniers coups des joueurs 1 et 2 (lettres ou -), idle=N si les N derniers coups n'ont rien rapporté, et swap si l'échange est possible

## Phrases entières

numbers-lack-the-turn = les nombres des cases ne disent ni à qui est le tour, ni quels étaient les derniers coups. Écrivez l'état en texte
swap-too-late = l'échange n'est possible que juste après le premier coup de la partie. Supprimez `swap`
