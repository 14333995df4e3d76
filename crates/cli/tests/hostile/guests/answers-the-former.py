"""Answers the question before."""
import honest

honest.hello()
for go in honest.questions():
    honest.say(type="move", id=go["id"] - 1, action=go["legal"][0])
