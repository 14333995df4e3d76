### Next steps with the kit of a course.

# $file
sheet = { $file }: the exercise sheet
# $file
change = { $file }: the file that students change
# $folder
enter = go to the folder:   cd { $folder }
# $command
build = build the program:  { $command }
# $command
test = test the program:   { $command }
rank = rank the players:   damier run tournament.toml
