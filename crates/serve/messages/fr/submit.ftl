### Ce que damier submit affiche.

known-already = vous avez déjà déposé ces fichiers : ce n'est pas une nouvelle version
place = la page de cette version est { $address }
stage = { $mark ->
    [passed] ok  
    [noted] avis
   *[other] NON 
 }  { $name } : { $said }
unreachable = { $address } ne répond pas : { $problem }
odd-answer = le serveur qui a répondu n'est pas une classe damier : vérifiez l'adresse
no-such-token = le serveur ne connaît pas ce jeton : créez-en un nouveau sur votre page
no-token-file = { $file } : { $problem }. L'option --token demande un fichier qui contient le jeton de votre page
no-token = pas de jeton : créez un jeton sur votre page, puis mettez-le dans la variable d'environnement { $variable }, ou dans un fichier que vous indiquez avec --token
odd-token = ce n'est pas un jeton : un jeton a 64 caractères, des chiffres et des lettres de a à f
unreadable = { $file } : { $problem }
