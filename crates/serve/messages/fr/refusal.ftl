### Pourquoi une demande est refusée.

absent = Cette page n'existe pas, ou vous n'y avez pas accès.
machine = Le serveur n'a pas pu le faire : { $cause }. Ce n'est pas votre faute, et vous n'avez rien perdu. Prévenez votre enseignant.
disk-full = le disque est plein
often = Vous avez déposé trop souvent : la limite est de six versions d'un coup, puis une par minute. Attendez une minute.
many-exports = Vous avez téléchargé trop souvent : la limite est de trois fois par minute. Attendez une minute.
many-tokens = Trop de liens inexistants ont été essayés depuis votre réseau. Attendez une minute.
no-link = Ce lien ne marche pas : il est incomplet, ou un plus récent l'a remplacé. Demandez à votre enseignant.
closed = Le classement est fermé : les programmes qui jouent ne changent plus.
not-confirmed = Rien n'a été changé. Pour confirmer, tapez { $word }.
no-such-phase = La classe ne peut pas passer à cette phase depuis la phase actuelle.
nobody-plays = Aucun programme ne joue encore. Une finale demande au moins une version qui a réussi la vérification.
log-in-use = un autre programme lit la base : les données supprimées restent dans son journal jusqu'au redémarrage du serveur
writer-ended = le serveur s'arrête
