### The pages of a class.

refused = That did not work
cross-site-request = This request came from a page of another site, so the server refused it.
to-the-class = Back to the class
skip = Skip to the content
class-pages = Pages of this class
my-versions = My versions
the-class = The class
the-teacher = the teacher
the-server = the server
the-operator = the operator of the server
# What stands between a name and what is said of it, e.g. "bob: 12".
colon = :{" "}
sign-out = Sign out
sign-in = Sign in
# $name
welcome = Welcome! This link belongs to { $name }.
link-is-personal = Keep this link to yourself: anyone who has it can submit in your name. Signing in stores one cookie in this browser, so that you stay signed in.
# $machine
# $class
clock-doubt = The server's clock has jumped: it shows { $machine }. According to the time that has really passed, it is { $class }. The class goes by the latter time, so the jump does not change which uploads are late. Once the server's clock is right, press the button to use it again.
take-clock = Use the server's clock
link-is-teachers = Keep this link to yourself: anyone who has it can do everything that you can do in this class. Signing in stores one cookie in this browser, so that you stay signed in.
phase = Phase
# $phase (word)
phase-of = { $phase ->
    [open] The ranking is open. Submit a program: your latest version that passes its check plays.
    [frozen] The ranking is frozen. Versions are still checked, but the programs that play no longer change.
    [final] The final is being played.
   *[over] The final is over.
 }
# What the teacher sees of the phase.
# $phase (word)
class-phase = { $phase ->
    [open] The ranking is open. The latest version of each student that passes its check plays.
    [frozen] The ranking is frozen. Versions are still checked, but the programs that play no longer change.
    [final] The final is being played.
   *[over] The final is over.
 }
# $day (count)
# $month (word)
# $year
# $time
moment = { $day } { $month ->
    [jan] January
    [feb] February
    [mar] March
    [apr] April
    [may] May
    [jun] June
    [jul] July
    [aug] August
    [sep] September
    [oct] October
    [nov] November
   *[dec] December
 } { $year }, { $time }
# $zone the name of a time zone, e.g. Europe/Paris, or its offset, e.g. UTC+02
times-of = Time zone: { $zone }
# $moment
deadline = The deadline is { $moment }. An upload that begins at most one minute later still counts.
deadline-passed = The deadline has passed. A new version is checked, but does not play.
need-a-link = To sign in, open the personal link that your teacher gave you, or type its code here.
type-the-code = Code
games = Games
game = Game
budget = Budget
references = Reference players (mark)
games-played = Games
marks-meaning = In the final, your program is compared with the reference players, from the weakest to the strongest, until it meets one that it does not beat with 95 % certainty. Your mark is that of the last reference player that it beat.
the-final = The final
before-the-final = Ranking before the final
final-is-shown = The page of each game shows the ranking of the final.
# $games (count)
games-of-final = { $games } { $games ->
    [one] game
   *[other] games
 } in the final
# $game
# $mark (number)
your-mark = { $game }: your mark is { $mark }. Other students do not see it.
final-is-fresh = The marks come from a new and complete tournament between the programs that play when the ranking is frozen. Neither the games of the ranking nor the times at which versions arrived count.
seed-committed = The seed of the final was drawn before the first program was submitted. It stays secret until the final is over. Its SHA-256 is:
# $seed
seed-was = The seed was { $seed }.
nothing-yet = No game has been played yet.
last-games = Last games
rating = Elo
mean-score = Mean score
pairs = Pairs
place = Group
places = Possible ranks
player = Player
# $games (count)
# $moment
table-of = { $games } { $games ->
    [one] game
   *[other] games
 }, updated { $moment }
