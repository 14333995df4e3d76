### Errors on the command line. The parser prints its own text in English.
### @shared

# $argument
unknown-argument = unexpected argument '{ $argument }' found
# $command
unknown-command = unrecognized subcommand '{ $command }'
# $argument
no-value = a value is required for '{ $argument }' but none was supplied
# $one
# $other
conflict = the argument '{ $one }' cannot be used with '{ $other }'
# $arguments
missing = the following required arguments were not provided: { $arguments }
missing-command = requires a subcommand but one was not provided
# $meant
did-you-mean = (did you mean '{ $meant }'?)
