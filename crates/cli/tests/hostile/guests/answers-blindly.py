"""Closes its standard input and answers all questions to come: nobody has to listen."""
import os
import honest

honest.hello()
for go in honest.questions():
    os.close(0)
    for number in range(1000):
        honest.say(type="move", id=go["id"] + number, action="left")
    break
