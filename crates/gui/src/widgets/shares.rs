//! The bar of both players' shares of the board, with a line at half.

use crate::app::App;
use crate::lettering;
use crate::opponent;
use crate::palette::{Palette, mix};
use crate::text::dialog as text;
use crate::widgets::board::zone::draw_pattern;
use damier_catalog::{Aside, SceneNote};
use egui::{Align2, Painter, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

/// Height of the bar, and how far the line at half reaches beyond it, in points.
const HEIGHT: f32 = 26.0;
const BEYOND: f32 = 5.0;

/// Size of the numbers, and their distance from the ends, in points.
const NUMBER: f32 = 15.0;
const MARGIN: f32 = 8.0;

/// Part of the zone's colour in cells that a player controls but does not own.
const CONTROLLED: f32 = 0.45;

/// Cells of a player.
#[derive(Clone, Copy)]
struct Share {
    owned: f32,
    controlled: f32,
    of: f32,
}

impl Share {
    fn from_note(note: &SceneNote) -> Option<Self> {
        let Aside::Share { owned, controlled, of, .. } = note.aside else { return None };
        let [owned, controlled, of] = [owned, controlled, of.max(1)].map(|cells| cells as f32);
        Some(Self { owned, controlled, of })
    }
}

impl App {
    /// Draws the shares of both players, in games for a share of the board: the cells of the first from the left, those
    /// of the second from the right.
    pub(crate) fn show_shares(&self, ui: &mut Ui) {
        let notes = &self.board.position.scene.notes;
        let shares: Vec<Share> = notes.iter().filter_map(Share::from_note).collect();
        let [first, second] = shares[..] else { return };
        let size = vec2(ui.available_width(), HEIGHT + 2.0 * BEYOND);
        let (area, response) = ui.allocate_exact_size(size, Sense::hover());
        let lines = notes.iter().filter(|note| Share::from_note(note).is_some());
        let names = opponent::names(&self.table);
        let line = |note: &SceneNote| text::fact(names.of_note(note), note.aside.message());
        let lines = lines.map(|note| line(note).say(self.lang));
        let words = lines.collect::<Vec<_>>().join("\n");
        response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &words));
        let bar = area.shrink2(vec2(0.0, BEYOND));
        let palette = Palette::from_ui(ui);
        let painter = ui.painter();
        painter.rect_filled(bar, 0.0, palette.inset);
        for (seat, share) in [first, second].into_iter().enumerate() {
            draw_share(&painter.with_clip_rect(bar), bar, seat, share, &palette);
        }
        painter.rect_stroke(bar, 0.0, Stroke::new(1.0, palette.edge), egui::StrokeKind::Inside);
        for (width, colour) in [(4.0, Palette::DARK), (2.0, Palette::LIGHT)] {
            painter.vline(bar.center().x, area.y_range(), Stroke::new(width, colour));
        }
        response.on_hover_text(words);
    }
}

/// Draws the cells of a player, with their number.
fn draw_share(painter: &Painter, bar: Rect, seat: usize, share: Share, palette: &Palette) {
    let part = |cells: f32| {
        let width = bar.width() * cells / share.of;
        let left = if seat == 0 { bar.left() } else { bar.right() - width };
        Rect::from_min_size(pos2(left, bar.top()), vec2(width, bar.height()))
    };
    let zone = Palette::zone(seat);
    painter.rect_filled(part(share.controlled), 0.0, mix(palette.inset, zone, CONTROLLED));
    let owned = part(share.owned);
    painter.rect_filled(owned, 0.0, zone);
    let cloth = painter.with_clip_rect(owned);
    let (side, mut left) = (HEIGHT / 2.0, owned.left());
    while left < owned.right() {
        for top in [bar.top(), bar.center().y] {
            let cell = Rect::from_min_size(pos2(left, top), vec2(side, side));
            draw_pattern(&cloth, cell, seat);
        }
        left += side;
    }
    let text = format!("{}", share.owned);
    let font = lettering::strong(NUMBER);
    let text = painter.layout_no_wrap(text, font, Palette::ink(zone));
    // The number has its zone's colour around it, also in a small share.
    let (end, align) = match seat {
        0 => (bar.left() + MARGIN, Align2::LEFT_CENTER),
        _ => (bar.right() - MARGIN, Align2::RIGHT_CENTER),
    };
    let place = align.anchor_size(pos2(end, bar.center().y), text.size());
    painter.rect_filled(place.expand2(vec2(5.0, 1.0)), 4.0, zone);
    painter.galley(place.min, text, Palette::ink(zone));
}
