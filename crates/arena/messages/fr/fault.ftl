### Les erreurs des stratégies.

illegal = `{ $action }` n'est pas permis dans `{ $state }` ; coups permis : { $legal }
panic-at = s'est arrêté par un panic sans message, à { $place }
panic = s'est arrêté par un panic sans message
