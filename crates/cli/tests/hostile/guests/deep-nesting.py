"""A hundred thousand brackets."""
import sys
import honest

honest.hello()
for go in honest.questions():
    deep = "[" * 100000 + "]" * 100000
    sys.stdout.write('{"type":"info","id":%d,"more":%s}\n' % (go["id"], deep))
    honest.answer(go)
