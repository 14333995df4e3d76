### Rendus qui ne peuvent pas être lancés.

lost = est un lien dont la cible n'existe pas ({ $error })
unreadable = `{ $file }` ne peut pas être lu par l'utilisateur qui lance damier : { $error }
holds-neither = le dossier ne contient ni { $manifest } ni { $usual }
holds-others = le dossier ne contient ni { $manifest } ni { $usual } (il contient { $others })
holds-inner = le dossier contient { $inner } : déposez plutôt son sous-dossier { $folder }
holds-programs = le dossier ne contient ni { $manifest } ni { $usual }, mais des programmes : { $programs }. Déposez l'un d'eux seul, ou écrivez { $manifest } avec command = { $command }
holds-misnamed = le dossier contient { $file } : renommez-le en { $name }
holds-one-script = le dossier contient { $file }, mais ni { $manifest } ni { $usual } : renommez-le en { $usual }, ou écrivez { $manifest } avec command = { $command }
in-manifest = submission.toml : { $problem }
no-plain-manifest = doit être un fichier ordinaire de { $most } Kio au plus
empty-command = `command` est vide ; écrivez par exemple ["python3", "bot.py"]
leads-out = `{ $program }` mène hors du dossier. Nommez un programme du système sans chemin, par exemple `python3`
not-in-folder = `{ $program }` n'est pas dans le dossier (a-t-il été compilé ?)
nowhere = `{ $program }` n'est ni dans le dossier ni sur cette machine
no-plain-file = `{ $file }` n'est pas un fichier ordinaire
foreign = `{ $file }` est compilé pour { $theirs } ; cette machine est { $ours } : compilez-le pour cette machine
no-program = `{ $file }` n'est pas un programme : son nom ne finit ni par .py ni par .{ $library }, et le fichier n'est pas exécutable (chmod +x)
no-exe = `{ $file }` n'est pas un programme : son nom ne finit ni par .py, ni par .{ $library }, ni par .exe
not-executable = `{ $file }` n'est pas exécutable (chmod +x)
windows-first-line = `{ $file }` : sa première ligne finit par CR LF, si bien que le système ne trouve pas son interpréteur. Enregistrez le fichier avec des fins de ligne LF
call-it = renommez-le en { $name }
archive = une archive : décompressez-la
notebook = `{ $file }` est un notebook : dans Jupyter, enregistrez-le comme programme (Fichier, Enregistrer et exporter le notebook sous, Script exécutable), puis déposez le fichier .py
script = un script : mettez-le dans un dossier avec un submission.toml qui contient command = { $command }
source = du code source : compilez-le avec `{ $command }`
