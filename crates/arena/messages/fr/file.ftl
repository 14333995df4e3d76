### Fichiers de résultats inutilisables.

problem = { $file } : { $problem }
host = la partie { $id } de l'épreuve { $event } ne peut pas être jouée sur cette machine : { $cause } ; toutes les parties enregistrées sont conservées, et la même commande joue le reste
locked = est utilisé par un autre programme ; réessayez quand celui-ci aura fini
exists = existe déjà ; attendu : un nouveau fichier, ou la reprise de celui-ci
no-file = n'est pas un fichier ; attendu : un fichier de résultats
no-spec = ne contient pas de description de tournoi ; attendu : un fichier de résultats
changed-head = sa description ou ses joueurs ont été modifiés après le début du tournoi ; attendu : le fichier tel que le tournoi l'a écrit
changed-games = des parties ont été retirées ou ajoutées après coup ; attendu : le fichier tel que le tournoi l'a écrit
changed-game = la partie { $game } de l'épreuve { $event } a été modifiée après coup ; attendu : le fichier tel que le tournoi l'a écrit
other-lineup = l'épreuve `{ $old }` a commencé avec { $old-game }, version { $old-rules } des règles, et les joueurs { $old-players } ; elle a maintenant { $new-game }, version { $new-rules } des règles, et les joueurs { $new-players } ; attendu : aucun changement
changed-files = les fichiers de { $players } ne sont plus ceux du début du tournoi ; attendu : les mêmes fichiers
disk-full = le disque est plein ; toutes les parties enregistrées sont conservées ; à faire : libérer de la place, puis continuer
other-spec = contient un tournoi d'une autre description ; attendu : celle avec laquelle il a commencé
in-use = est utilisé par un autre tournoi ; réessayez quand celui-ci aura fini
no-locks = le système de fichiers de ce dossier n'a pas de verrous, qui empêchent deux programmes d'écrire dans un même fichier ; mettez le fichier sur un disque local
rescued = a été supprimé pendant l'écriture ; toutes les parties sont conservées dans { $file } ; à faire : y continuer
lost = a été supprimé pendant l'écriture ; ses parties ne peuvent pas être sauvées : { $reason }
other-shard = sa description diffère de celle de { $other } ; attendu : les tranches d'un même tournoi
other-game = épreuve { $event }, partie { $game } : une autre partie est enregistrée ; attendu : la même ou aucune
other-form = résultats sous la forme { $form } ; attendu : la forme { $ours } (une autre version de ce programme l'a écrit)
unfinished = un tournoi interrompu l'a laissé inachevé, dans un dossier où l'on ne peut pas écrire ; attendu : un dossier où l'on peut écrire, ou la reprise du tournoi
no-results = n'est pas un fichier de résultats ; attendu : un fichier écrit par un tournoi
unreadable = { $reason } ; attendu : un fichier écrit par un tournoi
