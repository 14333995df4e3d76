//! Animated boards: each shows a game played slowly by a quick player.

use crate::widgets::board::{BoardPainter, Layout, MoveAnimation};
use damier_catalog::{AnyGame, Contest, GameInfo, Limits, Scene, Session, TextError, Turn, open};
use damier_i18n::Lang;
use egui::{Rect, Ui};

/// Time between two moves, and at the end of a game, in seconds.
const PACE: f64 = 1.2;
const REST: f64 = 4.0;

/// Plies played before the board is shown, because an empty board says little.
const BEFORE: [usize; 2] = [240, 13];

/// Budget of a move, small enough to think between two frames.
const NODES: u64 = 150;

/// An animated board.
pub(super) struct AnimatedBoard {
    pub(super) info: &'static GameInfo,
    game: Box<dyn AnyGame>,
    session: Box<dyn Session>,
    scene: Scene,
    moving: Option<MoveAnimation>,
    /// Time of the next move, once there is a clock.
    due: Option<f64>,
    /// Its index among the boards, so that they do not all move at once.
    place: usize,
    seed: u64,
}

impl AnimatedBoard {
    /// Creates a board in the middle of a game with the usual rules. `place` is its index among the boards.
    pub(super) fn new(info: &'static GameInfo, place: usize) -> Result<Self, TextError> {
        let game = open(info.variants.first().map_or(info.name, |(name, _)| name))?;
        let session = game.session(1);
        let scene = session.scene();
        let mut board =
            Self { info, game, session, scene, moving: None, due: None, place, seed: 1 };
        board.begin();
        Ok(board)
    }

    /// Starts a game, and plays its first moves.
    fn begin(&mut self) {
        self.session = self.game.session(self.seed);
        let plies = BEFORE[usize::from(self.game.contest() != Contest::Solo)];
        while self.session.plies() < plies && self.session.turn() != Turn::Over && self.play() {}
        self.scene = self.session.scene();
        self.moving = None;
    }

    /// Plays a ply and the chance plies after it. Returns false if no player can move.
    fn play(&mut self) -> bool {
        while self.session.turn() == Turn::Chance && self.session.roll() {}
        let seed = self.seed.wrapping_add(self.session.plies() as u64);
        let limits = Limits { nodes: Some(NODES), ..Limits::NONE };
        let advised = self.session.advise(self.info.shown, limits, seed).ok();
        let action = advised.and_then(|advice| advice.action);
        let any = || {
            let legal = self.session.legal();
            legal.get(seed as usize % legal.len().max(1)).cloned()
        };
        let is_done = action.or_else(any).is_some_and(|action| self.session.act(&action).is_ok());
        while self.session.turn() == Turn::Chance && self.session.roll() {}
        is_done
    }

    /// Lets time pass. Returns the time until it must be drawn again.
    pub(super) fn step(&mut self, now: f64) -> f64 {
        let first = now + PACE * (0.4 + 0.3 * self.place as f64);
        let due = *self.due.get_or_insert(first);
        if now >= due {
            let is_over = self.session.turn() == Turn::Over;
            if is_over {
                self.seed += 1;
                self.begin();
            } else {
                self.show_next(now);
            }
            let rest = if self.session.turn() == Turn::Over { REST } else { PACE };
            self.due = Some(now + rest);
        }
        let is_moving = self.moving.as_ref().is_some_and(|moving| !moving.is_over(now));
        if is_moving { 0.0 } else { self.due.map_or(PACE, |due| (due - now).max(0.0)) }
    }

    fn show_next(&mut self, now: f64) {
        let ply = self.session.plies();
        if !self.play() {
            return;
        }
        let next = self.session.scene();
        let glides = self.session.motions(ply);
        self.moving = Some(MoveAnimation::between(&self.scene, &next, &glides, now));
        self.scene = next;
    }

    /// Draws the board in an area.
    pub(super) fn draw(&self, ui: &Ui, area: Rect, lang: Lang) {
        draw_scene(ui, area, &self.scene, self.moving.as_ref(), lang);
    }
}

/// Draws a board without controls.
pub(super) fn draw_scene(
    ui: &Ui,
    area: Rect,
    scene: &Scene,
    moving: Option<&MoveAnimation>,
    lang: Lang,
) {
    let frame = area.width() * 0.02;
    let layout = Layout::bare(area.shrink(frame), scene);
    let board = BoardPainter {
        scene,
        layout,
        moving,
        cursor: None,
        best: Vec::new(),
        taken: Vec::new(),
        is_pressed: false,
        has_letters: false,
        lang,
    };
    board.draw(ui);
}
