//! The language of the output: from `--lang`, otherwise from the system.

use damier_i18n::Lang;
use std::env;

/// Chooses the language before the arguments are parsed, because help and errors need it.
pub(crate) fn choose() -> Lang {
    let typed: Vec<String> =
        env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    Lang::from_arguments(&typed).unwrap_or_else(Lang::from_system)
}
