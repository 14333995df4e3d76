### Ce qui est refusé.

absent = Il n'y a pas de telle page ici, ou elle n'est pas pour vous.
machine = Le serveur n'a pas pu le faire : { $cause }. Ce n'est pas votre faute ; rien n'est perdu. Prévenez votre enseignant.
disk-full = le disque est plein
often = C'est trop souvent : six versions d'un coup, puis une par minute. Attendez une minute.
many-exports = C'est trop souvent : trois par minute. Attendez une minute.
many-tokens = Trop de liens inexistants ont été essayés depuis votre réseau. Attendez une minute.
no-link = Ce lien n'ouvre à personne : un plus récent l'a remplacé, ou il n'est pas entier. Demandez à votre enseignant.
closed = L'échelle est fermée : ce qui joue est fixé.
not-confirmed = Rien n'a été fait : pour confirmer, tapez { $word }.
no-such-phase = La classe ne peut pas passer à cette phase depuis celle où elle est.
nobody-plays = Personne ne joue encore : une finale demande une version qui a passé la vérification.
log-in-use = un autre programme lit la base ; ce qui a été supprimé reste dans son journal jusqu'au prochain démarrage du serveur
writer-ended = le serveur s'arrête
