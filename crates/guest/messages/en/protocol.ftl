### What is no message of the protocol.
### @recognised

message = message
one-line-of-json = one line of JSON in UTF-8
# $error
guest-message = a guest's message: hello, info, move or error ({ $error })
# $error
referee-message = a referee's message: hello, newgame, go, gameover, quit or error ({ $error })
