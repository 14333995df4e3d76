### @cfg feature = "threads"
### A thread that computes moves and hints.

player-failed = the player stopped because of an internal error
