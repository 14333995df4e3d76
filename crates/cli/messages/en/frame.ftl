### What stands around the help.

commands = Commands
usage = Usage:
# $value
default = [default: { $value }]
possible-values = Possible values:
