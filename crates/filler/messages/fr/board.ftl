### Ce que montre un plateau des Sept Couleurs, et la description des coups.

## Le trait

call-a-colour = choisissez une couleur
swap = échange
open-to-seat = possible pour le joueur { $seat }
swap-the-zones = Échanger les zones
margin = score du joueur 1 moins score du joueur 2, en cases

## Ce que les règles changent

edges-are-joined = Les bords opposés du plateau se rejoignent.
cells-are-hexagons = Les cases sont des hexagones à six voisines.
own-colour-is-banned = Il est interdit de choisir sa propre couleur.
other-colour-is-banned = Il est interdit de choisir la couleur de l'autre joueur.
last-colour-is-banned = Il est interdit de choisir la dernière couleur choisie.
majority-wins = Le premier joueur qui a plus de la moitié des cases gagne.
larger-zone-wins = On joue jusqu'à ce qu'aucune case ne soit disputée. La plus grande zone gagne.
zones-may-be-swapped = Après le premier choix, l'autre joueur peut prendre cette zone.

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