groups-meaning = A player cannot be told apart from the first player of its group. Players of different groups can be told apart, at 95 % for the whole table. The possible ranks are those that the games so far do not rule out.
you = you
reference = reference
out-for-faults = excluded after three faults: submit a better version
is-out = excluded after three faults
# $game
# $rank
your-rank = { $game }: your rank is { $rank }
# $game
# $best
# $worst
your-place = { $game }: your rank is between { $best } and { $worst }
# $best
# $worst
places-from-to = ranks { $best } to { $worst }
# $rank
place-at = rank { $rank }
hand-in = Submit
files-to-hand-in = Your program: one file, several files or a ZIP archive
files-of-student = The student's program: one file, several files or a ZIP archive
# $phase (word)
nothing-to-hand-in = { $phase ->
    [final] The final has begun, so no more programs can be submitted here.
   *[over] The class is over, so no more programs can be submitted here.
 }
# $size (number)
# $files (count)
upload-limits = At most { $size } MB and { $files } files.
last-good-plays = Your latest version that passes its check is the one that plays. You can go back to an older version at any time.
no-versions = You have not submitted anything yet.
write-a-program = Write a program
program-meaning = A starter program already plays legal moves. Change how it chooses them, then submit the whole folder as a ZIP file.
rules-in-pictures = Rules of the game in pictures
# $title
rules-of = Rules of { $title }
rules-name = What programs read as the name of the game
texts-of-programs = A program reads the board and its moves as texts. For example, the first `go` message of a game can contain this position and these legal moves:
starter-program = Starter program:
course-kit = Course kit: exercise sheet, starter code and tests
examples-of-folders = These folders contain all the files that a program needs. Use one as an example or as a starting point:
protocol = How a program talks to damier
# $size (number)
megabytes = ({ $size } MB)
check-first = If damier is installed on your computer, this command checks a program before you submit it:
# $number
# $game
# $step
failed-version = Version { $number } for { $game } did not pass its check, at this stage: { $step }
progress = Progress
progress-meaning = Each dot is a version that passed its check, with its 95 % interval. All versions are measured on one scale, from their games against the reference players, which are the horizontal lines.
from-a-shell = From a terminal
program-token-for = If you have a token, this command submits a program for you:
new-program-token = Create a new token
keep-the-token = This token is shown only once, and replaces your previous token. Anyone who has it can submit in your name.
use-the-token = Put the token into the environment variable DAMIER_TOKEN, as in this command, or into a file that you name with --token:
version = Version
# $number
# $name
version-of = Version { $number } · { $name }
received = Received
state = Status
late = late
# $moment
counts = This version is on time. Its upload began on { $moment }.
# $number
same-as-version = These are the same files as version { $number }, so there is no new version.
# $moment
too-late = This version is too late to count: its upload began on { $moment }. It is kept and checked, and your teacher may let it play.
# $moment
late-but-plays = The upload of this version began on { $moment }, after the deadline. Your teacher lets it play.
plays = plays
# $state (word)
version-state = { $state ->
    [waiting] waiting for its check
    [checking] being checked
    [good] passed
    [broken] did not pass
    [thinned] deleted because it was old
   *[gone] removed
 }
checksum = Checksum
download = Download the source
let-it-play = Play this version
the-check = The check
# $ahead (count)
in-the-queue = { $ahead ->
    [0] This version will be checked next.
    [one] { $ahead } version will be checked before this one.
   *[other] { $ahead } versions will be checked before this one.
 }
# $step (word)
step = { $step ->
    [received] received
    [unpacked] unpacked
    [built] compiled
    [found] recognised
    [starts] starts
    [ends] stops when told to
    [played] test games
    [itself] plays itself
    [weakest] plays the weakest reference player
    [ladder] in the ranking
    [games] games
   *[machine] the server
 }
# $mark (word)
mark = { $mark ->
    [passed] ok
    [noted] note
   *[failed] failed
 }
does-not-start = does not start
under-way = in progress
# $budget
check-limits = Limits: 10 s of CPU time to start, and 1 GB of memory. In games: { $budget }.
faults = Games lost by a fault
# $number
game-number = Game { $number }
# $games (count)
# $minutes (count)
final-cost = A final now would have { $games } { $games ->
    [one] game
   *[other] games
 } and take about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 }, judging by the games of the ranking so far.
# $word
type-to-confirm = To confirm, type { $word }:
# The word that a teacher types to start a phase. One plain word, easy to type.
# $phase (word)
confirmation-word = { $phase ->
    [open] open
    [frozen] frozen
   *[final] final
 }
