### Commands that damier-serve carries out.

# $program
missing = { $program } is needed, but it is neither next to damier nor on the PATH. In the source folder, install it with cargo install --locked --path crates/serve, or build it next to damier with cargo build --release -p damier-serve
# $program
# $problem
unrunnable = { $program } cannot be run: { $problem }
