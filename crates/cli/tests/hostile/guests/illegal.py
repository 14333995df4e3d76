"""Plays what the rules forbid as soon as they forbid something."""
import honest

honest.hello()
for go in honest.questions():
    actions = ["left", "right", "up", "down", "A", "B", "C", "D", "E", "F", "G"]
    forbidden = [action for action in actions if action not in go["legal"]]
    is_slide = "left" in go["legal"] or "right" in go["legal"] or "up" in go["legal"]
    forbidden = forbidden if not is_slide else [a for a in forbidden if len(a) > 1]
    honest.answer(go, forbidden[0] if forbidden else None)
