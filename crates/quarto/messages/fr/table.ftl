### Tables de preuves dans un fichier.

other-rules = le fichier contient des preuves sur { $found }. Nommez un autre fichier pour { $rules }
other-format = le fichier a le format { $found }, d'une autre version de ce programme. Cette version lit le format { $format } : nommez un autre fichier
no-table = le fichier n'est pas une table de preuves. Nommez un nouveau fichier, ou celui d'une exécution précédente
damaged = l'enregistrement { $number } ne correspond pas à sa somme de contrôle : le fichier est endommagé. Remettez une copie intacte, ou supprimez le fichier et relancez la recherche
