### What whoever runs a server is told.
### @shared

# $folder
# $problem
unwritable = { $folder }: { $problem }; a folder that can be written is needed
# $folder
in-use = { $folder } is being served already; stop that server first
# $folder
no-locks = the file system of { $folder } has no locks, which keep two servers from writing one database; put the folder on a local disk
# $file
# $form
no-class = { $file } is no class's database of form { $form }
# $folder
exists = { $folder } has a class already
# $address
# $problem
no-listening = cannot listen on { $address }: { $problem }
# $name
# $address
serving = { $name} is at { $address } (Ctrl-C ends it)
# $link
teachers-link = the link of the teacher, for you alone: { $link }
ending = ending: what is under way is done again at the next start
# $file
backup-exists = { $file } is there already; name a new file
# $problem
failure = damier: { $problem }
# $file
written = { $file } written
# $file
next = now: damier serve { $file }
# $name
forgotten = { $name } is forgotten; take care of backups, too
# $enforced
no-walls = this machine lacks walls that strangers' programs need ({ $enforced }); open_walls = true in class.toml serves without them, for people you trust
# $folder
restore-exists = { $folder } is there already; name a new folder
# $file
# $problem
no-backup = { $file } is no backup of a class that is whole: { $problem }
# $folder
never-served = { $folder } has no class that was served
