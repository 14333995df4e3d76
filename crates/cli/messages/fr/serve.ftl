### Les commandes qu'un autre programme exécute.

missing = il faut { $program }, qui n'est ni à côté de damier ni dans le PATH. Dans le dossier des sources, installez-le avec cargo install --locked --path crates/serve, ou compilez-le à côté de damier avec cargo build --release -p damier-serve
unrunnable = { $program } ne peut pas être lancé : { $problem }
