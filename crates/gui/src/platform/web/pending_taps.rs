//! Taps that are shorter than a frame, for example on a slow device. egui sees a press only if the pointer is still
//! there when the frame is drawn, so the release is passed on one frame later.

use egui::{Event, RawInput};

/// Events of short taps that are still to be passed on.
#[derive(Default)]
pub(super) struct PendingTaps {
    later: Vec<Event>,
}

impl PendingTaps {
    /// Holds back what follows a press in the same frame. Returns true if events remain for the next frame.
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
