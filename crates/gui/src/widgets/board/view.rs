//! What is shown of the game on the board, and what a person has begun to do there.

use super::motion::MoveAnimation;
use crate::widgets::announcement::game_event::Announcement;
use crate::widgets::capture_preview::CapturePreview;
use crate::widgets::moves::list::MoveList;
use crate::widgets::score_popup::ScorePopup;
use damier_catalog::Scene;
use damier_play::GameController;

/// The most plies that one move is shown over: a slide and the tile that comes after it.
const SHOWN_AT_ONCE: usize = 2;

/// What is shown of the game on the board, and what a person has begun to do there.
pub(crate) struct BoardView {
    pub(crate) position: PositionView,
    pub(crate) input: BoardInput,
    /// True if a hint was asked for in this position, and is shown.
    pub(crate) is_hint_shown: bool,
    /// What each colour takes, and the action whose button is pointed at.
    pub(crate) gains: CapturePreview,
    pub(crate) pointed: Option<String>,
    /// The moves of the game.
    pub(crate) moves: MoveList,
    /// What has just happened, until the next thing is done.
    pub(crate) announcement: Option<Announcement>,
    /// The places that can be pointed at in this frame, by action or cell, with their middles.
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
            targets: Vec::new(),
        }
    }

    /// Ends what was under way on the board.
    pub(crate) fn end_activity(&mut self) {
        self.input = BoardInput::default();
        self.is_hint_shown = false;
        self.announcement = None;
    }
}

/// What a person has begun on the board.
#[derive(Default)]
pub(crate) struct BoardInput {
    /// The cell that keys point at, once they do.
    pub(crate) cursor: Option<(usize, usize)>,
    /// The keys typed so far of a control that has several, as the row of a square.
    pub(crate) keys: String,
    /// Actions between which a person has to choose, as after pressing a cell.
    pub(crate) choices: Vec<String>,
}

impl BoardInput {
    /// True if keys of an action were typed, or a choice is open.
    pub(crate) fn is_begun(&self) -> bool {
        !self.choices.is_empty() || !self.keys.is_empty()
    }

    /// Drops the action that was begun. The cursor stays where it is.
    pub(crate) fn drop_begun(&mut self) {
        self.choices.clear();
        self.keys.clear();
    }
}

/// The position that is shown.
pub(crate) struct PositionView {
    pub(crate) scene: Scene,
    /// The move that is being shown.
    pub(crate) moving: Option<MoveAnimation>,
    /// The points just made.
    pub(crate) score_popup: Option<ScorePopup>,
    /// The points of the first seat.
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
            score: session.scores()[0],
            revision: table.revision(),
            game: session.game(),
            line: table.line(),
            plies: session.plies(),
        }
    }

    /// True if the table still shows this position.
    pub(crate) fn is_current(&self, table: &GameController) -> bool {
        self.revision == table.revision()
    }

    /// The position that is on the table now. What has changed begins to be shown if it is animated.
    pub(crate) fn next(&self, table: &GameController, is_animated: bool, now: f64) -> Self {
        let mut new = Self::new(table);
        if new.plies == self.plies && self.scene == new.scene {
            new.moving.clone_from(&self.moving);
            new.score_popup = self.score_popup;
        } else if is_animated && self.is_just_before(&new) {
            let session = table.session();
            let glides = (self.plies..new.plies).map(|ply| session.motions(ply));
            let glides = glides.into_iter().find(|glides| !glides.is_empty()).unwrap_or_default();
            new.moving = Some(MoveAnimation::between(&self.scene, &new.scene, &glides, now));
            let is_alone = session.scores().len() == 1;
            new.score_popup = ScorePopup::between(self.score, new.score, now).filter(|_| is_alone);
        }
        new
    }

    /// True if one move leads from this position to the other.
    fn is_just_before(&self, other: &Self) -> bool {
        self.game == other.game
            && other.plies > self.plies
            && other.plies - self.plies <= SHOWN_AT_ONCE
            && self.scene.rows() == other.scene.rows()
            && self.scene.columns() == other.scene.columns()
    }

    /// True if this is a position of another game, or of another point in the same one.
    pub(crate) fn is_elsewhere(&self, other: &Self) -> bool {
        self.plies != other.plies || self.game != other.game
    }

    /// True if the game was played on from the other position to this one, not only walked through.
    pub(crate) fn is_played_on_from(&self, other: &Self) -> bool {
        self.game == other.game && self.plies > other.plies && self.line != other.line
    }

    /// True while a move or its points are being shown.
    pub(crate) fn is_moving(&self, now: f64) -> bool {
        self.score_popup.is_some_and(|popup| !popup.is_over(now))
            || self.moving.as_ref().is_some_and(|moving| !moving.is_over(now))
    }
}
