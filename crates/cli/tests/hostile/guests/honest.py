"""The protocol as every guest beside this file speaks it, until it does not."""

import json
import sys


def say(**message):
    """One message to the referee."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def hello(**more):
    """Says that the guest is there."""
    say(type="hello", **more)


def questions():
    """Every `go` of the game; the end of the game is the end."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "go":
            yield message
        if message["type"] == "quit":
            return


def answer(go, action=None, **more):
    """The first legal action, if no other is given."""
    say(type="move", id=go["id"], action=action or go["legal"][0], **more)


def play(trick=None):
    """A whole game: `trick` is called with every question before it is answered."""
    hello()
    for go in questions():
        if trick is not None:
            trick(go)
        answer(go)


def attempt(name, act):
    """Says on standard error what came of something that is forbidden."""
    try:
        result = act()
    except BaseException as error:
        sys.stderr.write("%s: refused (%s)\n" % (name, type(error).__name__))
    else:
        sys.stderr.write("%s: DONE (%r)\n" % (name, result))
    sys.stderr.flush()
