### Chemins refusés : dossiers de rendus, et dossiers de nouveaux programmes.

submission = rendu
submissions = rendus
language = langage
folder = dossier
something-to-run = un dossier avec { $manifest } ou { $usual }, ou un programme ({ $error })
folder-of-submissions = un dossier de rendus ({ $error })
unwritable-name = son nom ne peut pas s'écrire sur une ligne ; renommez-le
leads-away = un lien qui mène hors du dossier, ou dans un autre ; rendez ce à quoi il mène
wrapper = le module que les programmes importent, et que damier fournit lui-même
no-submission = les rendus sont des dossiers, des fichiers .py et .so, et des programmes
holds-something = un dossier nouveau ou vide ; celui-ci contient quelque chose
free-path = un dossier qui n'existe pas encore
new-folder = un dossier nouveau ou vide ({ $error })
unwritten = { $file } : écriture impossible : { $error }

## Systèmes et processeurs

on-processor = { $system } sur { $processor }
several-processors = plusieurs processeurs
