### The help of the commands.
### @shared

program = Run a class: students submit programs, which play in a live ranking
serve = Serve a class: students submit programs, which play in a live ranking, and a final sets the marks
init = Write the files of a new class into this folder, then exit
class = The file that describes the class
backup = Copy a class into one file, even while its server is running
backup-file = The file to write, which must not exist yet
forget = Delete a student: name, label, links, programs and output. Stop the server first
forget-name = The student's pseudonym
link = Create a new link for the teacher, which replaces the old one. Stop the server first
submit = Submit a version of your program to a class, and follow its check
submit-path = The program: a folder or a file
submit-to = The address of the class
submit-game = The game, if the class has several
submit-token = A file that contains the token from your page [default: the token is in the environment variable DAMIER_TOKEN]
lang = The language: en or fr
restore = Restore a class from a backup, into a new folder
restore-file = The backup
restore-folder = The folder to create, which must not exist yet
export = Write all data about a student into one ZIP file, even while the server is running
similar = Write the programs that play a game into one ZIP file, with a folder for each student, for a plagiarism checker (JPlag, Dolos or MOSS)
similar-game = The name of the game in the class
