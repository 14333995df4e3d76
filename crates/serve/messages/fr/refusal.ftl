### Pourquoi une demande est refusée.

absent = Cette page n'existe pas, ou vous n'y avez pas accès. Si vous êtes déconnecté, connectez-vous sur la première page de la classe.
machine = Le serveur n'a pas pu faire ce que vous demandez : { $cause }. Ce n'est pas votre faute, et vous n'avez rien perdu. Prévenez votre enseignant.
disk-full = le disque est plein
often = Vous avez déposé des versions trop souvent : six de suite au plus, puis une par minute. Attendez une minute, puis recommencez.
many-exports = Vous avez téléchargé vos données trop souvent : trois fois par minute au plus. Attendez une minute, puis recommencez.
many-tokens = Trop de liens ou de codes qui n'existent pas ont été essayés depuis votre réseau. Attendez une minute, puis recommencez.
no-link = Ce lien ou ce code ne marche pas : il est incomplet ou mal tapé, ou un plus récent l'a remplacé. Essayez encore, ou demandez-en un nouveau à votre enseignant.
closed = Le classement est gelé : on ne peut plus changer la version qui joue.
not-confirmed = Rien n'a été changé. Pour confirmer, tapez { $word }.
no-such-phase = Cette étape n'est pas possible maintenant, car la phase de la classe a changé. Rechargez la page. Une finale demande un classement gelé.
nobody-plays = Aucun programme d'élève ne joue encore. Avant une finale, il faut qu'au moins une version ait réussi la vérification.
log-in-use = un autre programme lit la base : les données supprimées restent dans le journal de la base jusqu'au redémarrage du serveur
writer-ended = le serveur s'arrête
