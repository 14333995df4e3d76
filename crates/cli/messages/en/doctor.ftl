### The examination of this machine.

examining = examining this machine
what = what
found = found
unknown = unknown
threads = parallel threads
load = load over the last minute
governor = processor speed
clock = step of the CPU clock
share = share of a processor that work received
spread = variation of CPU time for the same work
quota = processors allowed by a quota
no-quota = no quota
submissions = submissions, from a trial run
busy = Other programs are using the processor, so wall-clock times mean little now. CPU budgets still hold, and no verdict changes.
# $spread (number)
unsteady = The same work took up to { $spread } % more CPU time in one try than in another. Compare CPU times only within one run.
# $governor
wavering = The processor changes its speed while games are played ({ $governor }). Set it to `performance` before you publish times.
no-clock = There is no CPU clock here. Time budgets are measured on the wall clock, so a busy machine can change a verdict. Use budgets of nodes.
# $processors (number)
under-quota = A quota of the container or service limits damier and all submissions together to { $processors } processors. Games take longer. Waiting for the quota is charged to no player.
no-strangers = Submissions are not confined here. Only submissions that you trust can be run, with --trust-submissions.
incomplete = Some limits on submissions cannot be enforced here.
trusted = Times and verdicts on this machine can be trusted.
with-care = Verdicts under CPU budgets can be trusted, apart from the points above.
