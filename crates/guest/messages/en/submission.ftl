### What is handed in, and why it cannot be run.
### @recognised

# $error the system's words
lost = is a link that leads nowhere ({ $error })
# $manifest
# $usual
holds-neither = the folder holds neither { $manifest } nor { $usual }
# $problem
in-manifest = submission.toml: { $problem }
# $most
no-plain-manifest = is not a plain file of at most { $most } KiB
empty-command = `command` is empty; allowed: ["python3", "bot.py"]
# $program
leads-out = `{ $program }` leads out of the folder (one of the system is named alone, as `python3`)
# $program
not-in-folder = `{ $program }` is not in the folder (has it been compiled?)
# $program
nowhere = `{ $program }` is neither in the folder nor on this machine
# $file
no-plain-file = `{ $file }` is no plain file
# $file
# $theirs
# $ours
foreign = `{ $file }` is built for { $theirs }; this machine is { $ours }: build it here
# $file
# $library the ending of libraries here
no-program = `{ $file }` is no program: no .py, no .{ $library }, and not executable (chmod +x)
# $file
# $library
no-exe = `{ $file }` is no program: no .py, no .{ $library }, and no .exe
