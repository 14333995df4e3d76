### Positions of Quarto in the forms of other programs.

## How a text was understood

none-in-hand = The text names no piece in hand, so a piece must be given next.
counted = The numbers were read as 1 to 16 for the pieces 0 to f, and 0 for an empty square.

## What is expected

forms = four rows of four squares, each a piece from 0 to f, or a dot or `-` for an empty square, and then the piece to place or `-`: rows separated by / or on lines of their own, 16 letters such as `9f6.....0...8... 3`, a list such as [[9,15,6,-1],…], a table, or packed words
