### What strategies did wrong. Records hold these sentences in English.
### @recognised

# $action
# $state
# $legal
illegal = `{ $action }` in `{ $state }`; legal: { $legal }
# $place a place in the source
panic-at = a panic without a message ({ $place })
panic = a panic without a message
