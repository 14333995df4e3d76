### Le cadre de l'aide.

commands = Commandes
usage = Utilisation :
default = [défaut : { $value }]
possible-values = Valeurs possibles :
