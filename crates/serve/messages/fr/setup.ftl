### Ce qui est dit à qui fait tourner un serveur.

unwritable = { $folder } : { $problem } ; il faut un dossier où l'on peut écrire
in-use = { $folder } est déjà servi ; arrêtez d'abord ce serveur
no-locks = le système de fichiers de { $folder } n'a pas de verrous, qui empêchent deux serveurs d'écrire dans une même base ; mettez le dossier sur un disque local
no-class = { $file } n'est pas la base d'une classe de forme { $form }
exists = { $folder } contient déjà une classe
no-listening = impossible d'écouter sur { $address } : { $problem }
serving = { $name } est à { $address } (Ctrl-C pour arrêter)
teachers-link = le lien de l'enseignant, pour vous seul : { $link }
ending = arrêt : ce qui est en cours sera refait au prochain démarrage
backup-exists = { $file } existe déjà ; donnez le nom d'un nouveau fichier
failure = damier : { $problem }
written = { $file } écrit
next = ensuite : damier serve { $file }
forgotten = { $name } est oublié ; pensez aussi aux sauvegardes
no-walls = cette machine n'a pas les murs que demandent les programmes d'inconnus ({ $enforced }) ; open_walls = true dans class.toml s'en passe, pour des gens de confiance
restore-exists = { $folder } existe déjà ; donnez le nom d'un nouveau dossier
no-backup = { $file } n'est pas la sauvegarde entière d'une classe : { $problem }
never-served = { $folder } ne contient pas de classe déjà servie
