//! Standard output with a language.

use damier_i18n::{Lang, Message};
use std::io::{self, Write};

/// Standard output in a language.
pub(crate) struct Out<'a> {
    /// The language of everything that people read.
    pub(crate) lang: Lang,
    to: &'a mut dyn Write,
}

impl<'a> Out<'a> {
    pub(crate) fn new(to: &'a mut dyn Write, lang: Lang) -> Self {
        Self { lang, to }
    }

    /// Writes a message as a line.
    pub(crate) fn say(&mut self, message: impl Into<Message>) -> io::Result<()> {
        writeln!(self.to, "{}", message.into().say(self.lang))
    }

    /// Writes a message as a line indented by two columns.
    pub(crate) fn say_within(&mut self, message: impl Into<Message>) -> io::Result<()> {
        writeln!(self.to, "  {}", message.into().say(self.lang))
    }

    /// Writes a submission's standard error, indented below a title. Writes nothing if it is empty.
    pub(crate) fn quote(&mut self, title: impl Into<Message>, log: &str) -> io::Result<()> {
        if log.is_empty() {
            return Ok(());
        }
        self.say_within(title)?;
        log.lines().try_for_each(|line| writeln!(self.to, "    {line}"))
    }
}

/// Writes bytes as they are: machine-readable forms, and texts that are already translated.
impl Write for Out<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}