# $phase (word)
begin-phase = { $phase ->
    [open] Reopen the ranking
    [frozen] Freeze the ranking
   *[final] Start the final
 }
report = Report (one HTML page)
# $game
# $sentence
in-game = { $game }: { $sentence }
grades = Marks (CSV)
# The titles of the columns of the marks.
# $column (word)
grade-column = { $column ->
    [event] event
    [student] student
    [label] label
    [mark] mark
    [above] above
    [confidence] confidence
    [next] next
    [next_confidence] next_confidence
    [disqualified] disqualified
   *[played] played
 }
# $students (count)
students = { $students } { $students ->
    [one] student
   *[other] students
 }
add-students = Add students
one-a-line = One student per line: a pseudonym, which the class will see. After a comma you can add a label. The student does not see it on the site, but it is on the printed strip and in the data that the student can download.
pseudonym = Pseudonym
label = Label
versions = Versions
last-seen = Last seen
link = Link
new-link = new link
links = Personal links
links-shown-once = Print this page and cut it into strips, or send each link now. The page shows the links only once, because the server stores only their hashes.
# $address
local-address = These links begin with { $address }, which other computers and phones cannot open. Set `listen` and `address` in class.toml, restart the server, then create the links again.
# $address
links-would-be-local = The links of your students would begin with { $address }, which other computers and phones cannot open. Set `listen` and `address` in class.toml, and restart the server, before you add students.
# $class
# $address
scan-or-type = { $class }: scan the QR code with a phone, or open { $address } and type these letters and digits:
# $rows (count)
refused-rows = { $rows ->
    [one] One row was not added. Correct it here, then press the button again:
   *[other] { $rows } rows were not added. Correct them here, then press the button again:
 }
sandbox = Restrictions on submitted programs
plain-http = This server uses HTTP without encryption, so others on a shared network can read links and cookies. Put an HTTPS proxy in front of the server, and set the address in class.toml.
audit = Log: who did what
forget = Delete this student
forget-meaning = This deletes the student's name, label, links and programs, and the output of the programs. The games stay, without the name.
# $game
# $games (count) won by a player against a reference player
# $certainty (number) of being better than that reference player, in percent
# $needed (number) in percent
# $fewest (count) the smallest number of games that is enough
too-few-games = { $game }: `final_games` = { $games } is too few for marks. Even a player that wins all its games against a reference player is better with a probability of only { $certainty } %, but { $needed } % are needed. Write at least { $fewest } in class.toml, and restart the server.
# $done (number)
# $all (count)
final-progress = { $done } of { $all } { $all ->
    [one] game
   *[other] games
 } played.
since-yesterday = Since yesterday
is-new = new
students-example = ada, Ada L.
stored-data = Stored data
# $days (count)
# $versions (count)
retention = A version that does not play loses its files and games after { $days } { $days ->
    [one] day
   *[other] days
 }, if its student has submitted { $versions } or more newer versions for the same game. Three kinds of versions are always kept: those that play, those that had their student's best rank at the end of a day, and those in the final.
# $versions (count)
put-away-so-far = { $versions } old { $versions ->
    [one] version has
   *[other] versions have
 } been deleted so far.
was-put-away = This version was old and did not play, so its files and games were deleted. Submit the same files again to have them checked and to let them play.
# $name
hand-in-for = Submit on behalf of { $name }
own-data = Your data
own-data-meaning = One ZIP file with your pseudonym, the teacher's label for you, when your links were last used, your rank at the end of each day, the log entries about you, every version with the results of its check and what its moves lost, and your games with the output of your programs.
data-of = This student's data
download-data = Download everything (ZIP)
compare-with-tools = Compare programs for plagiarism
compare-meaning = For each game, one ZIP file of the programs that play, with a folder for each pseudonym. The plagiarism checkers JPlag, Dolos and MOSS can read these files.
lost-per-100 = Lost per 100 turns
# $amount
# $what
lost-amount = { $amount } { $what }
measured-games = Games measured
