"""Answers a question that nobody has asked."""
import honest

honest.hello()
for go in honest.questions():
    honest.say(type="move", id=go["id"] + 1000, action=go["legal"][0])
