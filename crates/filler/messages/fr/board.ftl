### Ce que montre un plateau des Sept Couleurs, et ce qui se dit d'un coup.

## Le trait

call-a-colour = choisissez une couleur
swap = échange
open-to-seat = permis au siège { $seat }
swap-the-zones = Échanger les zones
margin = score du siège 1 moins score du siège 2, en cases

## L'effet d'un coup

takes-over = prend l'autre zone, { $cells } { $cells ->
    [one] case
   *[other] cases
 }
takes = { $gain ->
    [0] ne prend rien
    [one] prend { $gain } case, { $owned } en tout
   *[other] prend { $gain } cases, { $owned } en tout
 }{ $cut ->
    [0] {""}
    [one] {" "}; { $cut } autre case est hors de portée du siège { $other }
   *[other] {" "}; { $cut } autres cases sont hors de portée du siège { $other }
 }{ $end ->
    [end] {" "}; cela termine la partie
   *[on] {""}
 }
