"""Has a name, and things to say, that would repaint a terminal: no fault, and nothing of it is shown."""
import sys
import honest

ODD = "\x1b[31mred\x1b[0m \x07\x9b2J \u202eright to left\u202c \u200b\ufeff\u2066 \x00"
honest.hello(name=ODD * 1000, author=ODD, language=ODD)
for go in honest.questions():
    sys.stderr.buffer.write((ODD + "\n").encode() + b"\xff\xfe\n")
    sys.stderr.flush()
    honest.say(type="info", id=go["id"], text=ODD)
    honest.answer(go, text=ODD)
