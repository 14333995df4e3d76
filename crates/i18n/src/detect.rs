//! Detection of the language, from the command line or from the settings of the system.

use crate::lang::Lang;

impl Lang {
    /// Returns the language of the option `--lang` among the arguments of a program. This is called before the
    /// arguments are parsed, because help and parse errors need the language, too. Returns `None` if there is no
    /// `--lang`, or if its code is unknown. The parser then reports an unknown code.
    #[must_use]
    pub fn from_arguments(typed: &[String]) -> Option<Self> {
        let typed = typed.split(|arg| arg == "--").next().unwrap_or_default();
        let after = typed.iter().skip_while(|arg| *arg != "--lang").nth(1).map(String::as_str);
        let joined = typed.iter().find_map(|arg| arg.strip_prefix("--lang="));
        after.or(joined).and_then(Self::from_code)
    }

    /// Returns the language of the environment variables. If they are not set, returns that of the Windows settings,
    /// and otherwise English.
    #[must_use]
    pub fn from_system() -> Self {
        Self::from_environment(|name| std::env::var(name).ok())
            .or_else(|| Self::from_locale(&set_in_system()?))
            .unwrap_or_default()
    }
}

/// Returns the locale of the Windows settings. Windows sets no environment variables for it.
#[cfg(windows)]
fn set_in_system() -> Option<String> {
    sys_locale::get_locale()
}

/// Returns `None`, because other systems than Windows use environment variables only. (macOS has a setting, but reading
/// it needs a framework that can only be linked on a Mac.)
#[cfg(not(windows))]
const fn set_in_system() -> Option<String> {
    None
}
