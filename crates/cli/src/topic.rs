//! What several commands have in common, explained once: `damier help topics`, `damier help budgets` and so on.

use crate::help::PAGE;
use clap::Subcommand;

const TOPICS: &str = "\
damier help positions     how positions, actions and games are written
damier help players       how players and their settings are named
damier help budgets       what a player may spend
damier help submissions   what can be handed in, and how it is run";

/// What is explained: each is a command that does nothing else than to show its help.
#[derive(Subcommand, Clone, Copy, Debug)]
pub(crate) enum Topic {
    /// What several commands have in common
    #[command(hide = true, help_template = PAGE, after_help = TOPICS)]
    Topics,
    /// How positions, actions and games are written
    ///
    /// 2048: rows from top to bottom with / between them, tiles as numbers, . for an empty cell, then
    /// score=N.
    ///
    /// Seven Colours: rows of letters from A, 1 and 2 for the seats' own cells, # for holes; the seat
    /// to move; the last calls, or a dash.
    ///
    /// Quarto: rows of pieces as hexadecimal digits, . for an empty square; the piece in hand, or a
    /// dash.
    ///
    /// In `damier play`, `state` shows the position in this form and `legal` the actions. --position
    /// TEXT takes it in play, solve and advise; --stdin reads one position per line.
    #[command(hide = true, help_template = PAGE)]
    Positions,
    /// How players and their settings are named
    ///
    /// A player is a name on the game's list, with settings in brackets: greedy, hybrid(gain=1),
    /// fast(effort=30,file=my.net). In a shell, brackets want quotation marks. `damier list players
    /// GAME` has the names, and with --all every setting.
    ///
    /// A player with a / in its text is a submission: ./ada, handed-in/zoe.py, handed-in/* (in
    /// quotation marks) for all in a folder. `human` is yourself, in `damier play`.
    #[command(hide = true, help_template = PAGE)]
    Players,
    /// What a player may spend
    ///
    /// none, fast (10 s of CPU time per game), efficient (120 s), or parts joined by commas: 10s/game,
    /// 50ms/move, 1000nodes (per move), depth4 (plies ahead).
    ///
    /// Time is CPU time of the player, never wall time, so a busy machine changes nothing; whoever
    /// spends more loses the game. Nodes and plies give the same games on every machine.
    #[command(hide = true, help_template = PAGE)]
    Budgets,
    /// What can be handed in, and how it is run
    ///
    /// A folder with submission.toml or bot.py, a .py file, a program, or, for 2048, a shared library
    /// in C, libNAME.so. `damier new bot FOLDER` makes one to begin with, `damier check FOLDER` tries
    /// it.
    ///
    /// In Python, `import damier` works without a file of that name: the referee lends its wrapper. On
    /// Linux a submission is confined: it reads its own folder (a single file only itself), has no
    /// network and no other processes, and 1 GiB of memory.
    #[command(hide = true, help_template = PAGE)]
    Submissions,
}
