### Paths that cannot be used: folders of submissions, and folders for new bots.

language = language
# $manifest
# $usual
# $error
something-to-run = cannot be opened: { $error }. Name a program, or a folder that contains { $manifest } or { $usual }
# $error
folder-of-submissions = cannot be read: { $error }
unwritable-name = its name contains characters that cannot be shown; rename it
leads-away = a link that leads out of this folder or into a subfolder; submit the file or folder that it leads to
wrapper = the module that bots import; damier provides its own copy
no-submission = not a submission: a submission is a folder, a .py or .so file, or an executable program
holds-something = is not empty; name a new or empty folder
free-path = exists already; name a folder that does not exist yet
# $error
new-folder = cannot be read: { $error }. Name a new or empty folder
# $file
# $error
unwritten = { $file }: cannot be written: { $error }

## Systems and processors

# $system
# $processor
on-processor = { $system } on { $processor }
several-processors = several processors
