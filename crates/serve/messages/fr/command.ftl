### L'aide des commandes.

program = Faire vivre une classe : les élèves déposent des programmes, qui jouent dans un classement continu
serve = Faire tourner le serveur d'une classe : les élèves déposent des programmes, un classement continu les fait jouer, et une finale donne les notes
init = Créer dans ce dossier les fichiers d'une nouvelle classe, puis terminer
class = Le fichier qui décrit la classe
backup = Copier une classe dans un seul fichier, même pendant que son serveur tourne
backup-file = Le fichier à écrire, qui ne doit pas encore exister
forget = Supprimer un élève : nom, étiquette, liens, programmes et sorties. Arrêtez d'abord le serveur
forget-name = Le pseudonyme de l'élève
link = Créer un nouveau lien pour l'enseignant, qui remplace l'ancien. Arrêtez d'abord le serveur
submit = Déposer une version de votre programme dans une classe et suivre sa vérification
submit-path = Le programme : un dossier ou un fichier
submit-to = L'adresse de la classe
submit-game = Le jeu, si la classe en a plusieurs
submit-token = Un fichier qui contient le jeton de votre page [par défaut : le jeton est dans la variable d'environnement DAMIER_TOKEN]
lang = La langue : en ou fr
restore = Restaurer une classe depuis une sauvegarde, dans un nouveau dossier
restore-file = La sauvegarde
restore-folder = Le dossier à créer, qui ne doit pas encore exister
export = Enregistrer toutes les données d'un élève dans un fichier ZIP, même pendant que le serveur tourne
similar = Enregistrer les programmes qui jouent à un jeu dans un fichier ZIP, avec un dossier par élève, pour un détecteur de plagiat (JPlag, Dolos ou MOSS)
similar-game = Le nom du jeu dans la classe
