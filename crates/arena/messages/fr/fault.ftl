### Ce que des stratégies ont fait de travers.

illegal = `{ $action }` dans `{ $state }` ; coups permis : { $legal }
panic-at = une panne sans message ({ $place })
panic = une panne sans message
