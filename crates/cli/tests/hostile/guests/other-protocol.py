"""Speaks a protocol of the future."""
import honest

honest.hello(protocol=99)
for go in honest.questions():
    honest.answer(go)
