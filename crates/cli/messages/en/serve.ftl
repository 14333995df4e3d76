### The commands that another program carries out.

# $program
missing = this needs { $program }, which is neither beside damier nor on the path: cargo install --locked --path crates/serve puts it there (cargo build --release -p damier-serve, where damier is built)
# $program
# $problem
unrunnable = { $program } cannot be run: { $problem }
