### Le cadre de l'aide.

commands = Commandes :
arguments = Arguments :
usage = Utilisation :
default = [défaut : { $value }]
possible-values = Valeurs possibles :
to-play = Jouer et comprendre :
tournaments = Tournois :
strategies = Vos propres stratégies :
research = Recherche :
others = Et encore :
options = Options :
