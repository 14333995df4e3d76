### Erreurs sur la ligne de commande.

unknown-argument = argument inattendu : « { $argument } »
unknown-command = commande inconnue : « { $command } »
moved-to-lab = damier { $command } s'appelle maintenant damier lab { $command }
invalid-value = valeur « { $value } » refusée pour « { $argument } » [valeurs possibles : { $allowed }]
no-value = il manque une valeur à « { $argument } »
wrong-value = valeur « { $value } » refusée pour « { $argument } » : { $reason }
conflict = « { $one } » et « { $other } » ne peuvent pas aller ensemble
missing = argument manquant : { $arguments } (voir --help)
missing-command = il manque une commande ; --help donne la liste
did-you-mean = (vouliez-vous dire « { $meant } » ?)
a-whole-number = attendu : un nombre entier
too-large = ce nombre est trop grand
a-number-within = attendu : un nombre entier de { $low } à { $high }
