"""Behaves: plays the last legal action, and is one of those that a tournament is for."""
import honest

honest.hello()
for go in honest.questions():
    honest.answer(go, go["legal"][-1])
