//! A run that is looked at: its records as they are read, its table, its games.

use super::fault::{self, FaultSeen, name_fault};
use super::{cross, histogram, table};
use crate::palette::Palette;
use crate::say::run as say;
use crate::theme::plain;
use egui::{ComboBox, ProgressBar, RichText, ScrollArea, Ui};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::time::Duration;
use words::{Lang, Message};
use workbench::arena::{EventReport, Record, Standings, Store, Tally, Termination};
use workbench::{SavedGame, Stopwatch};

/// The time for reading records in one frame: the window draws between.
const SLICE: Duration = Duration::from_millis(8);

/// Redraws behind the intervals of ratings: enough to look at; `damier table` takes more.
const RESAMPLES: u32 = 200;

/// The first bytes of SQLite's files.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// From this width on, the games stand beside the tables, in points; below it, the tables take this part of the height.
const WIDE: f32 = 860.0;
const RESULTS: f32 = 0.6;

/// A run that is looked at.
pub(crate) struct RunView {
    store: Store,
    event: usize,
    /// Games still to be read, the next last.
    unread: Vec<u64>,
    tally: Tally,
    report: Option<EventReport>,
    games: Vec<Row>,
    faults: Vec<FaultSeen>,
    /// Only games of this entrant.
    entrant: Option<usize>,
    /// Of these only those against this one.
    rival: Option<usize>,
    /// Games that are listed, as indices into `games`.
    listed: Vec<usize>,
    /// The game that was pressed, until it is on the board.
    wanted: Option<u64>,
}

/// The answer of a person to a run, after a frame of it.
pub(super) enum RunAnswer {
    Stays,
    Closed,
    /// A game was pressed.
    Pressed,
}

/// A game in the list.
struct Row {
    id: u64,
    seats: Vec<usize>,
    /// What the list says of it.
    text: Message,
}

/// True if a file may be a run: it is a database.
pub(crate) fn is_run(path: &Path) -> bool {
    let mut head = [0; MAGIC.len()];
    File::open(path).and_then(|mut file| file.read_exact(&mut head)).is_ok() && head == MAGIC
}

impl RunView {
    /// Opens a run to look at it.
    ///
    /// # Errors
    /// A file that is no run, or damaged, in words.
    pub(crate) fn open(path: &Path) -> Result<Self, Message> {
        let store = Store::open_to_read(path)?;
        let lineup = store.lineups().first();
        let lineup = lineup.ok_or_else(|| say::no_event(path.display().to_string()))?;
        let tally = Tally::new(lineup);
        let mut view = Self {
            store,
            event: 0,
            unread: Vec::new(),
            tally,
            report: None,
            games: Vec::new(),
            faults: Vec::new(),
            entrant: None,
            rival: None,
            listed: Vec::new(),
            wanted: None,
        };
        view.turn_to(0)?;
        Ok(view)
    }

    fn event_number(&self) -> u32 {
        u32::try_from(self.event).unwrap_or(u32::MAX)
    }

    /// Begins to read an event.
    fn turn_to(&mut self, event: usize) -> Result<(), Message> {
        self.event = event;
        self.tally = Tally::new(&self.store.lineups()[event]);
        let ids = self.store.ids(self.event_number())?;
        self.unread = ids;
        self.unread.reverse();
        self.report = None;
        self.games.clear();
        self.faults.clear();
        self.listed.clear();
        self.entrant = None;
        self.rival = None;
        Ok(())
    }

    /// True if there is more to read.
    pub(crate) fn is_reading(&self) -> bool {
        self.report.is_none()
    }

    /// Reads on for a moment.
    pub(super) fn read_on(&mut self) -> Result<(), Message> {
        let watch = Stopwatch::start();
        while watch.elapsed() < SLICE {
            let Some(id) = self.unread.pop() else {
                self.report.get_or_insert_with(|| EventReport::new(&self.tally, RESAMPLES));
                return Ok(());
            };
            let record = self.store.record(self.event_number(), id);
            if let Some(record) = record? {
                self.tally.add(&record);
                self.listed.push(self.games.len());
                self.games.push(Row::of(&record));
                self.faults.extend(FaultSeen::of(&record));
            }
        }
        Ok(())
    }

    fn list(&mut self) {
        let wanted = [self.entrant, self.rival];
        let is_listed = |row: &Row| wanted.iter().flatten().all(|who| row.seats.contains(who));
        let games = self.games.iter().enumerate();
        self.listed = games.filter(|(_, row)| is_listed(row)).map(|(index, _)| index).collect();
    }
}

impl Row {
    fn of(record: &Record) -> Self {
        let names: Vec<String> = record.entrants.iter().map(ToString::to_string).collect();
        let scores: Vec<String> = record.scores.iter().map(ToString::to_string).collect();
        let (names, scores) = (names.join(" – "), scores.join(" : "));
        let game = say::game(record.id.to_string(), names, scores, u64::from(record.plies));
        let text = match &record.termination {
            Termination::Finished => game,
            Termination::Resigned(seat) => say::game_resigned(game, *seat),
            Termination::Fault { seat, fault, .. } => {
                say::game_fault(game, *seat, name_fault(&fault.to_string()))
            }
        };
        Self { id: record.id, seats: record.seats.clone(), text }
    }
}

