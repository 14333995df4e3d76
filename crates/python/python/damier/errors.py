"""The exceptions of damier: each with the sentence that the command line says."""


class DamierError(Exception):
    """Whatever damier refuses, or what goes wrong in it."""


class InputError(DamierError, ValueError):
    """A text, number or array that is not what it should be: what, where, and what is allowed."""


class IllegalActionError(InputError):
    """An action that the rules forbid in its state."""


class ResultsError(DamierError):
    """A results file that cannot be read or written, or a run that is closed."""


class MachineError(DamierError):
    """A failure of the machine, not of a player: no process, no memory, no disk."""


class InternalError(DamierError):
    """A mistake of damier's own. Please report it with its message."""
