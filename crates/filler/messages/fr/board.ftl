### Ce que montre un plateau des Sept Couleurs, et la description des coups.

## Le trait

call-a-colour = choisissez une couleur
swap = échange
open-to-seat = possible pour le joueur { $seat }
swap-the-zones = Échanger les zones
margin = score du joueur 1 moins score du joueur 2, en cases

## L'effet d'un coup

takes-over = prend l'autre zone : { $cells } { $cells ->
    [one] case
   *[other] cases
 }
takes = { $gain ->
    [0] ne prend rien
    [one] prend { $gain } case, { $owned } en tout
   *[other] prend { $gain } cases, { $owned } en tout
 }{ $cut ->
    [0] {""}
    [one] {" "}; prive l'autre joueur de { $cut } case
   *[other] {" "}; prive l'autre joueur de { $cut } cases
 }{ $end ->
    [end] {" "}; termine la partie
   *[on] {""}
 }
