### The coach, which tells a person what each move cost.

coach = Coach
coached = Coach: show what each of my moves costs
thinks = The coach is evaluating your move.
# $loss what the move lost, for example `turned a win into a draw`
it-cost = Your move { $loss }.
try-again = Take it back and try again
