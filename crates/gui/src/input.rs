//! Keys: mostly the same as in the terminal, with some more for files and a new game.

use crate::app::App;
use crate::orders::Order;
use damier_catalog::Way;
use damier_play::Gesture;
use egui::{Event, Key, Modifiers};

/// Returns the order of a key that works in every game.
fn order(key: Key, modifiers: Modifiers) -> Option<Order> {
    if modifiers.command {
        return match key {
            Key::Z if modifiers.shift => Some(Order::Redo),
            Key::Z => Some(Order::Undo),
            Key::Y => Some(Order::Redo),
            Key::S => Some(Order::Save),
            Key::O => Some(Order::Load),
            Key::N => Some(Order::New),
            _ => None,
        };
    }
    match key {
        Key::Backspace | Key::U if !modifiers.shift => Some(Order::Undo),
        Key::U => Some(Order::Redo),
        Key::H if modifiers.shift => Some(Order::Hint),
        Key::Space | Key::P => Some(Order::Pause),
        Key::Questionmark | Key::F1 => Some(Order::Rules),
        Key::Plus | Key::Equals => Some(Order::Faster),
        Key::Minus => Some(Order::Slower),
        Key::Escape => Some(Order::Escape),
        _ => None,
    }
}

fn push(key: Key) -> Option<Gesture> {
    Some(match key {
        Key::ArrowLeft | Key::H => Gesture::Push(Way::Left),
        Key::ArrowRight | Key::L => Gesture::Push(Way::Right),
        Key::ArrowUp | Key::K => Gesture::Push(Way::Up),
        Key::ArrowDown | Key::J => Gesture::Push(Way::Down),
        Key::A => Gesture::PushAcross(Way::Left),
        Key::D => Gesture::PushAcross(Way::Right),
        Key::W => Gesture::PushAcross(Way::Up),
        Key::S => Gesture::PushAcross(Way::Down),
        _ => return None,
    })
}

impl App {
    /// Handles the keys of this frame, unless a text field has the focus.
    pub(crate) fn obey_keys(&mut self, ctx: &egui::Context) {
        if ctx.egui_wants_keyboard_input() {
            return;
        }
        let events = ctx.input(|input| input.events.clone());
        // A key that was an order also arrives as text.
        let mut is_done = false;
        for event in events {
            match event {
                Event::Key { key, pressed: true, modifiers, repeat, .. } => {
                    is_done = self.press(key, modifiers, repeat);
                }
                Event::Text(_) if is_done => is_done = false,
                Event::Text(text) => text.chars().for_each(|letter| self.type_letter(letter)),
                _ => {}
            }
            if self.dialog.is_some() {
                return;
            }
        }
    }

    /// Handles the only key of the first screen: the one for the rules.
    pub(crate) fn obey_help_key(&mut self, ctx: &egui::Context) {
        let is_asked =
            ctx.input(|input| input.key_pressed(Key::F1) || input.key_pressed(Key::Questionmark));
        if is_asked {
            self.order(Order::Rules);
        }
    }

    /// Carries out a key. Returns true if it was an order.
    fn press(&mut self, key: Key, modifiers: Modifiers, repeat: bool) -> bool {
        if self.screen.review().is_some() && self.step_by_key(key, modifiers.shift) {
            return false;
        }
        if modifiers.is_none() && self.walk_by_key(key) {
            return false;
        }
        let pushes = self.table().takes_pushes();
        let gesture = push(key).filter(|_| pushes && !modifiers.command && !modifiers.shift);
        let order = order(key, modifiers);
        if let Some(gesture) = gesture {
            self.gesture(gesture);
        } else if let Some(order) = order.filter(|_| !repeat) {
            self.order(order);
        } else if !pushes && modifiers.is_none() {
            self.point(key);
        }
        gesture.is_none() && order.is_some()
    }

    /// Handles keys that move the cursor, if actions are cells.
    fn point(&mut self, key: Key) {
        let (rows, columns) = match key {
            Key::ArrowLeft => (0, -1),
            Key::ArrowRight => (0, 1),
            Key::ArrowUp => (-1, 0),
            Key::ArrowDown => (1, 0),
            Key::Enter => return self.act_at_cursor(),
            _ => return,
        };
        self.move_cursor(rows, columns);
    }

    /// Handles a letter or digit, which may be an action or part of a square's name.
    fn type_letter(&mut self, letter: char) {
        if !self.table().takes_pushes() && letter.is_ascii_alphanumeric() {
            self.take_letter(letter);
        }
    }
}
