### The help of the commands.
### @shared

program = A class that runs itself
serve = Serve a class: people hand in, a ladder plays, a final gives the marks
init = Write a class that works into this folder, and end
class = The file that describes the class
backup = Copy a class as it is now into one file, also while it is served
backup-file = The file to write, which must not be there yet
forget = Forget a student: name, label, links, programs and output; the class must not be served
forget-name = The pseudonym
link = Make a new link for the teacher, which ends the old one; the class must not be served
submit = Hand in a version to a class, and follow its check
submit-path = A folder or a file
submit-to = The address of the class
submit-game = The game, where the class has several
submit-token = A file with the token of your page [default: the variable DAMIER_TOKEN]
lang = The language: en or fr
restore = Make a class of a backup, in a new folder
restore-file = The backup
restore-folder = The folder to make, which must not be there yet
export = Write all that is kept about a student into one ZIP file, also while the class is served
similar = Write what plays a game into one ZIP file, a folder for each student, for JPlag, Dolos or MOSS
similar-game = The name of the game
