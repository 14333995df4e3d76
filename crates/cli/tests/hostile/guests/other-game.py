"""Plays something else."""
import honest

honest.hello(games=["chess", "go"])
for go in honest.questions():
    honest.answer(go)
