### Ce qui est rendu, et pourquoi cela ne peut pas être lancé.

lost = est un lien qui ne mène nulle part ({ $error })
unreadable = `{ $file }` ne peut pas être lu par cet utilisateur : { $error }
holds-neither = le dossier ne contient ni { $manifest } ni { $usual }
holds-others = le dossier ne contient ni { $manifest } ni { $usual } (il contient { $others })
holds-inner = le dossier contient { $inner } : déposez le dossier { $folder }
holds-misnamed = le dossier contient { $file } : nommez-le { $name }
holds-one-script = le dossier contient { $file }, et ni { $manifest } ni { $usual } : nommez-le { $usual }, ou écrivez { $manifest } avec command = { $command }
in-manifest = submission.toml : { $problem }
no-plain-manifest = n'est pas un simple fichier de { $most } Kio au plus
empty-command = `command` est vide ; attendu : ["python3", "bot.py"]
leads-out = `{ $program }` mène hors du dossier (un programme du système se nomme seul, comme `python3`)
not-in-folder = `{ $program }` n'est pas dans le dossier (a-t-il été compilé ?)
nowhere = `{ $program }` n'est ni dans le dossier ni sur cette machine
no-plain-file = `{ $file }` n'est pas un simple fichier
foreign = `{ $file }` est compilé pour { $theirs } ; cette machine est { $ours } : compilez-le ici
no-program = `{ $file }` n'est pas un programme : ni .py, ni .{ $library }, et pas exécutable (chmod +x)
no-exe = `{ $file }` n'est pas un programme : ni .py, ni .{ $library }, ni .exe
not-executable = `{ $file }` n'est pas exécutable (chmod +x)
windows-first-line = `{ $file }` : sa première ligne finit par CR LF, et aucun interpréteur ne porte un tel nom : enregistrez-le avec LF à la fin des lignes
call-it = nommez-le { $name }
archive = une archive : décompressez-la
script = un script : mettez-le dans un dossier avec un submission.toml qui contient command = { $command }
source = du code source : compilez-le, { $command }
