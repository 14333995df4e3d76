//! The commands, one file each, and the list of them.

pub(crate) mod advise;
pub(crate) mod check;
pub(crate) mod contest;
pub(crate) mod course;
pub(crate) mod doctor;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod grades;
pub(crate) mod lab;
pub(crate) mod list;
pub(crate) mod merge;
pub(crate) mod pack;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod regret;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod review;
pub(crate) mod run;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod tour;
pub(crate) mod train;
pub(crate) mod tune;

use crate::failure::CommandError;
use crate::out::Out;
use crate::text::frame;
use clap::Subcommand;
use damier_i18n::Phrase;

/// Turns a list of commands in groups into three things: the enum that clap reads, the function that runs a command,
/// and the groups on the first page of help. The name of a command is its variant in lower case. Its help is the doc
/// comment of its arguments.
macro_rules! commands {
    ($($group:expr => { $($name:ident($args:ty) => $run:path,)* })*) => {
        /// A command with its arguments.
        #[derive(Subcommand, Debug)]
        pub(crate) enum Command { $($($name($args),)*)* }

        /// Runs a command.
        pub(crate) fn run_command(
            command: &Command,
            out: &mut Out<'_>,
        ) -> Result<(), CommandError> {
            match command { $($(Command::$name(args) => $run(args, out),)*)* }
        }

        /// The groups of the first page of help, with their commands.
        pub(crate) const GROUPS: &[(Phrase, &[&str])] =
            &[$(($group, &[$(stringify!($name),)*]),)*];
    };
}

commands! {
    frame::to_play() => {
        Play(play::PlayArgs) => play::play,
        Puzzle(puzzle::PuzzleArgs) => puzzle::puzzle,
        Review(review::ReviewArgs) => review::review,
        Advise(advise::AdviseArgs) => advise::advise,
        Solve(solve::SolveArgs) => solve::solve,
        Show(show::ShowArgs) => show::show,
        List(list::ListArgs) => list::list,
    }
    frame::tournaments() => {
        Match(contest::MatchArgs) => contest::play_match,
        Run(run::RunArgs) => run::run,
        Report(report::ReportArgs) => report::report,
        Grades(grades::GradesArgs) => grades::grades,
        Games(games::GamesArgs) => games::games,
        Replay(replay::ReplayArgs) => replay::replay,
        Export(export::ExportArgs) => export::export,
        Pack(pack::PackArgs) => pack::pack,
        Merge(merge::MergeArgs) => merge::merge,
        Serve(serve::ServeArgs) => serve::serve,
        Doctor(doctor::DoctorArgs) => doctor::doctor,
    }
    frame::strategies() => {
        New(check::NewArgs) => check::make,
        Check(check::CheckArgs) => check::check,
        Submit(serve::SubmitArgs) => serve::submit,
        Tune(tune::TuneArgs) => tune::tune,
        Train(train::TrainArgs) => train::train,
        Regret(regret::RegretArgs) => regret::regret,
    }
    frame::research() => {
        Lab(lab::LabArgs) => lab::lab,
    }
}
