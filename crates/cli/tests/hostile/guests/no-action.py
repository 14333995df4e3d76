"""Plays what is no action at all."""
import honest

honest.hello()
for go in honest.questions():
    honest.answer(go, "jump\u202e\x1b[31m" + "!" * 500)
