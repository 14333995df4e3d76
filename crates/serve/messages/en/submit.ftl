### Output of damier submit.

known-already = you have submitted these files before: this is the same version
# $address
place = received: { $address }
# $mark (word)
# $name
# $said
stage = { $mark ->
    [passed] ok  
    [noted] note
   *[other] FAIL
 }  { $name }: { $said }
# $address
# $problem
unreachable = { $address } does not answer: { $problem }
odd-answer = the server that answered is not a damier class: check the address
no-such-token = the server does not know this token: create a new one on your page
# $file
# $problem
no-token-file = { $file }: { $problem }. This file must contain the token from your page
# $variable
no-token = no token: create one on your page, then put it into the variable { $variable }, or name a file that contains it with --token
odd-token = this is not a token: a token has 64 characters, digits and letters from a to f
# $file
# $problem
unreadable = { $file }: { $problem }
