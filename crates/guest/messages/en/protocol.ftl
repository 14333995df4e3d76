### Lines that are not messages of the protocol.

message = message
one-line-of-json = one line of JSON in UTF-8
# $error
guest-message = a bot's message: hello, info, move or error ({ $error })
# $error
referee-message = a referee's message: hello, newgame, go, gameover, quit or error ({ $error })
