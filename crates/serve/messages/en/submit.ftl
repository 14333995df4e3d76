### What damier submit says.

known-already = these are the files of a version that you have handed in before
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
odd-answer = what answered is no server of damier: check the address
no-such-token = the server does not know this token: make a new one on your page
# $file
# $problem
no-token-file = { $file }: { $problem }; it is to hold the token of your page
# $variable
no-token = no token: your page makes one; put it into the variable { $variable }, or name a file with --token
odd-token = this is no token: 64 digits and letters from a to f
# $file
# $problem
unreadable = { $file }: { $problem }
