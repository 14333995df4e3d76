### Builds of submissions that come as source code.

# $program
# $said
failed = `{ $program }` failed: { $said }
# $seconds
too-long = the build took longer than { $seconds } s
# $seconds
# $used
too-busy = this machine is too busy to build: after { $seconds } s, the build had used { $used } s
# $most
too-many = the build ran more than { $most } processes at once
# $most
too-much-memory = the build used more than { $most } MiB of memory
# $excess
leaves = the build { $excess }
survives = a process of the build could not be stopped
# $program
no-program = this machine has no `{ $program }`, which the build needs
needs-walls = this machine cannot build sources, because builds are confined only on Linux. Submit the compiled program instead
