### Ce que dit damier submit.

known-already = ce sont les fichiers d'une version déjà rendue
place = reçu : { $address }
stage = { $mark ->
    [passed] ok  
    [noted] note
   *[other] NON 
 }  { $name } : { $said }
unreachable = { $address } ne répond pas : { $problem }
odd-answer = ce qui a répondu n'est pas un serveur damier : vérifiez l'adresse
no-such-token = le serveur ne connaît pas ce jeton : créez-en un nouveau sur votre page
no-token-file = { $file } : { $problem } ; il doit contenir le jeton de votre page
no-token = pas de jeton : votre page en crée un ; mettez-le dans la variable { $variable }, ou nommez un fichier avec --token
odd-token = ce n'est pas un jeton : 64 chiffres et lettres de a à f
unreadable = { $file } : { $problem }
