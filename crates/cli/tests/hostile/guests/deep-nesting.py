"""Ten thousand brackets."""
import sys
import honest

honest.hello()
for go in honest.questions():
    deep = "[" * 10000 + "]" * 10000
    sys.stdout.write('{"type":"info","id":%d,"more":%s}\n' % (go["id"], deep))
    honest.answer(go)
