### What is refused of names.

# $most
odd-name = A pseudonym has 1 to { $most } letters, digits, spaces and . _ - ' characters, and begins with none of . and -.
# $most
odd-label = A label has at most { $most } characters on one line.
# $most
full = The class is full: at most { $most } students.
# $name
taken = The pseudonym { $name } is taken.
# $name
# $other
looks-alike = The pseudonym { $name } looks like { $other }, which is taken.
# $name
mixed-letters = The pseudonym { $name } mixes letters of several alphabets that look alike. Type it anew in one alphabet.
# $line
# $reason
at-line = Nobody was added; line { $line }: { $reason }
# $name
nobody = There is no student called { $name }.
