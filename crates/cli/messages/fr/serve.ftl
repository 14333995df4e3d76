### Les commandes qu'un autre programme exécute.

missing = il faut { $program }, qui n'est ni à côté de damier ni dans le PATH : cargo install --locked --path crates/serve l'installe (cargo build --release -p damier-serve, là où damier est compilé)
unrunnable = { $program } ne peut pas être lancé : { $problem }
