"""Behaves: plays the first legal action, and is one of those that a tournament is for."""
import honest

honest.play()
