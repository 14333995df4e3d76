### The examination of this machine.

examining = examining this machine
what = measurement
found = result
unknown = unknown
threads = parallel threads
load = load over the last minute
governor = speed setting of the processor
clock = step of the CPU clock
share = share of a processor that the test work received
spread = variation of CPU time for the same work
quota = quota of processors
no-quota = no quota
submissions = submissions, from a trial run
busy = Other programs are using the processor, so wall-clock times mean little now. Budgets of CPU time are not affected: no player loses a game because the machine is busy.
# $spread (number)
unsteady = The same work took up to { $spread } % more CPU time in one try than in another. Compare CPU times only within one run.
# $governor
wavering = The processor changes its speed while games are played ({ $governor }). Set it to `performance` before you publish times.
no-clock = This machine has no CPU clock. Time budgets are measured on the wall clock, so a player may exceed its budget only because the machine is busy. Use budgets of nodes.
# $processors (number)
under-quota = A quota of the container or service limits damier and all submissions together to { $processors } { $processors ->
    [one] processor
   *[other] processors
 }, so games take longer. Players are not charged for the time spent waiting.
no-strangers = This machine cannot confine submissions. Run only submissions that you trust, with --trust-submissions.
incomplete = This machine cannot enforce some of the limits on submissions.
trusted = Times measured on this machine, and decisions about exceeded budgets, can be trusted.
with-care = Decisions about exceeded budgets of CPU time can be trusted, apart from the points above.
