//! The board in full screen. The terminal is restored however the board is left.

use super::app::{ExitWay, TerminalApp};
use super::best::keep_best;
use super::draw::draw;
use super::keys::handle_event;
use super::paint::{Paint, Theme};
use super::play_mode::PlayMode;
use crate::console::has_gone;
use crate::failure::CommandError;
use crate::out::Out;
use crate::progress::stop_flag;
use crate::threads::default_threads;
use damier_catalog::Stopwatch;
use damier_play::{GameController, Thinker};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
    poll, read,
};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};
use std::cell::Cell;
use std::env;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::panic::{set_hook, take_hook};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// How long to wait for a key: while something may change on its own, and otherwise.
const WAITS: [Duration; 2] = [Duration::from_millis(5), LONGEST_WAIT];
const LONGEST_WAIT: Duration = Duration::from_millis(100);

/// The most events that are handled between two frames.
const EVENTS: usize = 256;

/// Returns true if input and output are a terminal that can show the full screen.
pub(crate) fn is_there() -> bool {
    let is_dumb = env::var("TERM").is_ok_and(|term| term == "dumb" || term.is_empty());
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}

/// Shows a board in full screen until it is left.
pub(crate) fn show(
    table: GameController,
    play_mode: PlayMode,
    theme: Theme,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let thinker = Thinker::start(default_threads())?;
    let paint = Paint::from_env(theme, out.lang, |name| env::var(name).ok());
    let mut app = TerminalApp::new(table, thinker, paint);
    app.lang = out.lang;
    let is_game = matches!(play_mode, PlayMode::Game);
    app.play_mode = play_mode;
    if is_game {
        app.recall_best();
        app.offer();
    }
    let stop = stop_flag();
    let taken = TakenTerminal::take(out)?;
    let ended = run_loop(&mut app, &mut *taken.out, &stop);
    if ended.is_err() {
        app.left = Some(ExitWay::Stopped);
    }
    app.keep_or_forget();
    drop(taken);
    match app.left {
        Some(ExitWay::Stopped) => ended.and(Err(CommandError::Stopped)),
        _ if is_game => print_closing(&app, out),
        _ => Ok(()),
    }
}

/// Prints on the normal screen how far the game came.
fn print_closing(app: &TerminalApp, out: &mut Out<'_>) -> Result<(), CommandError> {
    let closing = app.closing();
    let best = keep_best(&app.table);
    let mut said = std::iter::once(closing).filter(|words| !words.is_empty()).chain(best);
    Ok(said.try_for_each(|words| out.say(words))?)
}

/// Draws the game and handles events until the board is left or the terminal is gone.
fn run_loop(
    app: &mut TerminalApp,
    out: &mut dyn Write,
    stop: &AtomicBool,
) -> Result<(), CommandError> {
    let watch = Stopwatch::start();
    let is_lost = Cell::new(false);
    let out = LosableTerminal { out, is_lost: &is_lost };
    let mut terminal = Terminal::new(CrosstermBackend::new(out))?;
    let events = EventReader::start()?;
    let mut is_new = true;
    while app.left.is_none() {
        is_new |= app.step(watch.elapsed());
        // Even an unchanged frame writes to the terminal, which may be remote.
        if std::mem::take(&mut is_new) {
            let mut targets = None;
            terminal.draw(|frame| targets = Some(draw(frame, app)))?;
            app.targets = targets.unwrap_or_default();
        }
        let mut wait = WAITS[usize::from(!app.is_busy())];
        for _ in 0..EVENTS {
            match events.next(wait)? {
                _ if stop.load(Ordering::Relaxed) => break,
                TerminalEvent::Nothing => break,
                TerminalEvent::Event(event) => handle_event(app, &event),
                TerminalEvent::End => app.left = Some(ExitWay::Stopped),
            }
            is_new = true;
            wait = Duration::ZERO;
        }
        if stop.load(Ordering::Relaxed) || is_lost.get() {
            app.left = Some(ExitWay::Stopped);
        }
    }
    Ok(())
}