impl RunView {
    /// Draws the run and reads the answer.
    pub(super) fn show(&mut self, ui: &mut Ui, lang: Lang) -> Result<RunAnswer, Message> {
        let mut is_closed = false;
        ui.horizontal_wrapped(|ui| {
            ui.heading(say::tournament().say(lang));
            ui.label(RichText::new(self.store.file()).color(Palette::of(ui).faint));
            is_closed = plain(ui, say::close().say(lang)).clicked();
        });
        let chosen = self.show_events(ui, lang);
        if let Some(event) = chosen.filter(|&event| event != self.event) {
            self.turn_to(event)?;
        }
        self.wanted = if ui.available_width() >= WIDE {
            let room = ui.available_size();
            let mut panes = ui.new_child(egui::UiBuilder::new());
            panes.columns(2, |panes| {
                let results = ScrollArea::vertical().id_salt("results").max_height(room.y);
                let results = results.show(&mut panes[0], |ui| self.show_results(ui, lang)).inner;
                results.or_else(|| self.show_list(&mut panes[1], lang))
            })
        } else {
            let results = ScrollArea::vertical().id_salt("results");
            let results = results.max_height(ui.available_height() * RESULTS);
            let results = results.show(ui, |ui| self.show_results(ui, lang)).inner;
            ui.separator();
            results.or_else(|| self.show_list(ui, lang))
        };
        if self.wanted.is_some() {
            return Ok(RunAnswer::Pressed);
        }
        Ok(if is_closed { RunAnswer::Closed } else { RunAnswer::Stays })
    }

    /// Draws the tables and what belongs to them; the game that is asked for.
    fn show_results(&mut self, ui: &mut Ui, lang: Lang) -> Option<u64> {
        let Some(report) = &self.report else {
            let all = self.games.len() + self.unread.len();
            let part = self.games.len() as f32 / all.max(1) as f32;
            ui.add(ProgressBar::new(part).text(say::reading(all as u64).say(lang)));
            return None;
        };
        let lineup = &self.store.lineups()[self.event];
        table::show(ui, report, lang);
        let asked = match &report.standings {
            Standings::Duel(duel) => cross::show(ui, duel, lang),
            Standings::Solo(_) | Standings::Roles(_) => None,
        };
        let name = self.entrant.and_then(|who| lineup.entrants.get(who)).map(String::as_str);
        histogram::show(ui, report, &lineup.facts, name, lang);
        let game = fault::show(ui, &self.faults, lang);
        if let Some(pair) = asked {
            let index = |name: &String| lineup.entrants.iter().position(|one| one == name);
            [self.entrant, self.rival] = [index(&pair[0]), index(&pair[1])];
            self.list();
        }
        game
    }

    /// Draws the games, and whose they are; the one that is pressed.
    fn show_list(&mut self, ui: &mut Ui, lang: Lang) -> Option<u64> {
        self.show_filter(ui, lang);
        self.show_games(ui, lang)
    }

    /// Takes the game that was pressed.
    pub(super) fn take_wanted(&mut self) -> Result<Option<SavedGame>, Message> {
        let Some(id) = self.wanted.take() else { return Ok(None) };
        let record = self.store.record(self.event_number(), id);
        Ok(record?.map(|record| record.saved()))
    }

    fn show_events(&self, ui: &mut Ui, lang: Lang) -> Option<usize> {
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            for (index, lineup) in self.store.lineups().iter().enumerate() {
                let text = say::event(&lineup.name, &lineup.game).say(lang);
                if ui.selectable_label(index == self.event, text).clicked() {
                    chosen = Some(index);
                }
            }
        });
        chosen
    }

    fn show_filter(&mut self, ui: &mut Ui, lang: Lang) {
        let lineup = &self.store.lineups()[self.event];
        let everyone = say::everyone().say(lang);
        let name = |entrant: Option<usize>| match entrant {
            Some(index) => lineup.entrants.get(index).map_or("", String::as_str),
            None => &everyone,
        };
        let mut entrant = self.entrant;
        let mut is_all = false;
        ui.horizontal_wrapped(|ui| {
            if self.rival.is_some() {
                let [one, other] = [self.entrant, self.rival].map(name);
                ui.label(say::games_between(self.listed.len() as u64, one, other).say(lang));
                is_all = plain(ui, say::all_games().say(lang)).clicked();
                return;
            }
            ui.label(say::games_of(self.listed.len() as u64).say(lang));
            ComboBox::from_id_salt("entrant").selected_text(name(entrant)).show_ui(ui, |ui| {
                for one in std::iter::once(None).chain((0..lineup.entrants.len()).map(Some)) {
                    ui.selectable_value(&mut entrant, one, name(one));
                }
            });
        });
        if is_all {
            (entrant, self.rival) = (None, None);
            self.list();
        }
        if entrant != self.entrant {
            self.entrant = entrant;
            self.list();
        }
    }

    /// Draws the games, and gives the number of the one that was pressed.
    fn show_games(&self, ui: &mut Ui, lang: Lang) -> Option<u64> {
        let mut chosen = None;
        let height = ui.spacing().interact_size.y;
        ScrollArea::both().auto_shrink(false).show_rows(
            ui,
            height,
            self.listed.len(),
            |ui, rows| {
                for &index in &self.listed[rows] {
                    let row = &self.games[index];
                    let text = egui::Button::new(row.text.say(lang)).frame(false);
                    if ui.add(text).on_hover_text(say::open_help().say(lang)).clicked() {
                        chosen = Some(row.id);
                    }
                }
            },
        );
        chosen
    }
}
