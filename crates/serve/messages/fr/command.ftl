### L'aide des commandes.

program = Une classe qui tourne seule
serve = Servir une classe : on y rend des programmes, une échelle joue, une finale donne les notes
init = Écrire dans ce dossier une classe qui marche, et terminer
class = Le fichier qui décrit la classe
backup = Copier une classe telle qu'elle est dans un seul fichier, même pendant qu'elle est servie
backup-file = Le fichier à écrire, qui ne doit pas encore exister
forget = Oublier un élève : nom, étiquette, liens, programmes et sorties ; la classe ne doit pas être servie
forget-name = Le pseudonyme
link = Créer un nouveau lien pour l'enseignant, qui annule l'ancien ; la classe ne doit pas être servie
submit = Rendre une version à une classe et suivre sa vérification
submit-path = Un dossier ou un fichier
submit-to = L'adresse de la classe
submit-game = Le jeu, si la classe en a plusieurs
submit-token = Un fichier avec le jeton de votre page [par défaut : la variable DAMIER_TOKEN]
lang = La langue : en ou fr
restore = Refaire une classe d'une sauvegarde, dans un nouveau dossier
restore-file = La sauvegarde
restore-folder = Le dossier à créer, qui ne doit pas encore exister
export = Écrire tout ce qui est gardé d'un élève dans un fichier ZIP, même pendant que la classe est servie
similar = Écrire ce qui joue un jeu dans un fichier ZIP, un dossier par élève, pour JPlag, Dolos ou MOSS
similar-game = Le nom du jeu
