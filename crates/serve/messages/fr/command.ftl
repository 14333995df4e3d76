### L'aide des commandes.

program = Faire vivre une classe : les élèves déposent des programmes, qui jouent dans un classement continu
serve = Servir une classe : les élèves déposent des programmes, un classement continu les fait jouer, et une finale donne les notes
init = Écrire dans ce dossier une classe qui marche, puis terminer
class = Le fichier qui décrit la classe
backup = Copier une classe dans un seul fichier, même pendant qu'elle est servie
backup-file = Le fichier à écrire, qui ne doit pas encore exister
forget = Supprimer un élève : nom, étiquette, liens, programmes et sorties. Arrêtez d'abord le serveur
forget-name = Le pseudonyme de l'élève
link = Créer un nouveau lien pour l'enseignant, qui remplace l'ancien. Arrêtez d'abord le serveur
submit = Déposer une version dans une classe et suivre sa vérification
submit-path = Un dossier ou un fichier
submit-to = L'adresse de la classe
submit-game = Le jeu, si la classe en a plusieurs
submit-token = Un fichier qui contient le jeton de votre page [par défaut : la variable DAMIER_TOKEN]
lang = La langue : en ou fr
restore = Restaurer une classe depuis une sauvegarde, dans un nouveau dossier
restore-file = La sauvegarde
restore-folder = Le dossier à créer, qui ne doit pas encore exister
export = Écrire toutes les données d'un élève dans un fichier ZIP, même pendant que la classe est servie
similar = Écrire les programmes qui jouent à un jeu dans un fichier ZIP, avec un dossier par élève, pour JPlag, Dolos ou MOSS
similar-game = Le nom du jeu
