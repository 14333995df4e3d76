//! Hosts a library, from its path to the end of the conversation.

use crate::author::tell;
use crate::player::HostedPlayer;
use crate::session::HostSession;
use crate::system::take_streams;
use damier_guest::hosting as text;
use damier_i18n::Message;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Returns the path of the library that this program is asked to host. `arguments` are all arguments of the program,
/// including its name. Returns `None` unless they are those that a referee passes: [`damier_guest::HOST_ARGUMENT`] and
/// a path.
pub fn library_asked(mut arguments: impl Iterator<Item = OsString>) -> Option<PathBuf> {
    let word = arguments.nth(1)?;
    let library = arguments.next()?;
    (word == damier_guest::HOST_ARGUMENT && arguments.next().is_none()).then(|| library.into())
}

/// Plays with a library until the referee sends `quit` or closes its end. Returns the exit status of the program.
/// Explains a failure on standard error.
#[must_use]
pub fn host_library(library: &Path) -> ExitCode {
    match serve(library) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            tell(failure);
            ExitCode::from(2)
        }
    }
}

fn serve(library: &Path) -> Result<(), Message> {
    let streams = take_streams().map_err(|error| text::no_streams(error.to_string()))?;
    let mut session = HostSession::new(streams);
    match HostedPlayer::load(library) {
        Ok(player) => session.serve(player),
        Err(failure) => {
            // A write error is ignored, because a referee that does not listen needs no answer. The message also goes
            // to standard error.
            let _ = session.complain(None, "load", failure.clone());
            Err(failure)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(arguments: &[&str]) -> Option<PathBuf> {
        library_asked(arguments.iter().map(OsString::from))
    }

    #[test]
    fn only_a_referees_words_ask_for_a_host() {
        let word = damier_guest::HOST_ARGUMENT;
        assert_eq!(asked(&["damier", word, "liba.so"]), Some("liba.so".into()));
        for others in [
            &["damier"][..],
            &["damier", word],
            &["damier", "match", "liba.so"],
            &["damier", word, "liba.so", "libb.so"],
        ] {
            assert_eq!(asked(others), None, "{others:?}");
        }
    }
}
