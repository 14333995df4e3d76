### Erreurs sur la ligne de commande.

unknown-argument = argument inattendu : « { $argument } »
unknown-command = commande inconnue : « { $command } »
no-value = il manque une valeur à « { $argument } »
conflict = « { $one } » et « { $other } » ne peuvent pas être utilisés ensemble
missing = il manque ces arguments : { $arguments }
missing-command = il manque une commande
did-you-mean = (vouliez-vous dire « { $meant } » ?)
