### Pourquoi un nom ou un élève est refusé.

odd-name = Un pseudonyme a de 1 à { $most } caractères : lettres, chiffres, espaces et signes . _ - '. Il ne commence ni par . ni par -, et ne finit pas par un point.
odd-label = Une étiquette a au plus { $most } caractères, sur une ligne.
full = La classe est pleine : elle ne peut pas avoir plus de { $most } élèves.
taken = Le pseudonyme { $name } est déjà pris.
looks-alike = Le pseudonyme { $name } ressemble à { $other }, qui est déjà pris.
mixed-letters = Le pseudonyme { $name } mélange des lettres qui se ressemblent, mais viennent d'alphabets différents. Saisissez-le dans un seul alphabet.
nobody = La classe n'a pas d'élève nommé { $name }.
many-columns = Une ligne a au plus deux colonnes : le pseudonyme et une étiquette. Supprimez les autres, ou réunissez-les dans l'étiquette.
