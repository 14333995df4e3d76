### Commands that damier-serve carries out.

# $program
missing = { $program } is needed, but it is neither beside damier nor on the PATH. Install it with cargo install --locked --path crates/serve, or build it beside damier with cargo build --release -p damier-serve
# $program
# $problem
unrunnable = { $program } cannot be run: { $problem }
