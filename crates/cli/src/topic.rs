//! Help pages on topics that several commands share: `damier help topics`, `damier help budgets` and so on.

use crate::help::PAGE;
use clap::Subcommand;

const TOPICS: &str = "\
damier help positions     how positions, actions and games are written
damier help players       how players and their settings are named
damier help budgets       what a player may spend
damier help submissions   what a submission is, and how it is run";

/// A topic: a command that only shows its help.
#[derive(Subcommand, Clone, Copy, Debug)]
pub(crate) enum Topic {
    /// Topics that several commands share
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
    /// Boards of other programs are read as well: a line for each row, lists such as `[[2,0,0,2],…]`, tables with commas,
    /// tabs or |, 0 or nothing for an empty cell, and what `damier show` prints. 2048: also exponents, the 64-bit word
    /// 0x…, and the saved game of the original page. Quarto: also 16 letters and the piece to place. Seven Colours: also
    /// colours as digits or names.
    ///
    /// In `damier play`, `state` shows the position in damier's form, and `legal` lists the actions. The commands play,
    /// show, solve and advise take a position with --position TEXT; solve and advise also read one position per line
    /// with --stdin.
    #[command(hide = true, help_template = PAGE)]
    Positions,
    /// How players and their settings are named
    ///
    /// A player is a name from the game's list, with its settings in parentheses: greedy, hybrid(gain=1),
    /// fast(effort=30,file=my.net). In a shell, put a player with settings in quotation marks. `damier list players
    /// GAME` lists the names and, with --all, every setting.
    ///
    /// A player with a / in its text is a submission: ./ada, handed-in/zoe.py, or handed-in/* (in quotation marks) for
    /// all submissions in a folder. In `damier play`, `human` is you.
    #[command(hide = true, help_template = PAGE)]
    Players,
    /// What a player may spend
    ///
    /// A budget is none, fast (10 s of CPU time per game), efficient (120 s of CPU time per game), or parts joined by
    /// commas: 10s/game, 50ms/move, 1000nodes (search nodes per move), depth4 (plies of search).
    ///
    /// Time is the player's CPU time, never wall-clock time, so a busy machine changes nothing. A player that spends
    /// more loses the game. Budgets of nodes and plies give the same games on every machine.
    #[command(hide = true, help_template = PAGE)]
    Budgets,
    /// What a submission is, and how it is run
    ///
    /// A submission is a folder with submission.toml or bot.py, a .py file, a program, or, for 2048, a shared library
    /// in C, libNAME.so. `damier new bot FOLDER` creates a folder to start from, and `damier check FOLDER` tests it.
    ///
    /// In Python, `import damier.bot` works without a file of that name, because the referee provides this module. On Linux
    /// a submission is confined: it can read its own folder (if it is a single file, only this file), has no network,
    /// sees no other processes, and gets 1 GiB of memory.
    #[command(hide = true, help_template = PAGE)]
    Submissions,
}
