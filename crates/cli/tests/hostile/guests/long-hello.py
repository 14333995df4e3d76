"""Has a name of two megabytes."""
import honest

honest.hello(name="x" * (2 << 20))
for go in honest.questions():
    honest.answer(go)
