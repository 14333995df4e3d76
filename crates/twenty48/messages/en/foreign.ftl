### Positions of 2048 in the forms of other programs.

## How a text was understood

# $exponent a number of the text that is no tile
# $tile the tile with this exponent
exponents = The numbers were read as exponents: { $exponent } stands for the tile { $tile }.
word = The word was read with row 1 in its lowest 16 bits and column 1 in the lowest 4 bits of each row.
saved-game = This is a saved game of the original 2048 page. Its cells were read by columns, as that page writes them.

## What is expected

# $rows
# $columns
size = { $rows } rows of { $columns } cells
# $size for example `4 rows of 4 cells`
forms = { $size }, each a tile, or 0, a dot or nothing for an empty cell: separated by / or on lines of their own, as a list such as [[2,0,…],…], or as a table; or as the saved game of the original 2048 page
# $size for example `4 rows of 4 cells`
forms-of-square = { $size }, each a tile, or 0, a dot or nothing for an empty cell: separated by / or on lines of their own, as a list such as [[2,0,…],…], or as a table; or as a 64-bit word such as 0x1000000000000012, or as the saved game of the original 2048 page

## Whole sentences

# $number a number that is no tile
# $large a number that is too large for an exponent
neither = { $number } is no tile, and { $large } is no exponent. Write every cell as a tile such as 8, or every cell as an exponent such as 3
word-of-another-size = a 64-bit word holds a board of 4x4 only. Write the rows, separated by /
