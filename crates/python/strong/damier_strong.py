"""Networks of the strongest players of 2048, for the package `damier`."""
