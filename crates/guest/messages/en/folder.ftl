### Paths that cannot be used: folders of submissions, and folders for new bots.

language = language
# $manifest
# $usual
# $error
something-to-run = cannot be opened: { $error }. Name a program, or a folder that contains { $manifest } or { $usual }
# $error
folder-of-submissions = cannot be read: { $error }
unwritable-name = its name contains characters that cannot be shown; rename it
leads-away = a link to something outside this folder, or in a subfolder; submit what it leads to
wrapper = the wrapper that bots import; damier brings its own copy
no-submission = not a submission: submissions are folders, .py and .so files, and programs
holds-something = is not empty; name a new or an empty folder
free-path = exists already; name a folder that does not exist yet
# $error
new-folder = cannot be read: { $error }. Name a new or an empty folder
# $file
# $error
unwritten = { $file }: cannot be written: { $error }

## Systems and processors

# $system
# $processor
on-processor = { $system } on { $processor }
several-processors = several processors
