### What a board of Seven Colours shows, and descriptions of calls.

## The turn

call-a-colour = choose a colour
swap = swap
# $seat the number of the player who may swap
open-to-seat = player { $seat } may swap
swap-the-zones = Swap the zones
margin = score of player 1 minus score of player 2, in cells

## What the rules change

edges-are-joined = Opposite edges of the board are joined.
cells-are-hexagons = Cells are hexagons with six neighbours.
own-colour-is-banned = You may not call your own colour.
other-colour-is-banned = You may not call the other player's colour.
last-colour-is-banned = You may not call the colour that was called last.
majority-wins = The first player with more than half of the cells wins.
larger-zone-wins = You play until no cell is contested. The larger zone wins.
zones-may-be-swapped = After the first call, the other player may take over that zone.

## The effect of a call

# $cells (count) cells of the other zone
takes-over = takes the other zone: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 }
# $gain (count) cells taken
# $owned (count) cells owned after the call
# $cut (count) neutral cells that the other player can no longer reach
# $end (word) `end` if the call ends the game
takes = { $gain ->
    [0] takes nothing
    [one] takes 1 cell, { $owned } in all
   *[other] takes { $gain } cells, { $owned } in all
 }{ $cut ->
    [0] {""}
    [one] ; cuts the other player off from 1 cell
   *[other] ; cuts the other player off from { $cut } cells
 }{ $end ->
    [end] ; ends the game
   *[on] {""}
 }
