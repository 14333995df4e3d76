### @cfg feature = "threads"
### What is said of a thread that thinks.

player-failed = the player failed
