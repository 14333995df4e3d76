### The help of the command line, as the options and commands say it in the source: see `help.rs`.
### @list

play-2048-seven-colours-quarto-short = Play 2048, Seven Colours and Quarto, and rank strategies for them
play-2048-seven-colours-quarto = Play 2048, Seven Colours and Quarto, and rank strategies for them.
without-command-one-minute-tour = Without a command: a one-minute tour of small tournaments in every game.
print-help-see-summary-h = Print help (see a summary with '-h')
print-help-see-more-help = Print help (see more with '--help')
print-help = Print help
print-version = Print version
print-message-help-given-subcommand = Print this message or the help of the given subcommand(s)
run-tournament-spec-file-resume = Run the tournament of a spec file, or resume one that was stopped
spec-toml-file-event-tables = The spec: a TOML file with `[[event]]` tables (see tournaments/)
run-file-if-exists-run = The run file; if it exists, the run resumes [default: the spec's name with .db, or -I.db for shard I, in the current folder]
play-only-i-th-n = Play only the I-th of N slices of the schedule, as 1/3
threads-play-default-one-per = Threads that play [default: one per processor]
tables-text = Tables as text
one-json-document = One JSON document
comma-separated-values = Comma-separated values
output-format = Output format
hide-progress-bar = Hide the progress bar
run-submissions-without-sandbox-only = Run submissions without a sandbox (only for code you trust)
play-match-between-players-one = Play a match between players of one game
game-2048-filler-10x10 = The game, as 2048 or filler:10x10
players-greedy-hybrid-gain-1 = The players, as greedy or hybrid(gain=1)
games-per-player-per-pair = Games per player, or per pair of players in a game of two [default: 100, or two per opening]
budget-per-player-none-fast = Budget per player: none, fast, efficient, 50ms/move, 1000nodes, depth4, …
random-seed-default-1-drawn = Random seed [default: 1; drawn at random if submissions play]
start-games-positions-file-one = Start games from the positions in this file, one per line (see damier boards), instead of random openings
play-only-first-player-against = Play only the first player against each of the others, instead of all against all
save-run-file-if-exists = Save the run in this file; if it exists, the run resumes
show-tables-run-file = Show the tables of a run file
run-file = The run file
first-replay-every-game-compare = First replay every game and compare it with its record
write-page-html-instead-one = Write a page of HTML instead: one file with tables, charts and games to step through, to publish or to print
examine-this-machine-times = Examine this machine: whether its times can be trusted, and what it enforces of submissions
write-games-run-rows-data = Write the games of a run as rows of data for other programs, one for each seat of each game
form-of-data = Form of the data
write-to-file-instead-standard = Write to a file instead of standard output
json-object-a-line = A JSON object a line
list-games-run-all-those = List the games of a run: all, or those that a player lost
only-event = Only this event
only-games-player = Only games of this player
only-games-player-lost-anyone = Only games that the player lost (or that anyone lost) in a duel
only-games-ended-fault = Only games that ended by a fault
largest-number-games-list = The largest number of games to list
merge-shards-run = Merge the shards of a run
run-file-write-must-not = The run file to write; it must not exist [default: the first file named]
run-files-shards = The run files of the shards
show-game-run-ply-ply = Show a game of a run, ply by ply
game-event-number-tables-faults = The game: EVENT/NUMBER as tables and faults show it, or NUMBER in the first event
show-only-state-after-many = Show only the state after this many plies
save-game-file-instead-showing = Save the game to a file instead of showing it
check-submissions-whether-they-start = Check submissions: whether they start and play, and what would lose them games
submissions-folders-submission-toml-bot = Submissions: folders with submission.toml or bot.py, .py or .so files, programs; FOLDER/* for all in a folder
games-test-2048-filler-30x30 = The games to test, as 2048 or filler:30x30 [default: the games that the submission declares; if it declares none, those that it can play]
budget-per-game = Budget per game
copy-passes-folder-versions = Copy what passes into this folder as NAME@1, NAME@2, …, unless nothing has changed since: versions to play against later, as FOLDER/NAME@1
boards-sentences-tables-text = Boards, sentences and tables as text
json-lines-one-object-per = JSON Lines, one object per answer
create-starter-project = Create a starter project
create-folder-working-bot-you = Create a folder with a working bot, for you to change
folder-create-name-becomes-bot = The folder to create; its name becomes the bot's name
language-python-c-rust = The language: python, c or rust
game-bot-plays = The game that the bot plays
create-folder-kit-course = Create a folder with the kit of a course: exercise sheet, starter, tests, players to compare with, tournament
course-c-seven-colours = The course: 2048-c, seven-colours-c, notebook, buttons or quarto
folder-create-name-course = The folder to create [default: the name of the course]
review-game-best-move-move = Review a game: best move, move played and its cost, turn by turn
saved-game-run-file = A saved game, or a run file
game-run-event-number-tables = The game of a run: EVENT/NUMBER as tables and faults show it, or NUMBER in the first event
budget-per-turn-half-proof = Budget per turn, half of it for a proof, half for an estimate [default: a minute of CPU time for the game, at most 500ms/move]
player-estimates-where-no-exact = The player that estimates where no exact answer is found [default: the network, or a player that suits the game]
review-only-every-n-th = Review only every N-th turn of each seat
show-every-reviewed-turn-not = Show every reviewed turn, not only the mistakes
threads-search-exact-answers-default = Threads that search for exact answers [default: one per processor]
play-game-at-keyboard = Play a game at the keyboard
game-2048-quarto-squares-not = The game, as 2048 or quarto:squares; not needed with --load
opponent-seat-2-game-two = The opponent in seat 2 (in a game of two): a player, or `human`
take-seat-2-yourself-give = Take seat 2 yourself, and give the opponent seat 1
draw-lot-who-begins-seed = Draw by lot who begins, from the seed
tile-play-announced-made = The tile to play for, which is announced when it is made [default: 2048]
players-seat-seat-human-players = The players seat by seat, or `human`; with players only, you watch
player-gives-hints-where-no = The player that gives hints where no exact answer is found [default: the network, or a player that suits the game]
budget-per-move-opponent-per = Budget per move of the opponent, and per search of a hint
random-seed-default-drawn-at = Random seed [default: drawn at random]
resume-saved-game-same-players = Resume a saved game, with the same players
start-position-form-damier-boards = Start from this position, in the form that `damier boards` and `state` show [default: the opening]
play-plain-lines-instead-full = Play in plain lines instead of on the full screen (automatic in a pipe or with TERM=dumb)
find-exact-value-every-action = Find the exact value of every action in a position
game-quarto-quarto-squares = The game, as quarto or quarto:squares
position-text-form-state-damier = The position, in the text form that `state` in `damier play` shows [default: the opening]
read-one-position-per-line = Read one position per line and answer each at once; stop at the first invalid one
opening-book-use-see-damier = Opening book to use (see damier book) instead of the built-in one; `none` for no book
find-only-who-wins-not = Find only who wins, not by how much (much faster on large boards of Seven Colours)
threads-search-default-one-per = Threads that search [default: one per processor]
suggest-an-action-position-exact = Suggest an action in a position: exact within the budget, otherwise an estimate
cpu-time-nodes-exact-search = CPU time or nodes for the exact search of a position, and again for the estimate that replaces it
build-an-opening-book-early = Build an opening book: early positions solved in advance, so that exact answers are instant
file-write-file-part-holds = The file to write; FILE.part holds the positions solved so far, and the same command resumes from it
file-write-without-out = The file to write, as without --out
depth-book-moves-opening = Depth of the book, in moves from the opening
find-fair-openings-measure-advantage = Find fair openings, or measure the advantage of the first move and of the seat
game-filler-8x7-filler-5x5 = The game, as filler:8x7 or filler:5x5,layout=symmetric
find-n-openings-are-drawn = Find N openings that are drawn under best play
find-openings-best-play-decides = Find openings that best play decides by at most POINTS for either seat
number-openings-margin-finds = The number of openings that --margin finds
measure-advantage-first-move-seat = Measure the advantage of the first move and of the seat on N openings, each begun by either seat where the game allows it
measure-player-s-games-against = Measure with this player's games against itself, instead of best play
budget-solving-an-opening-player = Budget for solving an opening, or of the player with --by; openings that are not solved within it are counted
random-seed-openings = Random seed of the openings
skip-first-n-openings-resume = Skip the first N openings, to resume a search that was stopped
stop-search-after-n-openings = Stop the search after N openings
threads-each-own-opening-default = Threads, each with its own opening [default: one per processor]
show-position-board-text-forms = Show a position: its board, its text forms and, in Quarto, its packed words and the bytes of moves
position-any-text-forms-default = The position, in any of its text forms [default: an opening]
print-only-packed-words-programs = Print only the packed words, as programs read them
count-boards-positions-game-exactly = Count the boards and positions of a game, exactly
rows-count-default-everything-game = Rows to count [default: everything the game can count]
last-row-default-last-quick = The last row [default: the last that is quick to count]
prove-seat-1-adversarial-2048 = Prove that seat 1 of adversarial 2048 can force a tile, or that it cannot
game-2048-up-4x4-spawner = The game: 2048 up to 4x4 with spawner=adversary
tile-seat-1-must-make = The tile that seat 1 must make: 4, 8, 16 … 2048
position-default-opening-whose-start = The position [default: the opening, whose start tiles seat 2 places]
sweep-if-takes-minutes-otherwise = The sweep if it takes minutes, otherwise the search
all-boards-falling-order-their = All boards in falling order of their tile sum (up to 12 cells)
proof-number-search = Proof-number search
method = The method
memory-search-512mb-2gb = Memory for the search, as 512MB or 2GB
budget-none-10s-move-1000000nodes = Budget: none, 10s/move, 1000000nodes, …
threads-sweep-default-one-per = Threads of a sweep [default: one per processor]
tune-settings-player-test-they = Tune the settings of a player, and test that they are better
player-settings-start-hybrid-hybrid = The player, with the settings to start from, as hybrid or hybrid(gain=2)
settings-tune-separated-commas-default = The settings to tune, separated by commas [default: all numeric ones]
opponents-game-two-players-separated = The opponents in a game of two: players separated by commas [default: the player as given]
search-method-cma-es-genetic = The search method: cma-es or genetic
number-generations-1-1000 = The number of generations: 1 to 1000
candidates-per-generation-4-1000 = Candidates per generation: 4 to 1000
games-per-candidate-generation-against = Games per candidate and generation (against each opponent, in a game of two)
games-final-test-new-boards = Games of the final test on new boards (against each opponent, in a game of two)
budget-per-player-result-reproducible = Budget per player; the result is reproducible only without a time limit
random-seed = Random seed
save-tuning-file-text-if = Save the tuning in this file, as text; if it exists, the tuning resumes
train-network-players-use = Train a network that players use
game-2048-2048-3x4-2048 = The game, as 2048, 2048:3x4 or 2048:shape=4d
network-write-file-training-holds = The network to write; FILE.training holds the state of the training, and the same command resumes from it
network-write-without-out = The network to write, as without --out
length-training-slides-learn-all = Length of the training: slides to learn from in all, in millions
millions-slides-between-two-rows = Millions of slides between two rows of the learning curve
tuples-cells-have-weights-4x6 = The tuples of cells that have weights: 4x6+2x4, 4x6, 8x6, 5x5 or 17x4 on the 4x4 board, or groups of cells, as "012456 45689a" (cells row by row: 0 to 9, a to z, A to Z, + and -) [default: 4x6+2x4, or what suits the board]. After slashes, later stages with weights of their own: "4x6 / 16384 / 16384+8192"
learning-rate-share-an-error = Learning rate: the share of an error that is learnt [default: one rate per weight, by temporal coherence]
td-lambda-share-result-instead = TD(lambda): the share of the result, instead of the next estimate, that a position learns, 0 to 1
millions-slides-after-which-games = Millions of slides after which games are also restarted from their middle, so that late positions are learnt too; `never` to play from the opening only
train-only-making-32768-boards = Train only the making of 32768, from boards with this many of 16384, 8192, 4096, …: 1 to 6
training-start-other-training-weights = A training to start from, as OTHER.training: the weights of the same tuples are copied, and its slides and CPU time are counted
random-seed-one-thread-always = Random seed; one thread always gives the same weights
file-form-weights-packed-packed = File form of the weights: packed, packed:POINTS (rounded to multiples of POINTS), 16 or 8 (bits), float
threads-learn-default-one-per = Threads that learn [default: one per processor]
calibrate-probabilities-reaching-large-tiles = Calibrate the probabilities of reaching large tiles in 2048, and validate them on other games
game-2048 = The game, as 2048
write-fitted-probabilities-file-text = Write the fitted probabilities to this file, as text
network-file-written-damier-train = The network, a file written by `damier train` [default: the built-in one]
search-effort-player-0-none = Search effort of the player: 0 for none, 1 for two slides ahead
network-player-endings = Network of the player for endings: none, shipped, or a file
games-fit-probabilities-many-again = Games to fit the probabilities on, and as many again to validate them
measure-how-much-player-s = Measure how much a player's moves lose against exact play
game-one-seat-an-exact = The game, with one seat and an exact solver, as 2048:3x3
players-greedy-course-fast-depth = The players, as greedy or course-fast(depth=1)
games-per-player = Games per player
build-tables-exact-probabilities-machine = Build tables of exact probabilities on this machine, for players to look up
build-table-unless-already-exists = Build a table, unless it already exists; Ctrl-C leaves existing files intact
game = The game
folder-tables-default-damier-data = The folder of the tables [default: $DAMIER_DATA, or damier in the platform's data folder]
cells-fixed-large-tiles-all = The cells of fixed large tiles: all but the first 4, 4 and 2 of the rows (442), L3, or all cells written out, as ..../..../..##/####; with a + at the end they may move by one cell
tile-make-other-cells-16 = The tile to make on the other cells: 16 to 4096 [default: the largest that fits]
disk-space-table = Disk space for the table
memory-build = Memory for the build
threads-build-default-one-per = Threads that build [default: one per processor]
list-existing-tables = List the existing tables
check-every-byte-existing-tables = Check every byte of the existing tables
list-games-players-game = List games, or the players of a game
list-games-their-parameters = List the games and their parameters
list-players-game-their-settings = List the players of a game and their settings
show-every-setting-range = Show every setting with its range and its default
game-default-all-games = The game [default: all games]
print-signature-search-nodes-over = Print the signature (search nodes over fixed positions) and the speed; or measure trained players of a game by strength and CPU time
game-whose-trained-players-are = The game whose trained players are measured, as 2048 [default: none; print the signature]
write-shell-completions-standard-output = Write shell completions to standard output
shell = The shell
language-everything-said-en-fr = Language of everything that is said: en or fr [default: that of the system]
each-line-found-position-game =
    Each line found is a position of the game:
      damier boards GAME --exactly-drawn 20 > fair.txt
      damier solve GAME --stdin < fair.txt
      damier match GAME PLAYER PLAYER --openings fair.txt
      damier play GAME --position "$(head -1 fair.txt)" --against PLAYER
    In Seven Colours, play to the end (win=full) or to more than half (win=majority) can be drawn; whoever
    reaches half first (win=half) has won. Opening number i is the same in every command of the same game and seed, at any number of threads.
topic-topics =
    damier help positions     how positions, actions and games are written
    damier help players       how players and their settings are named
    damier help budgets       what a player may spend
    damier help submissions   what can be handed in, and how it is run
several-commands-have-in-common = What several commands have in common
positions-actions-games-written = How positions, actions and games are written
players-their-settings-named = How players and their settings are named
player-may-spend = What a player may spend
handed-in-how-run = What can be handed in, and how it is run
write-manual-page = Write a manual page to standard output
manual-folder = A folder for the pages of all commands, instead
match-cost = A game of simple players takes milliseconds of CPU time; one of 2048 between players that search takes what the budget allows, about 8 s for `fast` under --budget fast. While a match runs, it says how far it is and how long it still takes; Ctrl-C stops it, and with --db the same command resumes.
solve-cost = 2048:3x3 takes about 50 s of CPU time from its opening, smaller boards at most 3 s; late positions of the other games take milliseconds. While it searches, it says for how long; Ctrl-C stops it.
bench-cost = The signature takes a second; `bench 2048` some three minutes of CPU time for its 40 games per player.
calibrate-cost = With --effort 1 the default games take about three minutes of CPU time; a game of --effort 100, as fast plays, takes some 5 s.
tune-cost = It plays GAMES for each candidate of each generation, and a proof: with the defaults some 52,000 games, which quick players end in a minute or two. While it plays, it says how far it is and how long it still takes; Ctrl-C stops it, and with --out the same command goes on.
boards-cost = To solve an opening of 8x7 takes some hundredths of a second of CPU time, one of 10x10 about a second, a larger one at most the budget; few are drawn, so that to find some takes hundreds. While it looks, it says how far it is; Ctrl-C stops it, and --skip goes on.
train-cost = A million slides on 4x4 take about 2.6 s of CPU time: the default, 500 million, 11 minutes on two cores; 2400 million, about an hour. The rows show what it has learnt so far; Ctrl-C stops it, and the same command goes on.
topic-positions-a = 2048: rows from top to bottom with / between them, tiles as numbers, . for an empty cell, then score=N.
topic-positions-b = Seven Colours: rows of letters from A, 1 and 2 for the seats' own cells, # for holes; the seat to move; the last calls, or a dash.
topic-positions-c = Quarto: rows of pieces as hexadecimal digits, . for an empty square; the piece in hand, or a dash.
topic-positions-d = In `damier play`, `state` shows the position in this form and `legal` the actions. --position TEXT takes it in play, solve and advise; --stdin reads one position per line.
topic-players-a = A player is a name on the game's list, with settings in brackets: greedy, hybrid(gain=1), fast(effort=30,file=my.net). In a shell, brackets want quotation marks. `damier list players GAME` has the names, and with --all every setting.
topic-players-b = A player with a / in its text is a submission: ./ada, handed-in/zoe.py, handed-in/* (in quotation marks) for all in a folder. `human` is yourself, in `damier play`.
topic-budgets-a = none, fast (10 s of CPU time per game), efficient (120 s), or parts joined by commas: 10s/game, 50ms/move, 1000nodes (per move), depth4 (plies ahead).
topic-budgets-b = Time is CPU time of the player, never wall time, so a busy machine changes nothing; whoever spends more loses the game. Nodes and plies give the same games on every machine.
topic-submissions-a = A folder with submission.toml or bot.py, a .py file, a program, or, for 2048, a shared library in C, libNAME.so. `damier new bot FOLDER` makes one to begin with, `damier check FOLDER` tries it.
topic-submissions-b = In Python, `import damier` works without a file of that name: the referee lends its wrapper. On Linux a submission is confined: it reads its own folder (a single file only itself), has no network and no other processes, and 1 GiB of memory.
