### The pages of a class.

refused = That did not work
from-elsewhere = This was sent from a page of another site, and was not done.
to-the-class = To the class
skip = To the content
around = Around the class
my-versions = My versions
the-class = The class
the-teacher = the teacher
leave = Leave
enter = Enter
# $name
welcome = Welcome, { $name }.
link-is-personal = This link is yours alone: whoever has it can hand in as you. It sets one cookie, which keeps you in.
# $machine
# $class
clock-doubt = The machine's clock jumped: it says { $machine }, but by the time that has passed it is { $class }. The class goes on by the second, so that no deadline passes or reopens by the jump. Once the machine's clock is right, take it.
take-clock = Take the machine's clock
link-is-teachers = This link is yours alone: whoever has it can do all that you can in this class. It sets one cookie, which keeps you in.
phase = Phase
# $phase (word)
phase-of = { $phase ->
    [open] The ladder is open: hand in, and your last good version plays.
    [frozen] The ladder is frozen: versions are still checked, but what plays is settled.
    [final] The final is being played.
   *[over] The final is over.
 }
# $moment
deadline = Versions count that arrive by { $moment }, with a minute of grace.
need-a-link = To enter, open the personal link that your teacher gave you.
games = Games
game = Game
budget = Budget
references = Reference players (mark)
games-played = Games
marks-meaning = Whoever is better than a reference player, with 95 % confidence in the final, has its mark.
the-final = The final
final-is-fresh = The marks come from a fresh and complete tournament of what plays when the ladder is frozen. The hour at which a version came in is worth nothing there, nor are games of the ladder.
seed-committed = Its seed was drawn before anybody handed in. It is secret until the final is over; this is its SHA-256:
# $seed
seed-was = The seed was { $seed }.
nothing-yet = No game has been played yet.
last-games = Last games
rating = Elo
mean-score = Mean score
pairs = Pairs
place = Group
places = Places
player = Player
# $games (count)
# $moment
table-of = { $games } { $games ->
    [one] game
   *[other] games
 }, made { $moment }
groups-meaning = Players with the same group number cannot be told apart from the first of them; those of different groups can, at 95 % for the whole table. Places are those that the games still leave open.
you = you
reference = reference
out-for-faults = out after three faults: hand in a better version
# $game
# $best
# $worst
your-place = { $game }: your place is between { $best } and { $worst }
# $best
# $worst
places-from-to = place { $best } to { $worst }
hand-in = Hand in
files-to-hand-in = Your program: one file, several, or a ZIP archive
# $size (number)
# $files (count)
upload-limits = At most { $size } MB and { $files } files.
last-good-plays = Your last version that passes its check plays. You can go back to an older one at any time.
no-versions = You have handed in nothing yet.
from-a-shell = From a shell
program-token-for = With a token, damier submit hands in for you:
new-program-token = Make a new token
keep-the-token = This token is shown once, and ends the one before. Whoever has it can hand in as you.
use-the-token = Put it into the environment, or into a file that you name with --token:
version = Version
# $number
# $name
version-of = Version { $number } · { $name }
received = Received
state = State
late = late
# $moment
counts = It counts: it began to arrive at { $moment }, in time.
# $moment
too-late = It came too late to count: it began to arrive at { $moment }. It is kept and checked; your teacher may let it play.
plays = plays
# $state (word)
version-state = { $state ->
    [waiting] waits for its check
    [checking] is being checked
    [good] has passed
    [broken] did not pass
    [thinned] put away
   *[gone] removed
 }
checksum = Checksum
download = Download the source
let-it-play = Let this version play
the-check = The check
# $ahead (count)
in-the-queue = { $ahead ->
    [one] { $ahead } version is checked before this one.
   *[other] { $ahead } versions are checked before this one.
 }
# $step (word)
step = { $step ->
    [received] received
    [unpacked] unpacked
    [built] built
    [found] recognised
    [starts] starts
    [ends] ends when told to
    [played] test games
    [itself] plays itself
    [weakest] plays the weakest reference
    [ladder] on the ladder
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
under-way = under way
# $budget
check-limits = Limits: 10 s of CPU time to start, 1 GB of memory, { $budget } for each game of the check.
faults = Games lost by a fault
# $number
game-number = Game { $number }
# $games (count)
# $minutes (count)
final-cost = The final would have { $games } games now, and take about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 } (by the games of the ladder so far).
# $word
type-to-confirm = To confirm, type { $word }:
# $phase (word)
begin-phase = { $phase ->
    [open] Open the ladder again
    [frozen] Freeze the ladder
   *[final] Begin the final
 }
report = Report (one page)
grades = Marks (CSV)
# $students (count)
students = { $students } { $students ->
    [one] student
   *[other] students
 }
add-students = Add students
one-a-line = One on each line: a pseudonym, which the class sees, and if you like a label for yourself behind a comma
pseudonym = Pseudonym
label = Label
versions = Versions
last-seen = Last seen
link = Link
new-link = new link
links = Personal links
links-shown-once = Print this page or send each link now: they are shown this once, because only their hashes are kept.
walls = What submissions are kept from
plain-http = This class is served without HTTPS: on a network that others share, links and cookies can be overheard. Put a proxy with HTTPS before it, and set the address in class.toml.
audit = Who did what
forget = Forget
forget-meaning = Name, label, links, programs and output are deleted; games stay, without a name.
# $done (number)
# $all (count)
final-progress = { $done } of { $all } { $all ->
    [one] game
   *[other] games
 } are played.
since-yesterday = Since yesterday
is-new = new
students-example = ada, Ada L.
kept = What is kept
# $days (count)
# $versions (count)
retention = A version that does not play loses its files and games after { $days } { $days ->
    [one] day
   *[other] days
 }, if its student has { $versions } or more newer ones for the game. One that plays, that had its student's best place at the end of a day, or that is in the final never does.
# $versions (count)
put-away-so-far = { $versions } { $versions ->
    [one] version was
   *[other] versions were
 } put away so far.
was-put-away = This version was old and did not play: its files and games were put away. The same files, handed in once more, are checked and may play again.
# $name
hand-in-for = Hand in on behalf of { $name }
own-data = What is kept about you
own-data-meaning = Your pseudonym, label and links' last uses, every version with its check, your games with what your programs wrote: one ZIP file.
data-of = What is kept about this student
download-data = Download all of it (ZIP)
compare-with-tools = To compare programs
compare-meaning = One ZIP file for each game with what plays now, a folder for each pseudonym, as JPlag, Dolos and MOSS take it.
