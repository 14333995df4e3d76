//! Style of all widgets: colours, spacing and corners, from the palette and the text sizes.

use crate::lettering::{self, BODY};
use crate::palette::{Palette, mix};
use egui::{
    Color32, Context, CornerRadius, Id, LayerId, Margin, Order, Response, RichText, ScrollArea,
    Shadow, Stroke, StrokeKind, Style, TextStyle, Theme, Ui, Vec2, Visuals, WidgetText,
};

/// Height of a button for a mouse and for a finger, in points.
pub(crate) const MOUSE: f32 = 36.0;
pub(crate) const FINGER: f32 = 44.0;

/// Longest press that counts as a click, in seconds. On a slow device one frame may take most of a second, and
/// nothing here uses long presses.
const LONGEST_CLICK: f64 = 5.0;

/// Width and height from which a screen counts as one with a mouse, in points. Smaller ones are phones, upright or on
/// their side. Upright screens count as having none.
const WIDE: f32 = 720.0;
const HIGH: f32 = 480.0;

/// Ratio of height to width from which a screen counts as upright.
const UPRIGHT: f32 = 1.25;

/// Width from which cards and pictures are placed side by side, in points.
const SIDE_BY_SIDE: f32 = 760.0;

/// Corner radius of buttons and cards, in points.
pub(crate) const CORNER: u8 = 8;

/// Corner radius of the boxes of switches, in points.
const BOX_CORNER: u8 = 4;

/// Part of the screen's height that a menu leaves free, in points.
const AROUND_MENU: f32 = 40.0;

/// Width of the ring around the control with the keyboard's focus, and its distance from the control, in points.
const FOCUS: f32 = 2.5;
const FOCUS_AROUND: f32 = 2.0;

/// Sets the style of both themes.
pub(crate) fn dress(ctx: &Context) {
    ctx.set_fonts(lettering::fonts());
    ctx.options_mut(|options| options.input_options.max_click_duration = LONGEST_CLICK);
    for (theme, palette) in [(Theme::Light, Palette::DAY), (Theme::Dark, Palette::NIGHT)] {
        ctx.style_mut_of(theme, |style| set(style, &palette, theme));
    }
}

/// Returns the height of a button on this screen.
pub(crate) fn reach(ui: &Ui) -> f32 {
    if is_stacked(ui) || is_low(ui) { FINGER } else { MOUSE }
}

/// Returns true if the screen is a phone on its side, or a window as low as one.
fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < HIGH
}

/// Returns true if the panel is below the board rather than beside it.
pub(crate) fn is_stacked(ui: &Ui) -> bool {
    let size = ui.ctx().content_rect().size();
    size.x < WIDE || size.y > UPRIGHT * size.x
}

/// Returns true if there is room for cards side by side, each with its text below its picture.
pub(crate) fn is_roomy(ui: &Ui) -> bool {
    is_wide(ui) && !is_low(ui)
}

/// Returns true if there is room for cards and pictures side by side.
pub(crate) fn is_wide(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= SIDE_BY_SIDE
}

fn set(style: &mut Style, palette: &Palette, theme: Theme) {
    style.text_styles = lettering::text_styles();
    style.visuals = visuals(palette, theme);
    let spacing = &mut style.spacing;
    spacing.button_padding = Vec2::new(12.0, 6.0);
    spacing.item_spacing = Vec2::new(8.0, 8.0);
    spacing.interact_size.y = 30.0;
    spacing.icon_width = 18.0;
    spacing.window_margin = Margin::same(20);
    spacing.menu_margin = Margin::same(10);
}

fn visuals(palette: &Palette, theme: Theme) -> Visuals {
    let mut visuals = theme.default_visuals();
    let hairline = mix(palette.inset, palette.edge, 0.35);
    visuals.panel_fill = palette.page;
    visuals.window_fill = palette.card;
    visuals.extreme_bg_color = palette.inset;
    visuals.faint_bg_color = palette.inset;
    visuals.text_edit_bg_color = Some(palette.inset);
    visuals.window_stroke = Stroke::new(1.0, hairline);
    visuals.window_corner_radius = CornerRadius::same(12);
    visuals.menu_corner_radius = CornerRadius::same(CORNER);
    visuals.window_shadow = shadow(24, theme);
    visuals.popup_shadow = shadow(12, theme);
    visuals.hyperlink_color = palette.accent;
    visuals.warn_fg_color = palette.warning;
    visuals.error_fg_color = palette.alarm;
    visuals.weak_text_color = Some(palette.faint);
    visuals.selection.bg_fill = palette.accent;
    visuals.selection.stroke = Stroke::new(1.0, palette.on_accent);
    visuals.widgets.noninteractive.bg_fill = palette.card;
    let ground = |part| mix(palette.inset, palette.edge, part);
    let widgets = &mut visuals.widgets;
    for (look, fill, edge) in [
        (&mut widgets.noninteractive, palette.page, hairline),
        (&mut widgets.inactive, palette.inset, hairline),
        (&mut widgets.hovered, ground(0.18), palette.edge),
        (&mut widgets.active, ground(0.25), palette.edge),
        (&mut widgets.open, ground(0.18), palette.edge),
    ] {
        look.weak_bg_fill = fill;
        look.bg_fill = fill;
        look.bg_stroke = Stroke::new(1.0, edge);
        look.fg_stroke = Stroke::new(1.0, palette.ink);
        look.corner_radius = CornerRadius::same(CORNER);
        look.expansion = 0.0;
    }
    visuals
}

fn shadow(blur: u8, theme: Theme) -> Shadow {
    let alpha = if theme == Theme::Dark { 120 } else { 40 };
    Shadow { offset: [0, 4], blur, spread: 0, color: Color32::from_black_alpha(alpha) }
}

/// Draws a ring around the control that has the keyboard's focus, above everything else: a line in the colour of text,
/// between two lines in the colour of the page, so that it is visible beside any colour.
pub(crate) fn draw_focus(ctx: &Context) {
    let focused = ctx.memory(egui::Memory::focused);
    let Some(response) = focused.and_then(|id| ctx.read_response(id)) else { return };
    let shown = response.interact_rect;
    if !shown.is_positive() {
        return;
    }
    let palette = if ctx.theme() == Theme::Dark { Palette::NIGHT } else { Palette::DAY };
    let layer = LayerId::new(Order::Tooltip, Id::new("focus"));
    let painter = ctx.layer_painter(layer).with_clip_rect(shown.expand(FOCUS_AROUND + FOCUS));
    let ring = response.rect.expand(FOCUS_AROUND);
    for (width, colour) in [(FOCUS + 2.0, palette.page), (FOCUS, palette.ink)] {
        let line = Stroke::new(width, colour);
        painter.rect_stroke(ring, CornerRadius::same(CORNER), line, StrokeKind::Middle);
    }
}

/// Scrolls a control into view when it gets the focus.
pub(crate) fn reveal(response: Response) -> Response {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response
}

/// Draws the main button of a screen.
pub(crate) fn primary(ui: &mut Ui, text: impl Into<String>) -> Response {
    let palette = Palette::from_ui(ui);
    let text = RichText::new(text).font(lettering::strong(BODY)).color(palette.on_accent);
    let button = egui::Button::new(text).fill(palette.accent).stroke(Stroke::NONE);
    reveal(ui.add(button.min_size(Vec2::new(0.0, reach(ui)))))
}

/// Draws the main button with this width, in points.
pub(crate) fn primary_of_width(ui: &mut Ui, width: f32, text: impl Into<String>) -> Response {
    let palette = Palette::from_ui(ui);
    let text = RichText::new(text).font(lettering::strong(BODY)).color(palette.on_accent);
    let button = egui::Button::new(text).fill(palette.accent).stroke(Stroke::NONE);
    reveal(ui.add_sized(Vec2::new(width, reach(ui)), button))
}

/// Draws any other button.
pub(crate) fn plain(ui: &mut Ui, text: impl Into<WidgetText>) -> Response {
    reveal(ui.add(egui::Button::new(text).min_size(Vec2::new(0.0, reach(ui)))))
}

/// Draws one of several options as a button. The chosen one is filled.
pub(crate) fn option(ui: &mut Ui, is_chosen: bool, text: String) -> Response {
    let button = egui::Button::selectable(is_chosen, text).frame_when_inactive(true);
    reveal(ui.add(button.min_size(Vec2::new(0.0, reach(ui)))))
}

/// Draws a menu: its entries have the height of a button, without gaps, and scroll on a screen that is too low for them.
pub(crate) fn menu(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    let room = ui.ctx().content_rect().height() - AROUND_MENU;
    ui.spacing_mut().interact_size.y = reach(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, show);
}

/// Draws a switch that is on or off, as high as a button.
pub(crate) fn switch(ui: &mut Ui, is_on: &mut bool, text: impl Into<String>) -> Response {
    outlined(ui, |ui| ui.checkbox(is_on, text.into()))
}

/// Draws one of several choices, as high as a button.
pub(crate) fn choice<T: PartialEq>(ui: &mut Ui, chosen: &mut T, this: T, text: String) -> Response {
    outlined(ui, |ui| ui.radio_value(chosen, this, text))
}

/// Gives the boxes of switches and choices an edge that can be seen, also in menus, where egui draws none, and smaller
/// corners, because a box with those of a button would be a disc.
fn outlined(ui: &mut Ui, show: impl FnOnce(&mut Ui) -> Response) -> Response {
    let palette = Palette::from_ui(ui);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = reach(ui);
        let widgets = &mut ui.visuals_mut().widgets;
        for look in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
            look.bg_stroke = Stroke::new(1.0, palette.edge);
            look.corner_radius = CornerRadius::same(BOX_CORNER);
        }
        show(ui)
    })
    .inner
}

/// Draws a text field. Its edge contrasts with every background, unlike egui's own.
pub(crate) fn field(ui: &mut Ui, field: egui::TextEdit<'_>) -> Response {
    let palette = Palette::from_ui(ui);
    let line = ui.text_style_height(&TextStyle::Body);
    let above = ((reach(ui) - line) / 2.0).max(2.0) as i8;
    let response = reveal(ui.add(field.margin(Margin::symmetric(8, above))));
    let edge = match response.has_focus() {
        true => Stroke::new(2.0, palette.accent),
        false => Stroke::new(1.0, palette.edge),
    };
    let corner = CornerRadius::same(CORNER);
    ui.painter().rect_stroke(response.rect, corner, edge, StrokeKind::Inside);
    response
}

/// Returns the frame of a card.
pub(crate) fn card(ui: &Ui) -> egui::Frame {
    let palette = Palette::from_ui(ui);
    let hairline = mix(palette.inset, palette.edge, 0.35);
    egui::Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, hairline))
        .corner_radius(CornerRadius::same(12))
        .inner_margin(Margin::same(16))
}
