//! The language that a person asks for: on the command line, or by the settings of the system.

use crate::lang::Lang;

impl Lang {
    /// Finds what the arguments of a program ask for with `--lang`, before they are read: help and mistakes are said in
    /// that language, too. `None` where they do not, and for a code that is none, which is refused when they are read.
    #[must_use]
    pub fn asked_for(typed: &[String]) -> Option<Self> {
        let typed = typed.split(|arg| arg == "--").next().unwrap_or_default();
        let after = typed.iter().skip_while(|arg| *arg != "--lang").nth(1).map(String::as_str);
        let joined = typed.iter().find_map(|arg| arg.strip_prefix("--lang="));
        after.or(joined).and_then(Self::from_code)
    }

    /// The language of the system: that of the environment, otherwise the one that the person has set in
    /// Windows; English where nothing is set.
    #[must_use]
    pub fn of_system() -> Self {
        Self::from_environment(|name| std::env::var(name).ok())
            .or_else(|| Self::from_locale(&set_in_system()?))
            .unwrap_or_default()
    }
}

/// The locale set in the system, which sets no variables for its programs.
#[cfg(windows)]
fn set_in_system() -> Option<String> {
    sys_locale::get_locale()
}

/// Elsewhere the environment alone holds it. (Asking macOS takes a framework that only a Mac has to link with.)
#[cfg(not(windows))]
const fn set_in_system() -> Option<String> {
    None
}
