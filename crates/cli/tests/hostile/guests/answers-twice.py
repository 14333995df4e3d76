"""Answers every question twice."""
import honest

honest.hello()
for go in honest.questions():
    honest.answer(go)
    honest.answer(go)
