### Pour la personne qui exploite un serveur : démarrage, sauvegarde et pannes.

unwritable = impossible d'écrire { $folder } : { $problem }. Choisissez un endroit où vous pouvez écrire
in-use = { $folder } est déjà servi par un autre serveur ; arrêtez d'abord celui-ci
no-locks = { $folder } est sur un système de fichiers sans verrous : deux serveurs pourraient écrire dans la même base. Déplacez le dossier sur un disque local
no-class = { $file } est abîmé, ou n'est pas la base d'une classe, ou vient d'un damier plus récent (celui-ci lit les versions jusqu'à { $form })
exists = { $folder } contient déjà une classe
no-listening = impossible d'écouter sur { $address } : { $problem }
serving = { $name } est à l'adresse { $address } (Ctrl-C pour arrêter)
teachers-link = le lien de l'enseignant, pour vous seul : { $link }
ending = arrêt : les vérifications et les parties en cours seront reprises au prochain démarrage
backup-exists = { $file } existe déjà ; choisissez un autre nom
failure = damier : { $problem }
written = { $file } écrit
next = ensuite : damier serve { $file }
forgotten = { $name } a été supprimé de cette classe ; supprimez aussi { $name } de vos sauvegardes
no-walls = cette machine ne peut pas imposer toutes les restrictions que demandent les programmes d'inconnus ({ $enforced }). Si vous faites confiance à vos élèves, écrivez open_walls = true dans class.toml
restore-exists = { $folder } existe déjà ; choisissez un autre nom
no-backup = { $file } n'est pas la sauvegarde complète d'une classe : { $problem }
never-served = { $folder } ne contient pas de classe déjà servie