/// A terminal that may go away while it is written to. The drawing library reports errors on standard error, which is
/// gone too, and that would end the program.
struct LosableTerminal<'a> {
    out: &'a mut dyn Write,
    is_lost: &'a Cell<bool>,
}

impl LosableTerminal<'_> {
    /// Returns the result of a terminal command, or `otherwise` if the terminal is gone.
    fn or_lost<T>(&self, done: io::Result<T>, otherwise: T) -> io::Result<T> {
        match done {
            Err(error) if error.kind() != ErrorKind::Interrupted => {
                self.is_lost.set(true);
                Ok(otherwise)
            }
            done => done,
        }
    }
}

impl Write for LosableTerminal<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes);
        self.or_lost(written, bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.out.flush();
        self.or_lost(flushed, ())
    }
}

/// What a terminal reports.
enum TerminalEvent {
    Nothing,
    /// A key, a click, or a new size of the screen.
    Event(Event),
    /// The terminal is gone: its window was closed or its connection broke.
    End,
}

/// A thread that reads the events of the terminal. The library that reads them never returns if the terminal goes away
/// meanwhile, so the thread that plays must not wait for it.
struct EventReader {
    events: Receiver<io::Result<Event>>,
    is_done: Arc<AtomicBool>,
}

impl EventReader {
    #[allow(clippy::disallowed_methods, reason = "a thread that only waits for a person")]
    fn start() -> io::Result<Self> {
        let (sender, events) = channel();
        let is_done = Arc::new(AtomicBool::new(false));
        let done = Arc::clone(&is_done);
        let read_next = || poll(LONGEST_WAIT).and_then(|is_there| is_there.then(read).transpose());
        thread::Builder::new().name("keys".to_string()).spawn(move || {
            while !done.load(Ordering::Relaxed) {
                let Some(event) = read_next().transpose() else { continue };
                if sender.send(event).is_err() {
                    break;
                }
            }
        })?;
        Ok(Self { events, is_done })
    }

    /// Waits for an event, at most for `wait`.
    fn next(&self, wait: Duration) -> io::Result<TerminalEvent> {
        if has_gone() {
            return Ok(TerminalEvent::End);
        }
        match self.events.recv_timeout(wait) {
            Ok(event) => event.map(TerminalEvent::Event),
            Err(RecvTimeoutError::Timeout) => Ok(TerminalEvent::Nothing),
            Err(RecvTimeoutError::Disconnected) => Ok(TerminalEvent::End),
        }
    }
}

impl Drop for EventReader {
    fn drop(&mut self) {
        self.is_done.store(true, Ordering::Relaxed);
    }
}

/// The terminal in full-screen mode, until this is dropped.
struct TakenTerminal<'a> {
    out: &'a mut dyn Write,
}

impl<'a> TakenTerminal<'a> {
    fn take(out: &'a mut dyn Write) -> Result<Self, CommandError> {
        let usual = take_hook();
        // A panic of a thinking player is handled as its answer. Any other panic ends the board, and is reported on a
        // restored screen.
        set_hook(Box::new(move |panic| {
            if !Thinker::is_here() {
                restore_screen(io::stderr());
                usual(panic);
            }
        }));
        enable_raw_mode()?;
        let taken = Self { out };
        enter(&mut *taken.out)?;
        Ok(taken)
    }
}

impl Drop for TakenTerminal<'_> {
    fn drop(&mut self) {
        restore_screen(&mut *self.out);
        let _ = take_hook();
    }
}

fn enter(mut out: impl Write) -> io::Result<()> {
    execute!(out, EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, cursor::Hide)
}

/// Restores the screen. Errors cannot be reported any more.
fn restore_screen(mut out: impl Write) {
    let _ = execute!(
        out,
        DisableBracketedPaste,
        DisableMouseCapture,
        cursor::Show,
        LeaveAlternateScreen
    );
    let _ = disable_raw_mode();
}
