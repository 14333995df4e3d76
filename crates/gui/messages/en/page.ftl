### @cfg target_arch = "wasm32"
### Texts of the web page alone.

# $file
downloaded = { $file } was saved to your downloads
# $file
# $reason
unsaved = { $file } cannot be saved: { $reason }
page-is-gone = the page was closed
# $file
no-path = { $file } cannot be opened by its path on a web page. Choose the file instead.
player-failed = the player stopped because of an internal error
took-too-long = the player took too long to answer
# $reason
no-thinker = players and hints do not work on this page: { $reason }
no-script = the script that computes moves could not be loaded
a-seed = a whole number from 0 to 2^64 - 1
# $game
# $state
position = { $game }: { $state }
board = The board and its buttons
