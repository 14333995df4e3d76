"""Answers in something that is not UTF-8."""
import sys
import honest

honest.hello()
for go in honest.questions():
    sys.stdout.buffer.write(b'{"type":"move","id":%d,"action":"\xff\xfe"}\n' % go["id"])
    sys.stdout.flush()
