### Ce qui est refusé des noms.

odd-name = Un pseudonyme a de 1 à { $most } lettres, chiffres, espaces et signes . _ - ', et ne commence ni par . ni par -.
odd-label = Une étiquette a au plus { $most } caractères sur une ligne.
full = La classe est pleine : { $most } élèves au plus.
taken = Le pseudonyme { $name } est pris.
at-line = Personne n'a été ajouté ; ligne { $line } : { $reason }
nobody = Il n'y a pas d'élève nommé { $name }.
