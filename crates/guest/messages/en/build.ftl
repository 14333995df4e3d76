### Builds of what was handed in as source.
### @recognised

# $program
# $said
failed = `{ $program }` failed: { $said }
# $seconds
too-long = the build took longer than { $seconds } s
# $program
no-program = this machine has no `{ $program }` to build with
needs-walls = sources are built on Linux alone, where builds are confined: hand in what you have built
