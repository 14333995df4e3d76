### What a board of Seven Colours shows, and what is said of a call.

## The turn

call-a-colour = call a colour
swap = swap
# $seat the number of the seat that may swap
open-to-seat = open to seat { $seat }
swap-the-zones = Swap the zones
margin = score of seat 1 minus score of seat 2, in cells

## The effect of a call

# $cells (count) cells of the zone
takes-over = takes over the other zone, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 }
# $gain (count) cells taken
# $owned (count) cells owned after it
# $cut (count) neutral cells that the other seat can no longer reach
# $other the number of the other seat
# $end (word) whether that ends the game: `end` or not
takes = { $gain ->
    [0] takes nothing
    [one] takes 1 cell, { $owned } in all
   *[other] takes { $gain } cells, { $owned } in all
 }{ $cut ->
    [0] {""}
    [one] ; 1 more is out of seat { $other }'s reach
   *[other] ; { $cut } more are out of seat { $other }'s reach
 }{ $end ->
    [end] ; that ends the game
   *[on] {""}
 }
