"""The exceptions of damier. Their messages are those of the command line."""


class DamierError(Exception):
    """The base class of all exceptions of damier."""


class InputError(DamierError, ValueError):
    """A wrong text, number or array. The message says what is wrong, where, and what is expected."""


class IllegalActionError(InputError):
    """An action that is illegal in its state."""


class ResultsError(DamierError):
    """A results file that cannot be read or written, or a run that is closed."""


class MachineError(DamierError):
    """A failure of the machine and not of a player, for example a lack of processes, memory or disk space."""


class InternalError(DamierError):
    """A bug in damier. Please report it with its message."""
