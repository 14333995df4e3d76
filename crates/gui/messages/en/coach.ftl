### The coach, who says after each move of a person what it cost.

coach = Coach
coached = Coach: what each of my moves cost
looks = The coach looks at your move.
# What a move lost, as `turned a win into a draw`.
# $loss
it-cost = Your move { $loss }.
try-again = Take back and try
