### The help of the commands.
### @shared

program = A class that runs itself
serve = Serve a class: people hand in, a ladder plays, a final gives the marks
init = Write a class that works into this folder, and end
class = The file that describes the class
backup = Copy the database of a class as it is now, also while it is served
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
