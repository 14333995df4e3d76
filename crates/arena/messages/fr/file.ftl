### Fichiers de résultats inutilisables.

problem = { $file } : { $problem }
host = la partie { $id } de l'épreuve { $event } ne peut pas être jouée sur cette machine : { $cause }. Toutes les parties jouées sont enregistrées ; relancez la même commande pour jouer le reste
locked = est utilisé par un autre programme ; réessayez quand celui-ci aura fini
no-folder = ne peut pas être créé, car son dossier n'existe pas. Créez d'abord le dossier, ou indiquez un autre fichier
exists = existe déjà ; indiquez un nouveau fichier, ou reprenez celui-ci
no-file = n'est pas un fichier ; indiquez un fichier de résultats
no-spec = ne contient pas de description de tournoi : ce n'est pas un fichier de résultats
changed-head = sa description ou ses joueurs ont été modifiés après le début du tournoi ; rétablissez le fichier tel que le tournoi l'a écrit
changed-games = des parties ont été retirées ou ajoutées après coup ; rétablissez le fichier tel que le tournoi l'a écrit
changed-game = la partie { $game } de l'épreuve { $event } a été modifiée après coup ; rétablissez le fichier tel que le tournoi l'a écrit
other-lineup = l'épreuve `{ $old }` a commencé avec { $old-game }, version { $old-rules } des règles, et les joueurs { $old-players } ; elle a maintenant { $new-game }, version { $new-rules } des règles, et les joueurs { $new-players }. Annulez ce changement, ou indiquez un autre fichier
changed-files = les fichiers de { $players } ont changé depuis le début du tournoi. Remettez les anciens fichiers, ou indiquez un autre fichier de résultats
disk-full = le disque est plein. Les parties jouées sont enregistrées : libérez de la place et relancez la même commande
other-spec = contient un tournoi d'une autre description ; utilisez celle du début, ou indiquez un autre fichier
in-use = est utilisé par un autre tournoi ; réessayez quand celui-ci aura fini
no-locks = se trouve sur un système de fichiers sans verrous, où deux programmes pourraient l'écrire en même temps. Mettez le fichier sur un disque local
rescued = a été supprimé pendant que le tournoi l'écrivait. Toutes les parties sont enregistrées dans { $file } : reprenez le tournoi avec ce fichier
lost = a été supprimé pendant que le tournoi l'écrivait, et ses parties ne peuvent pas être enregistrées : { $reason }
other-shard = sa description diffère de celle de { $other } ; seules les tranches d'un même tournoi peuvent être réunies
other-game = la partie { $game } de l'épreuve { $event } diffère de celle qui est déjà enregistrée
other-form = est au format { $form }, écrit par une autre version de ce programme ; celle-ci lit le format { $ours }
unfinished = est inachevé, car son tournoi a été interrompu, et son dossier est en lecture seule. Copiez-le dans un dossier où vous pouvez écrire, ou reprenez le tournoi
no-results = n'est pas un fichier de résultats ; indiquez un fichier écrit par un tournoi
unreadable = ne peut pas être lu comme un fichier de résultats : { $reason }
