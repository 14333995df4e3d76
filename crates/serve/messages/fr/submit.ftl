### Ce que damier submit affiche.

known-already = vous avez déjà déposé ces fichiers : c'est la même version
place = reçu : { $address }
stage = { $mark ->
    [passed] ok  
    [noted] note
   *[other] NON 
 }  { $name } : { $said }
unreachable = { $address } ne répond pas : { $problem }
odd-answer = le serveur qui a répondu n'est pas une classe damier : vérifiez l'adresse
no-such-token = le serveur ne connaît pas ce jeton : créez-en un nouveau sur votre page
no-token-file = { $file } : { $problem }. Ce fichier doit contenir le jeton de votre page
no-token = pas de jeton : créez-en un sur votre page, puis mettez-le dans la variable { $variable }, ou indiquez avec --token un fichier qui le contient
odd-token = ce n'est pas un jeton : un jeton a 64 caractères, des chiffres et des lettres de a à f
unreadable = { $file } : { $problem }
