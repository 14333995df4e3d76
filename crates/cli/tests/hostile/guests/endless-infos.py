"""Tells what it thinks, and never what it plays."""
import honest

honest.hello()
for go in honest.questions():
    while True:
        honest.say(type="info", id=go["id"], text="still thinking", value=1.5)
