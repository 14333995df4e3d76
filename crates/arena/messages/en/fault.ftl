### What strategies did wrong.

# $action
# $state
# $legal
illegal = `{ $action }` is not legal in `{ $state }`; legal: { $legal }
# $place a place in the source
panic-at = panicked without a message, at { $place }
panic = panicked without a message
