### Headings of the help.

commands = Commands:
arguments = Arguments:
usage = Usage:
# $value
default = [default: { $value }]
possible-values = Possible values:
to-play = Play and understand:
tournaments = Tournaments:
strategies = Your own strategies:
research = Research:
others = More:
options = Options:
