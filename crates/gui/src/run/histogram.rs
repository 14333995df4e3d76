//! The results of one entrant as bars: how many games, or pairs of games, ended how.

use crate::lettering::{BODY, CAPTION, titled};
use crate::palette::Palette;
use crate::say::run as say;
use egui::{Align2, FontId, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};
use words::{Lang, Message, Number, count};
use workbench::arena::{EventReport, Fact, Histogram, Standings};
use workbench::kept_sentence;

/// The height of the longest bar, and of what is written above and below it, in points.
const HEIGHT: f32 = 110.0;
const WRITTEN: f32 = 18.0;

/// The width of a bar with the room beside it, at most, in points; and at least.
const WIDEST: f32 = 84.0;
const NARROWEST: f32 = 34.0;

/// Points that a pair of games brings, from none to both.
const PAIR_POINTS: [f64; 5] = [0.0, 0.5, 1.0, 1.5, 2.0];

/// Bars with what is below each.
struct Bars {
    heading: Message,
    bars: Vec<(String, u64)>,
}

/// Draws the results of an entrant; of the first in the table where nobody is named.
pub(super) fn show(
    ui: &mut Ui,
    report: &EventReport,
    facts: &[Fact],
    name: Option<&str>,
    lang: Lang,
) {
    let Some(Bars { heading, bars }) = bars(report, facts, name, lang) else { return };
    ui.add_space(12.0);
    ui.label(titled(heading.say(lang), BODY));
    let most = bars.iter().map(|(_, games)| *games).max().unwrap_or(0).max(1) as f32;
    let width = (ui.available_width() / bars.len() as f32).clamp(NARROWEST, WIDEST);
    egui::ScrollArea::horizontal().id_salt("bars").show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (value, games) in &bars {
                show_bar(ui, width, value, *games, *games as f32 / most, lang);
            }
        });
    });
}

fn show_bar(ui: &mut Ui, width: f32, value: &str, games: u64, part: f32, lang: Lang) {
    let size = vec2(width, HEIGHT + 2.0 * WRITTEN);
    let (area, response) = ui.allocate_exact_size(size, Sense::hover());
    let text = say::bar(value, games).say(lang);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
    let palette = Palette::of(ui);
    let foot = area.bottom() - WRITTEN;
    let top = foot - (HEIGHT * part).max(1.0);
    let bar = Rect::from_min_max(pos2(area.left() + 3.0, top), pos2(area.right() - 3.0, foot));
    let (painter, font) = (ui.painter(), FontId::proportional(CAPTION));
    painter.rect_filled(bar, 2.0, palette.accent);
    let middle = area.center().x;
    let write = |y: f32, align, text: String, colour| {
        painter.text(pos2(middle, y), align, text, font.clone(), colour);
    };
    write(top - 2.0, Align2::CENTER_BOTTOM, count(games, lang), palette.ink);
    write(foot + 2.0, Align2::CENTER_TOP, value.to_string(), palette.faint);
}

fn bars(report: &EventReport, facts: &[Fact], name: Option<&str>, lang: Lang) -> Option<Bars> {
    let is_it = |one: &str| name.is_none_or(|name| name == one);
    match &report.standings {
        Standings::Duel(table) => {
            let row = table.rows.iter().find(|row| is_it(&row.name))?;
            let below = PAIR_POINTS.map(|points| Number::fixed(points, 1).say(lang));
            let bars = below.into_iter().zip(row.pentanomial).collect();
            Some(Bars { heading: say::pairs_of(&row.name), bars })
        }
        Standings::Solo(table) => {
            let row = table.rows.iter().find(|row| is_it(&row.name))?;
            of_fact(&row.name, &row.histograms, facts, lang)
        }
        Standings::Roles(table) => {
            let row = table.first.iter().find(|row| is_it(&row.name))?;
            of_fact(&row.name, &row.histograms, facts, lang)
        }
    }
}

/// The bars of the first fact that games are counted by.
fn of_fact(name: &str, counted: &[Histogram], facts: &[Fact], lang: Lang) -> Option<Bars> {
    let first = counted.first().filter(|first| !first.counts.is_empty())?;
    let fact = facts.iter().find(|fact| fact.name == first.fact)?;
    let number = |value: i64| Number::fixed(value as f64, 0).say(lang);
    let bars = first.counts.iter().map(|&(value, games)| (number(value), games)).collect();
    Some(Bars { heading: say::games_by(name, kept_sentence(&fact.help)), bars })
}
