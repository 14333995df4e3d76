### Errors on the command line. The English texts repeat those of clap, which are shown in English.

# $argument
unknown-argument = unexpected argument '{ $argument }' found
# $command
unknown-command = unrecognized subcommand '{ $command }'
# $command
moved-to-lab = damier { $command } is now damier lab { $command }
# $value
# $argument
# $allowed
invalid-value = invalid value '{ $value }' for '{ $argument }' [possible values: { $allowed }]
# $argument
no-value = a value is required for '{ $argument }' but none was supplied
# $value
# $argument
# $reason
wrong-value = invalid value '{ $value }' for '{ $argument }': { $reason }
# $one
# $other
conflict = the argument '{ $one }' cannot be used with '{ $other }'
# $arguments
missing = the following required arguments were not provided: { $arguments }
missing-command = a command is missing; --help lists the commands
# $meant
did-you-mean = (did you mean '{ $meant }'?)
a-whole-number = expected a whole number
too-large = this number is too large
# $low
# $high
a-number-within = expected a whole number from { $low } to { $high }
