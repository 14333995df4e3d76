### Lines that are not messages of the protocol.

message = message
one-line-of-json = one line of JSON in UTF-8
# $error
guest-message = a bot's message: hello, info, move or error ({ $error })
# $error
referee-message = a referee's message: hello, newgame, go, gameover, quit or error ({ $error })
# Why a line is not a message.
no-object = the line does not start with `{"{"}`
# $character its number in the line
no-json = the line is not JSON; the error is at character { $character }
# $key
no-key = the key `{ $key }` is missing
# $character its number in the line
large-number = the number at character { $character } is too large
deep-nesting = lists or objects are nested too deeply
# $name
no-such-type = `{ $name }` is not a type of message
wrong-value = a value has the wrong type: `id` is a whole number, `action` is a text
