//! PendingTaps that are shorter than a frame, as on a slow device: egui sees a press only where the pointer still is when
//! the frame is drawn, and a finger that was lifted is nowhere. So it is lifted a frame later.

use egui::{Event, RawInput};

/// The rest of short taps, still to be passed on.
#[derive(Default)]
pub(super) struct PendingTaps {
    later: Vec<Event>,
}

impl PendingTaps {
    /// Keeps back what follows a press in the same frame; true if there is something for the next one.
    pub(super) fn spread(&mut self, input: &mut RawInput) -> bool {
        let mut events = std::mem::take(&mut self.later);
        events.append(&mut input.events);
        let is_press = |event: &Event| matches!(event, Event::PointerButton { pressed: true, .. });
        let is_end = |event: &Event| {
            matches!(event, Event::PointerButton { pressed: false, .. } | Event::PointerGone)
        };
        let press = events.iter().position(is_press);
        let end = press
            .and_then(|press| events[press..].iter().position(is_end).map(|after| press + after));
        if let Some(end) = end {
            self.later = events.split_off(end);
        }
        input.events = events;
        !self.later.is_empty()
    }
}
