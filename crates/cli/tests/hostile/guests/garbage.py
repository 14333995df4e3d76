"""Answers in its own words."""
import honest

honest.hello()
for go in honest.questions():
    print("I play " + go["legal"][0], flush=True)
