### What is handed in, and why it cannot be run.
### @recognised

# $error the system's words
lost = is a link that leads nowhere ({ $error })
# $file
# $error the system's words
unreadable = `{ $file }` cannot be read by this user: { $error }
# $manifest
# $usual
holds-neither = the folder holds neither { $manifest } nor { $usual }
# $manifest
# $usual
# $others names of what it holds
holds-others = the folder holds neither { $manifest } nor { $usual } (it holds { $others })
# $inner a path
# $folder
holds-inner = the folder holds { $inner }: submit the folder { $folder }
# $file
# $name
holds-misnamed = the folder holds { $file }: call it { $name }
# $file
# $usual
# $manifest
# $command
holds-one-script = the folder holds { $file }, and neither { $manifest } nor { $usual }: call it { $usual }, or write { $manifest } with command = { $command }
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
# $file
not-executable = `{ $file }` is not executable (chmod +x)
# $file
windows-first-line = `{ $file }`: its first line ends in CR LF, and no interpreter has such a name: save it with LF at the end of each line
# $name
call-it = call it { $name }
archive = an archive: unpack it
# $command
script = a script: put it into a folder with a submission.toml that holds command = { $command }
# $command
source = source code: compile it, { $command }
