### Submissions that cannot be run.

# $error the message of the system
lost = is a link whose target does not exist ({ $error })
# $file
# $error the message of the system
unreadable = `{ $file }` cannot be read by the user that runs damier: { $error }
# $manifest
# $usual
holds-neither = the folder contains neither { $manifest } nor { $usual }
# $manifest
# $usual
# $others the names of its files
holds-others = the folder contains neither { $manifest } nor { $usual } (it contains { $others })
# $inner a path
# $folder
holds-inner = the folder contains { $inner }: submit its subfolder { $folder } instead
# $manifest
# $usual
# $programs their paths
# $command
holds-programs = the folder contains neither { $manifest } nor { $usual }, but programs: { $programs }. Submit one of them alone, or write { $manifest } with command = { $command }
# $file
# $name
holds-misnamed = the folder contains { $file }: rename it to { $name }
# $file
# $usual
# $manifest
# $command
holds-one-script = the folder contains { $file }, but neither { $manifest } nor { $usual }: rename it to { $usual }, or write { $manifest } with command = { $command }
# $problem
in-manifest = submission.toml: { $problem }
# $most
no-plain-manifest = must be a regular file of at most { $most } KiB
empty-command = `command` is empty; write for example ["python3", "bot.py"]
# $program
leads-out = `{ $program }` leads out of the folder. Name a program of the system without a path, for example `python3`
# $program
not-in-folder = `{ $program }` is not in the folder (has it been compiled?)
# $program
nowhere = `{ $program }` is neither in the folder nor on this machine
# $file
no-plain-file = `{ $file }` is not a regular file
# $file
# $theirs
# $ours
foreign = `{ $file }` is built for { $theirs }; this machine is { $ours }: build it for this machine
# $file
# $library the extension of libraries on this system
no-program = `{ $file }` is not a program: its name ends neither in .py nor in .{ $library }, and the file is not executable (chmod +x)
# $file
# $library
no-exe = `{ $file }` is not a program: its name ends neither in .py, nor in .{ $library }, nor in .exe
# $file
not-executable = `{ $file }` is not executable (chmod +x)
# $file
windows-first-line = `{ $file }`: its first line ends in CR LF, so the system does not find its interpreter. Save the file with LF line endings
# $name
call-it = rename it to { $name }
archive = an archive: unpack it
# $file
notebook = `{ $file }` is a notebook: in Jupyter, save it as a program (File, Save and Export Notebook As, Executable Script), and submit the .py file
# $command
script = a script: put it into a folder, with a submission.toml that contains command = { $command }
# $command
source = source code: compile it with `{ $command }`
