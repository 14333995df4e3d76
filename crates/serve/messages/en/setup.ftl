### For the operator of a server: start, backup and failures.
### @shared

# $folder
# $problem
unwritable = { $folder } cannot be written: { $problem }. Choose a place that you may write to
# $folder
in-use = { $folder } is already served by another server; stop that server first
# $folder
no-locks = { $folder } is on a file system without file locks, so two servers could write to one database. Move the folder to a local disk
# $file
# $form
no-class = { $file } is damaged, or is not the database of a class, or was written by a newer version of damier (this one reads database versions up to { $form })
# $folder
exists = { $folder } already contains a class
# $address
# $problem
no-listening = cannot listen on { $address }: { $problem }
# $name
# $address
serving = { $name} is at { $address } (press Ctrl-C to stop)
# $link
teachers-link = the teacher's link, for you alone: { $link }
ending = stopping: checks and games in progress are repeated when you start the server again
# $file
backup-exists = { $file } already exists; choose another name
# $problem
failure = damier: { $problem }
# $file
written = { $file } written
# $file
next = next: damier serve { $file }
# $name
forgotten = { $name } was deleted from this class, but older backups still contain the name. After a final, so do its report, its marks and final.db. Delete these files too before you make a new backup
# $enforced
no-walls = this machine cannot enforce all the restrictions that are needed to run programs of strangers. It enforces: { $enforced }. If you trust your students, write open_walls = true into class.toml
# $folder
restore-exists = { $folder } already exists; choose another name
# $file
# $problem
no-backup = { $file } is not a complete backup of a class: { $problem }
# $folder
never-served = { $folder } contains no database of a class; the server creates it when it runs for the first time
