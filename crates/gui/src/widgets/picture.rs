//! A picture of the board to share: the board, the piece in hand and a line of text, drawn without a screen.

use crate::lettering::{self, BODY, SECONDARY};
use crate::palette::Palette;
use crate::text::board as say_board;
use crate::text::share as text;
use crate::theme;
use crate::widgets::board::{BoardPainter, Layout, PieceShape, draw_piece};
use damier_catalog::{Aside, Scene};
use damier_i18n::{Lang, Message};
use egui::{
    Align2, CentralPanel, Context, FontId, Frame, Pos2, RawInput, Rect, Theme, Ui, Vec2, pos2, vec2,
};
use egui_software_backend::{BufferMutRef, ColorFieldOrder, EguiSoftwareRender};

/// Width and height in points, and pixels per point.
const SIZE: [f32; 2] = [540.0, 620.0];
const PIXELS: f32 = 2.0;

/// Height of the text below the board, and the margin, in points.
const BELOW: f32 = 84.0;
const AROUND: f32 = 20.0;

/// Side of the piece in hand, in points.
const HAND: f32 = 64.0;

/// Content of the picture.
pub(crate) struct BoardPicture<'a> {
    pub(crate) scene: &'a Scene,
    /// Name of the game for people.
    pub(crate) title: Message,
    /// What to do now, or how the game ended.
    pub(crate) status: Message,
    pub(crate) theme: Theme,
    pub(crate) lang: Lang,
}

impl BoardPicture<'_> {
    /// Draws it as the bytes of a PNG file.
    ///
    /// # Errors
    /// If it cannot be written as PNG, as a message.
    pub(crate) fn draw(&self) -> Result<Vec<u8>, Message> {
        let context = Context::default();
        theme::dress(&context);
        context.set_theme(self.theme);
        context.set_pixels_per_point(PIXELS);
        let input = || RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Vec2::from(SIZE))),
            ..RawInput::default()
        };
        // Fonts and scale take effect in the second frame.
        let mut textures = context.run_ui(input(), |ui| self.show(ui)).textures_delta;
        let output = context.run_ui(input(), |ui| self.show(ui));
        textures.append(output.textures_delta);
        let shapes = context.tessellate(output.shapes, output.pixels_per_point);
        let [width, height] = SIZE.map(|points| (points * PIXELS) as usize);
        let mut pixels = vec![[0u8; 4]; width * height];
        let mut target = BufferMutRef::new(&mut pixels, width, height);
        let mut renderer = EguiSoftwareRender::new(ColorFieldOrder::Rgba);
        renderer.render(&mut target, &shapes, &textures, output.pixels_per_point);
        write_png(width as u32, height as u32, pixels.as_flattened())
            .map_err(|error| text::no_picture(error.to_string()))
    }

    fn show(&self, ui: &mut Ui) {
        let fill = Palette::from_ui(ui).page;
        let frame = Frame::new().fill(fill).inner_margin(AROUND);
        CentralPanel::default().frame(frame).show_inside(ui, |ui| {
            let all = ui.max_rect();
            let mut room = all;
            room.max.y -= BELOW;
            let layout = Layout::within(room.shrink(4.0), self.scene);
            let board = BoardPainter {
                scene: self.scene,
                layout,
                moving: None,
                cursor: None,
                best: Vec::new(),
                taken: Vec::new(),
                is_pressed: false,
                has_letters: false,
                lang: self.lang,
            };
            board.draw(ui);
            board.draw_surroundings(ui);
            let below = Rect::from_min_max(pos2(all.left(), all.bottom() - BELOW + 12.0), all.max);
            self.write_below(ui, below);
        });
    }

    /// Draws the text, with the piece in hand if there is one.
    fn write_below(&self, ui: &Ui, area: Rect) {
        let (painter, palette, lang) = (ui.painter(), Palette::from_ui(ui), self.lang);
        let title = painter.text(
            area.left_top(),
            Align2::LEFT_TOP,
            self.title.say(lang),
            lettering::strong(BODY + 4.0),
            palette.ink,
        );
        let mut status = self.status.say(lang);
        for note in &self.scene.notes {
            let Aside::Piece(Some(bits)) = note.aside else { continue };
            let corner = area.right_top() - vec2(HAND, 0.0);
            let hand = Rect::from_min_size(corner, Vec2::splat(HAND));
            painter.rect_filled(hand, 8.0, Palette::CLOTH);
            draw_piece(painter, hand.shrink(2.0), bits);
            let piece =
                say_board::numbered(note.aside.message(), PieceShape::from_bits(bits).words());
            status = text::with_piece(status, note.name.clone(), piece).say(lang);
        }
        let font = FontId::proportional(SECONDARY);
        let room = area.width() - HAND - 12.0;
        let text = painter.layout(status, font, palette.faint, room);
        painter.galley(title.left_bottom() + vec2(0.0, 4.0), text, palette.faint);
    }
}

fn write_png(width: u32, height: u32, pixels: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(bytes)
}
