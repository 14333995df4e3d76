"""Says itself that it cannot go on."""
import honest

honest.hello()
for go in honest.questions():
    honest.say(type="error", id=go["id"], code="lost", message="I do not know this board")
