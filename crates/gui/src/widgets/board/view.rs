//! The display of the game on the board, and the input that a person has begun.

use super::layout::Layout;
use super::motion::MoveAnimation;
use crate::sound::MoveSound;
use crate::widgets::announcement::game_event::Announcement;
use crate::widgets::capture_preview::CapturePreview;
use crate::widgets::moves::list::MoveList;
use crate::widgets::score_popup::ScorePopup;
use damier_catalog::{Motion, Scene};
use damier_play::GameController;

/// Most plies that are animated as one move: a slide and the tile that comes after it.
const SHOWN_AT_ONCE: usize = 2;

/// The display of the game on the board, and the input that a person has begun.
pub(crate) struct BoardView {
    pub(crate) position: PositionView,
    pub(crate) input: BoardInput,
    /// True if a hint for this position is shown.
    pub(crate) is_hint_shown: bool,
    /// Cells that each colour takes, and the action whose button is under the pointer.
    pub(crate) gains: CapturePreview,
    pub(crate) pointed: Option<String>,
    /// The moves of the game.
    pub(crate) moves: MoveList,
    /// Announcement, until the next input.
    pub(crate) announcement: Option<Announcement>,
    /// Where its cells were drawn last.
    pub(crate) layout: Option<Layout>,
    /// Places that can be pressed in this frame, by action or cell, with their centres.
    pub(crate) targets: Vec<(String, [f32; 2])>,
}

impl BoardView {
    pub(crate) fn new(table: &GameController) -> Self {
        Self {
            position: PositionView::new(table),
            input: BoardInput::default(),
            is_hint_shown: false,
            gains: CapturePreview::default(),
            pointed: None,
            moves: MoveList::default(),
            announcement: None,
            layout: None,
            targets: Vec::new(),
        }
    }

    /// Drops input that was begun, and the announcement.
    pub(crate) fn end_activity(&mut self) {
        self.input = BoardInput::default();
        self.is_hint_shown = false;
        self.announcement = None;
    }
}

/// Input that a person has begun.
#[derive(Default)]
pub(crate) struct BoardInput {
    /// Cell at the cursor, once it was used.
    pub(crate) cursor: Option<(usize, usize)>,
    /// Keys typed so far of a control with several, for example the letter of a square.
    pub(crate) keys: String,
    /// Actions between which a person has to choose, for example after pressing a cell.
    pub(crate) choices: Vec<String>,
}

impl BoardInput {
    /// Returns true if keys of an action were typed, or a choice is open.
    pub(crate) fn is_begun(&self) -> bool {
        !self.choices.is_empty() || !self.keys.is_empty()
    }

    /// Drops the action that was begun. The cursor stays.
    pub(crate) fn drop_begun(&mut self) {
        self.choices.clear();
        self.keys.clear();
    }
}

/// The displayed position.
pub(crate) struct PositionView {
    pub(crate) scene: Scene,
    /// Move being animated.
    pub(crate) moving: Option<MoveAnimation>,
    /// Points just made.
    pub(crate) score_popup: Option<ScorePopup>,
    /// Points of the first seat.
    score: i64,
    revision: u64,
    game: String,
    line: u64,
    plies: usize,
}

impl PositionView {
    fn new(table: &GameController) -> Self {
        let session = table.session();
        Self {
            scene: table.scene().clone(),
            moving: None,
            score_popup: None,
            score: session.state().scores()[0],
            revision: table.revision(),
            game: session.state().game(),
            line: table.line(),
            plies: session.plies(),
        }
    }

    /// Returns true if the game is still in this position.
    pub(crate) fn is_current(&self, table: &GameController) -> bool {
        self.revision == table.revision()
    }

    /// Returns the current position of the game, and starts the animation of its changes if animation is on.
    pub(crate) fn next(&self, table: &GameController, is_animated: bool, now: f64) -> Self {
        let mut new = Self::new(table);
        if new.plies == self.plies && self.scene == new.scene {
            new.moving.clone_from(&self.moving);
            new.score_popup = self.score_popup;
        } else if is_animated && self.is_just_before(&new) {
            let glides = self.glides_to(&new, table);
            new.moving = Some(MoveAnimation::between(&self.scene, &new.scene, &glides, now));
            let is_alone = table.session().state().scores().len() == 1;
            new.score_popup = ScorePopup::between(self.score, new.score, now).filter(|_| is_alone);
        }
        new
    }

    /// Returns what glides in the move that leads from this position to the other.
    fn glides_to(&self, other: &Self, table: &GameController) -> Vec<Motion> {
        let mut glides = (self.plies..other.plies).map(|ply| table.session().motions(ply));
        glides.find(|glides| !glides.is_empty()).unwrap_or_default()
    }

    /// Returns the sound of the move that leads from this position to the other; `None` if it was not played now, but
    /// shown again.
    pub(crate) fn sound_to(&self, other: &Self, table: &GameController) -> Option<MoveSound> {
        // In a slow frame, several moves have one sound.
        if !other.is_played_on_from(self) {
            return None;
        }
        MoveSound::between(&self.scene, &other.scene, &self.glides_to(other, table))
    }

    /// Returns true if one move leads from this position to the other.
    fn is_just_before(&self, other: &Self) -> bool {
        self.game == other.game
            && other.plies > self.plies
            && other.plies - self.plies <= SHOWN_AT_ONCE
            && self.scene.rows() == other.scene.rows()
            && self.scene.columns() == other.scene.columns()
    }

    /// Returns true if this position belongs to another game or another point of the same game.
    pub(crate) fn is_elsewhere(&self, other: &Self) -> bool {
        self.plies != other.plies || self.game != other.game
    }

    /// Returns true if the game was continued from the other position to this one, not only shown at another point.
    pub(crate) fn is_played_on_from(&self, other: &Self) -> bool {
        self.game == other.game && self.plies > other.plies && self.line != other.line
    }

    /// Returns true while a move or its points are being animated.
    pub(crate) fn is_moving(&self, now: f64) -> bool {
        self.score_popup.is_some_and(|popup| !popup.is_over(now))
            || self.moving.as_ref().is_some_and(|moving| !moving.is_over(now))
    }
}
