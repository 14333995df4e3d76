### Pour la personne qui exploite un serveur : démarrage, sauvegarde et pannes.

unwritable = impossible d'écrire { $folder } : { $problem }. Choisissez un endroit où vous pouvez écrire
in-use = un autre serveur fait déjà tourner la classe de { $folder } ; arrêtez-le d'abord
no-locks = { $folder } est sur un système de fichiers sans verrous : deux serveurs pourraient écrire dans la même base. Déplacez le dossier sur un disque local
no-class = { $file } est abîmé, ou n'est pas la base d'une classe, ou a été écrit par une version plus récente de damier (celle-ci lit les bases jusqu'à la version { $form })
exists = { $folder } contient déjà une classe
no-listening = impossible d'écouter sur { $address } : { $problem }
serving = { $name } est à l'adresse { $address } (Ctrl-C pour arrêter)
teachers-link = le lien de l'enseignant, pour vous seul : { $link }
ending = arrêt : les vérifications et les parties en cours seront recommencées au prochain démarrage du serveur
backup-exists = { $file } existe déjà ; choisissez un autre nom
failure = damier : { $problem }
written = { $file } écrit
next = ensuite : damier serve { $file }
forgotten = { $name } a été supprimé de cette classe, mais les anciennes sauvegardes contiennent encore ce nom. Après une finale, son rapport, ses notes et final.db aussi. Supprimez ces fichiers avant de faire une nouvelle sauvegarde
no-walls = cette machine ne peut pas imposer toutes les restrictions nécessaires pour exécuter les programmes d'inconnus. Elle impose : { $enforced }. Si vous faites confiance à vos élèves, écrivez open_walls = true dans class.toml
restore-exists = { $folder } existe déjà ; choisissez un autre nom
no-backup = { $file } n'est pas la sauvegarde complète d'une classe : { $problem }
never-served = { $folder } ne contient pas de base de données d'une classe ; le serveur la crée quand il tourne pour la première fois
