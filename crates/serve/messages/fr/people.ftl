### Ce qui est refusé des noms.

odd-name = Un pseudonyme a de 1 à { $most } lettres, chiffres, espaces et signes . _ - ', et ne commence ni par . ni par -.
odd-label = Une étiquette a au plus { $most } caractères sur une ligne.
full = La classe est pleine : { $most } élèves au plus.
taken = Le pseudonyme { $name } est pris.
looks-alike = Le pseudonyme { $name } se lit comme { $other }, qui est pris.
mixed-letters = Le pseudonyme { $name } mélange des lettres de plusieurs alphabets qui se ressemblent. Saisissez-le dans un seul alphabet.
at-line = Personne n'a été ajouté ; ligne { $line } : { $reason }
nobody = Il n'y a pas d'élève nommé { $name }.
