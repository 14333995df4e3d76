### Les erreurs des stratégies.

illegal = `{ $action }` n'est pas permis dans `{ $state }` ; coups permis : { $legal }
panic-at = s'est interrompu (`panic`) sans message, à { $place }
panic = s'est interrompu (`panic`) sans message
