### Output of damier submit.

known-already = you have already submitted these files, so this is not a new version
# $address
place = the page of this version is { $address }
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
no-token-file = { $file }: { $problem }. The option --token needs a file that contains the token from your page
# $variable
no-token = no token: create a token on your page, then put it into the environment variable { $variable }, or into a file that you name with --token
odd-token = this is not a token: a token has 64 characters, digits and letters from a to f
# $file
# $problem
unreadable = { $file }: { $problem }
