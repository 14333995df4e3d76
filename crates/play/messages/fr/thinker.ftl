### Ce qui se dit d'un fil qui réfléchit.

player-failed = le joueur a échoué
