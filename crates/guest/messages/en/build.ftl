### Builds of what was handed in as source.
### @recognised

# $program
# $said
failed = `{ $program }` failed: { $said }
# $seconds
too-long = the build took longer than { $seconds } s
# $most
too-many = the build ran more than { $most } processes at the same time
# $most
too-much-memory = the build took more than { $most } MiB of memory
# $excess
leaves = the build { $excess }
survives = a process of the build could not be ended
# $program
no-program = this machine has no `{ $program }` to build with
needs-walls = sources are built on Linux alone, where builds are confined: hand in what you have built
