"""Expects more points than a number can tell."""
import sys
import honest

honest.hello()
for go in honest.questions():
    sys.stdout.write('{"type":"info","id":%d,"value":1e999}\n' % go["id"])
    honest.answer(go)
