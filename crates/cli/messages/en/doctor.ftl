### What this machine is good for.

examining = examining this machine
what = what
found = found
unknown = unknown
threads = threads at once
load = load in the last minute
governor = speed of the processor
clock = step of the CPU clock
share = share of a processor that work was given
spread = spread of CPU times of the same work
quota = processors that a quota allows
no-quota = no quota
submissions = submissions, as one was tried
busy = Other programs are at work: times on the wall mean little now. CPU budgets hold all the same, and no verdict changes.
# $spread (number)
unsteady = The same work took up to { $spread } % more CPU time from one try to the next: compare CPU times only in one run, player beside player.
# $governor
wavering = The speed of the processor changes while games are played ({ $governor }): ask for `performance` before times are published.
no-clock = There is no CPU clock: budgets of time are taken on the wall, and a busy machine can change a verdict. Use budgets of nodes.
# $processors (number)
under-quota = A quota of the container or service leaves { $processors } processors to damier and all submissions together: games take longer, and waiting for the quota is charged to nobody.
no-strangers = Submissions are not confined here: only trusted ones are run (--trusted).
incomplete = Not everything that can be enforced of submissions is enforced here.
trusted = Times and verdicts on this machine can be trusted.
with-care = Verdicts under CPU budgets can be trusted but for what is said above.
