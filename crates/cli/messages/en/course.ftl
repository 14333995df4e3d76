### Next steps with the kit of a course.

# $file
sheet = { $file }: the exercise sheet
# $file
change = { $file }: the file that students change
# $folder
enter = go there:  cd { $folder }
# $command
build = build it:  { $command }
# $command
test = test it:   { $command }
rank = rank it:   damier run tournament.toml
