//! Sharing with others: links, texts and pictures.

use crate::app::App;
use crate::start::Start;
use crate::text::{panel, share as text};
use crate::widgets::dialog::{Dialog, SharedItem};
use crate::widgets::notice::Notice;
use crate::widgets::picture::BoardPicture;
use crate::widgets::status::standing;
use damier_i18n::{Joint, Message};
use damier_play::BoardLink;
use egui::{Context, Theme};

impl App {
    /// Opens the target of a link: a position, a game or a puzzle.
    ///
    /// # Errors
    /// If the target is unknown or does not replay. The board is unchanged then.
    pub fn follow(&mut self, link: &BoardLink) -> Result<(), Message> {
        match link {
            BoardLink::Position { game, position } => {
                let limits = self.table.limits();
                let (game, position) = (game.clone(), position.clone());
                self.begin(Start { game, position, limits, ..Start::default() })?;
            }
            BoardLink::Game { saved, at } => {
                self.load_game(saved)?;
                if let Some(at) = at {
                    self.table.walk_to((*at).min(self.table.length()));
                }
            }
            BoardLink::Puzzle { game, number } => self.pose_numbered(game, *number)?,
            BoardLink::PuzzleOfDay { day, level } => self.pose_puzzle_of(*day, *level)?,
        }
        Ok(())
    }

    /// Asks what to share.
    pub(crate) fn share(&mut self) {
        self.dialog = Some(Dialog::Share { has_puzzle: self.screen.puzzle().is_some() });
    }

    /// Shares an item.
    ///
    /// # Errors
    /// The reason why it cannot be shared, as a message.
    pub(crate) fn hand_on(&mut self, shared: SharedItem, ctx: &Context) -> Result<(), Message> {
        let done = match shared {
            SharedItem::Text => {
                ctx.copy_text(self.game_to_save().write());
                panel::copied().into()
            }
            SharedItem::Picture => self.save_picture(ctx.theme())?,
            SharedItem::Position | SharedItem::Game | SharedItem::Puzzle => {
                let text = self.text_to_share(shared)?;
                ctx.copy_text(text);
                text::link_copied().into()
            }
        };
        self.message = Some(Notice::good(done));
        Ok(())
    }

    /// Returns the text to copy: a link, or the result of a puzzle with a link.
    fn text_to_share(&self, shared: SharedItem) -> Result<String, Message> {
        let session = self.table.session();
        if let (SharedItem::Puzzle, Some(puzzle)) = (shared, self.screen.puzzle()) {
            let lines = puzzle.told_to_others();
            let link = self.address_of(&puzzle.link())?;
            let lines = lines.into_iter().map(|line| line.say(self.lang)).chain([link]);
            return Ok(lines.collect::<Vec<_>>().join("\n"));
        }
        let link = match shared {
            SharedItem::Game => {
                let at = self.table.can_redo().then(|| session.plies());
                // The final state only guards against damage, and links have their own guard. Without it the link is
                // shorter.
                let saved = damier_catalog::SavedGame { last: None, ..self.whole_to_share() };
                BoardLink::Game { saved, at }
            }
            _ => BoardLink::Position {
                game: session.state().game(),
                position: Some(session.state().text()),
            },
        };
        self.address_of(&link)
    }

    /// Returns the whole game: the one under review, or the one on the board with undone moves.
    fn whole_to_share(&self) -> damier_catalog::SavedGame {
        if self.screen.review().is_some() { self.game_to_save() } else { self.table.whole() }
    }

    fn address_of(&self, link: &BoardLink) -> Result<String, Message> {
        let address = self.platform.address().unwrap_or_default();
        Ok(format!("{address}#{}", link.write()?))
    }

    fn save_picture(&mut self, theme: Theme) -> Result<Message, Message> {
        let title = vec![self.title(), self.subtitle()];
        let picture = BoardPicture {
            scene: &self.board.position.scene,
            title: Message::list(title, Joint::Comma),
            status: match self.screen.puzzle() {
                Some(puzzle) => puzzle.solving.question(),
                None => standing(&self.table),
            },
            theme,
            lang: self.lang,
        };
        let bytes = picture.draw()?;
        let game = self.table.game().info().name;
        self.platform.save_picture(&format!("{game}-{}.png", self.table.session().plies()), &bytes)
    }
}
