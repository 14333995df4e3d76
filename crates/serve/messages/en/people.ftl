### Why a name or a student is refused.

# $most
odd-name = A pseudonym has 1 to { $most } characters: letters, digits, spaces and . _ - '. It cannot start with . or -, and cannot end with a full stop.
# $most
odd-label = A label has at most { $most } characters, on one line.
# $most
full = The class is full: it can have at most { $most } students.
# $name
taken = The pseudonym { $name } is already taken.
# $name
# $other
looks-alike = The pseudonym { $name } looks like { $other }, which is already taken.
# $name
mixed-letters = The pseudonym { $name } mixes letters that look alike but belong to different alphabets. Type it again in one alphabet.
# $name
nobody = The class has no student called { $name }.
many-columns = A row has at most two columns: the pseudonym and a label. Remove the others, or join them in the label.
