"""Needs what is not there."""
import numpy_that_nobody_has  # noqa: F401
