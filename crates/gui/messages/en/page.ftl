### @cfg target_arch = "wasm32"
### What a page alone says.

# $file
downloaded = { $file } is among your downloads
# $file
# $reason
unsaved = { $file }: cannot be saved: { $reason }
page-is-gone = the page is gone
# $file
no-path = { $file }: cannot be read; allowed: a file that you choose
player-failed = the player failed
took-too-long = the player took too long
# $reason
nobody-thinks = nobody thinks here: { $reason }
no-script = its script does not load
a-seed = a whole number from 0 to 2^64 - 1
languages = en or fr
# $game
# $state
position = { $game }: { $state }
board = The board and its buttons
