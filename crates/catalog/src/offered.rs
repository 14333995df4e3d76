//! Implements [`AnyGame`] for the offer of any game.

use crate::analysis::{AnyAnalyst, TypedAnalyst};
use crate::count::count;
use crate::entry::{AnyGame, PlayerInfo};
use crate::numbered::{self, NumberingSizes};
use crate::session::{Session, TypedSession};
use crate::state::{AnyState, TypedState};
use crate::text::refusal as text;
use crate::training::{AnyTrainingMethods, TypedTrainingMethods};
use damier_game::offer::{
    BoardKernel, CountKind, CountWatch, Frame, Offer, Proof, ProofOrder, RulePicture, TableMethods,
};
use damier_game::perft::perft;
use damier_game::playthrough::playthrough;
use damier_game::saved::SavedGame;
use damier_game::strategy::find_player;
use damier_game::{
    BookWriter, Contest, Game, GameInfo, Goal, Notation, Player, Rng, ScoreScale, Seat, Show,
    TextError, read_position,
};
use damier_i18n::Message;
use std::sync::Arc;

impl<G: Notation + Show> AnyGame for Arc<Offer<G>> {
    fn info(&self) -> &'static GameInfo {
        self.info
    }

    fn name(&self) -> String {
        self.rules.name()
    }

    fn changes(&self) -> Message {
        self.rules.changes()
    }

    fn rules_version(&self) -> u32 {
        self.rules.rules_version()
    }

    fn seats(&self) -> usize {
        self.rules.seats()
    }

    fn contest(&self) -> Contest {
        self.rules.contest()
    }

    fn score_scale(&self) -> ScoreScale {
        self.rules.score_scale()
    }

    fn played_out(&self) -> Option<&str> {
        self.played_out.as_deref()
    }

    fn players(&self) -> Vec<PlayerInfo> {
        let fits = |player: &&Player<G>| {
            (0..self.rules.seats()).any(|seat| player.serves(Seat::new(seat)))
        };
        let info = |player: &Player<G>| PlayerInfo {
            name: player.name,
            summary: player.summary,
            settings: player.settings.clone(),
            only_seat: player.only_seat,
        };
        self.roster.iter().filter(fits).map(info).collect()
    }

    fn advisors(&self) -> &'static [&'static str] {
        self.advisors
    }

    fn scorer(&self) -> Option<&'static str> {
        self.scorer
    }

    fn levels(&self) -> &'static [&'static str] {
        self.levels
    }

    fn rules_in_pictures(&self) -> &'static [RulePicture] {
        self.rules_in_pictures
    }

    fn check_player(&self, text: &str, seat: Option<Seat>) -> Result<String, TextError> {
        let (player, settings) = find_player(&self.roster, text)?;
        if let Some(seat) = seat.filter(|&seat| !player.serves(seat)) {
            let fitting: Vec<&str> =
                self.roster.iter().filter(|p| p.serves(seat)).map(|p| p.name).collect();
            let sentence = text::wrong_seat(player.name, fitting.join(", "));
            return Err(TextError::failed(seat, sentence));
        }
        (player.build)(&self.rules, &settings, 0)?;
        Ok(format!("{}{}", player.name, settings.suffix(&player.settings)))
    }

    fn goal(&self, text: Option<&str>) -> Result<Option<i64>, TextError> {
        self.rules.goal(text)
    }

    fn opening(&self, rng: &mut Rng) -> Arc<dyn AnyState> {
        Arc::new(state_of(self, self.rules.opening(rng)))
    }

    fn read(&self, state: &str) -> Result<Arc<dyn AnyState>, TextError> {
        Ok(Arc::new(state_of(self, read_position(&self.rules, state)?.state)))
    }

    fn reading_note(&self, state: &str) -> Message {
        read_position(&self.rules, state).map(|read| read.note).unwrap_or_default()
    }

    fn numbering(&self) -> Result<NumberingSizes, TextError> {
        NumberingSizes::read(self)
    }

    fn read_observation(&self, seen: &[u8]) -> Result<Arc<dyn AnyState>, TextError> {
        let read = numbered::numbers_of(self)?.read;
        Ok(Arc::new(state_of(self, read(&self.rules, seen)?)))
    }

    fn boards(&self, count: usize, frame: Frame) -> Result<Box<dyn BoardKernel>, TextError> {
        numbered::boards(self, count, frame)
    }

    fn session(&self, seed: u64) -> Box<dyn Session> {
        let mut rng = Rng::new(seed);
        let opening = state_of(self, self.rules.opening(&mut rng));
        Box::new(TypedSession::new(opening, rng))
    }

    fn session_from(&self, state: &str, seed: u64) -> Result<Box<dyn Session>, TextError> {
        let opening = state_of(self, read_position(&self.rules, state)?.state);
        Ok(Box::new(TypedSession::new(opening, Rng::new(seed))))
    }

    fn load(&self, saved: &SavedGame, seed: u64) -> Result<Box<dyn Session>, TextError> {
        let line = saved.replay(&self.rules)?;
        let mut session = TypedSession::new(state_of(self, line.opening), Rng::new(seed));
        line.actions.into_iter().for_each(|action| session.push(action));
        session.set_resigned(saved.resigned);
        Ok(Box::new(session))
    }

    fn analyst_for(&self, goal: Goal) -> Option<Box<dyn AnyAnalyst>> {
        Some(Box::new(TypedAnalyst::new(self.rules.clone(), self.solver?, goal)))
    }

    fn analyst_with_book(
        &self,
        text: &str,
        goal: Goal,
    ) -> Result<Option<Box<dyn AnyAnalyst>>, TextError> {
        let Some(solver) = self.solver else { return Ok(None) };
        Ok(Some(Box::new(TypedAnalyst::with_book(self.rules.clone(), solver, text, goal)?)))
    }

    fn book(&self, moves: u32) -> Option<Box<dyn BookWriter>> {
        Some((self.solver?.books?.begin)(&self.rules, moves))
    }

    fn training(&self) -> Option<Box<dyn AnyTrainingMethods + '_>> {
        let methods = self.training.as_ref()?;
        Some(Box::new(TypedTrainingMethods { game: &self.rules, methods }))
    }

    fn counts(&self) -> Vec<CountKind> {
        self.counts.iter().map(|count| count.kind).collect()
    }

    fn count(
        &self,
        name: &str,
        most: Option<u32>,
        watch: &mut dyn CountWatch,
    ) -> Result<(), TextError> {
        count(&self.rules, self.counts, name, most, watch)
    }

    fn tables(&self) -> Option<TableMethods> {
        self.tables
    }

    fn has_proofs(&self) -> bool {
        self.proofs.is_some()
    }

    fn proof(
        &self,
        position: Option<&str>,
        order: &ProofOrder,
    ) -> Result<Box<dyn Proof>, TextError> {
        let begin = self
            .proofs
            .ok_or_else(|| TextError::failed(text::game(), text::no_proofs(self.rules.name())))?;
        let state = match position {
            Some(text) => read_position(&self.rules, text)?.state,
            None => self.rules.opening(&mut Rng::new(0)),
        };
        begin(&self.rules, &state, order)
    }

    fn playthrough(&self, seed: u64, max_plies: usize) -> String {
        playthrough(&self.rules, seed, max_plies)
    }

    fn perft(&self, seed: u64, plies: u32) -> u64 {
        perft(&self.rules, &self.rules.opening(&mut Rng::new(seed)), plies)
    }
}

fn state_of<G: Game>(offer: &Arc<Offer<G>>, state: G::State) -> TypedState<G> {
    TypedState { offer: Arc::clone(offer), state }
}
