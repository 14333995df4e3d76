"""The networks of damier's strongest players of 2048, which the package `damier` finds here."""
