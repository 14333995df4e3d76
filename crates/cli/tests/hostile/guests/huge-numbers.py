"""Boasts with the largest numbers that the protocol can tell: no fault."""
import honest

honest.hello()
for go in honest.questions():
    most = {"nodes": 2**64 - 1, "depth": 2**32 - 1}
    honest.say(type="info", id=go["id"], value=-1e308, **most)
    honest.answer(go, value=1e308, pv=[go["legal"][0]] * 10000, **most)
