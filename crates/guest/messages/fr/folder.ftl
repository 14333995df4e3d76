### Chemins inutilisables : dossiers de rendus, et dossiers de nouveaux programmes.

language = langage
something-to-run = impossible à ouvrir : { $error }. Indiquez un programme, ou un dossier qui contient { $manifest } ou { $usual }
folder-of-submissions = impossible à lire : { $error }
unwritable-name = son nom contient des caractères qui ne peuvent pas être affichés ; renommez-le
leads-away = un lien qui mène hors de ce dossier ou dans un sous-dossier ; déposez plutôt le fichier ou le dossier vers lequel il mène
wrapper = le module que les programmes importent ; damier fournit sa propre copie
no-submission = n'est pas un rendu : un rendu est un dossier, un fichier .py ou .so, ou un programme exécutable
holds-something = n'est pas vide ; indiquez un dossier nouveau ou vide
free-path = existe déjà ; indiquez un dossier qui n'existe pas encore
new-folder = impossible à lire : { $error }. Indiquez un dossier nouveau ou vide
unwritten = { $file } : écriture impossible : { $error }

## Systèmes et processeurs

on-processor = { $system } sur { $processor }
several-processors = plusieurs processeurs
