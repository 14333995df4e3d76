### Refusals of paths: folders of submissions, and folders for new bots.

submission = submission
submissions = submissions
language = language
folder = folder
# $manifest
# $usual
# $error
something-to-run = a folder with { $manifest } or { $usual }, or a program ({ $error })
# $error
folder-of-submissions = a folder of submissions ({ $error })
unwritable-name = its name cannot be written on a line; rename it
leads-away = a link that leads out of the folder, or into another; hand in what it leads to
wrapper = the wrapper that bots import, which damier brings itself
no-submission = submissions are folders, .py and .so files, and programs
holds-something = a new or an empty folder; this one holds something
free-path = a folder that is not there yet
# $error
new-folder = a new or an empty folder ({ $error })
# $file
# $error
unwritten = { $file }: cannot be written: { $error }

## Systems and processors

# $system
# $processor
on-processor = { $system } on { $processor }
several-processors = several processors
