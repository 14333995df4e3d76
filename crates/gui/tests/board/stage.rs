//! A window without a screen.

use damier_catalog::Limits;
use damier_gui::{App, Desktop, Platform, Start};
use damier_i18n::Lang;
use egui_kittest::kittest::Queryable;
use egui_kittest::{Harness, TestRenderer};
use egui_software_backend::{BufferMutRef, ColorFieldOrder, EguiSoftwareRender};
use std::time::Duration;

/// Number of checks for a condition before a test fails.
const PATIENCE: u32 = 4_000;

/// The day of every window, one with a Quarto puzzle: which piece to give.
pub(crate) const DAY: u64 = 20_003;

/// Draws on the CPU.
struct Software {
    inner: EguiSoftwareRender,
    /// Textures since the last picture.
    textures: egui::TexturesDelta,
}

impl TestRenderer for Software {
    fn handle_delta(&mut self, delta: &egui::TexturesDelta) {
        self.textures.append(delta.clone());
    }

    fn render(
        &mut self,
        ctx: &egui::Context,
        output: &egui::FullOutput,
    ) -> Result<image::RgbaImage, String> {
        let shapes = ctx.tessellate(output.shapes.clone(), output.pixels_per_point);
        let size = ctx.content_rect().size() * output.pixels_per_point;
        let (width, height) = (size.x.ceil() as usize, size.y.ceil() as usize);
        let mut pixels = vec![[0u8; 4]; width * height];
        let mut target = BufferMutRef::new(&mut pixels, width, height);
        let textures = std::mem::take(&mut self.textures);
        self.inner.render(&mut target, &shapes, &textures, output.pixels_per_point);
        let bytes = pixels.into_iter().flatten().collect();
        image::RgbaImage::from_raw(width as u32, height as u32, bytes)
            .ok_or_else(|| "no picture of this size".to_string())
    }
}

pub(crate) struct Stage(pub(crate) Harness<'static, App>);

/// Creates a start with these players. An empty name is a person.
pub(crate) fn start(game: &str, players: &[&str]) -> Start {
    let player = |name: &&str| Some(name.to_string()).filter(|name| !name.is_empty());
    Start {
        game: game.to_string(),
        players: players.iter().map(player).collect(),
        limits: Limits { nodes: Some(2_000), ..Limits::NONE },
        seed: Some(7),
        ..Start::default()
    }
}

/// Draws the window on the background of a real one.
fn shown(ui: &mut egui::Ui, app: &mut App) {
    let all = ui.ctx().content_rect();
    let behind = ui.ctx().layer_painter(egui::LayerId::background());
    behind.rect_filled(all, 0.0, ui.visuals().panel_fill);
    app.show(ui);
}

impl Stage {
    pub(crate) fn new(start: Start) -> Self {
        Self::sized(start, [1000.0, 760.0], egui::Theme::Light)
    }

    pub(crate) fn sized(start: Start, size: [f32; 2], theme: egui::Theme) -> Self {
        Self::spoken(start, size, theme, Lang::English)
    }

    /// A window that speaks a language, whatever the machine's own.
    pub(crate) fn spoken(start: Start, size: [f32; 2], theme: egui::Theme, lang: Lang) -> Self {
        Self::at(Desktop::default().on_day(DAY), start, size, theme, lang)
    }

    /// A window that keeps the best scores in a folder.
    pub(crate) fn keeping_in(folder: &std::path::Path, start: Start) -> Self {
        let desktop = Desktop::keeping_in(folder.to_path_buf()).on_day(DAY);
        Self::at(desktop, start, [1000.0, 760.0], egui::Theme::Light, Lang::English)
    }

    pub(crate) fn at(
        platform: impl Platform + 'static,
        start: Start,
        size: [f32; 2],
        theme: egui::Theme,
        lang: Lang,
    ) -> Self {
        let app = App::new(Box::new(platform), start, lang).expect("a sound start");
        let inner = EguiSoftwareRender::new(ColorFieldOrder::Rgba);
        let renderer = Software { inner, textures: egui::TexturesDelta::default() };
        let harness = Harness::builder()
            .with_size(size)
            .with_theme(theme)
            .with_step_dt(1.0 / 30.0)
            .with_max_steps(200)
            .renderer(renderer)
            .build_ui_state(shown, app);
        let mut stage = Self(harness);
        stage.settle();
        stage
    }

    /// Draws until nothing moves. While someone thinks, the window looks for an answer without end: tests that
    /// need one wait for it.
    pub(crate) fn settle(&mut self) {
        self.0.run_ok();
    }

    pub(crate) fn app(&self) -> &App {
        self.0.state()
    }

    pub(crate) fn state(&self) -> String {
        self.app().table().session().state().text()
    }

    pub(crate) fn plies(&self) -> usize {
        self.app().table().session().plies()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.app().table().session().turn() == damier_catalog::Turn::Over
    }

    /// Presses what has this label.
    pub(crate) fn press(&mut self, label: &str) {
        // A dialog that has just grown finds its place in the frame after.
        self.0.run_steps(2);
        self.0.get_by_label(label).click();
        self.settle();
    }

    /// Presses what has this label in the menu.
    pub(crate) fn press_in_menu(&mut self, menu: &str, label: &str) {
        self.press(menu);
        self.press(label);
    }

    /// Presses the one thing whose label has this in it, as a cell by its name.
    /// Opens the list of choices that has this label.
    pub(crate) fn choose(&mut self, label: &str) {
        self.0.run_steps(2);
        self.0.get_by_role_and_label(egui::accesskit::Role::ComboBox, label).click();
        self.settle();
    }

    pub(crate) fn press_like(&mut self, part: &str) {
        self.0.run_steps(2);
        self.0.get_by_label_contains(part).click();
        self.settle();
    }

    pub(crate) fn key(&mut self, key: egui::Key) {
        self.0.key_press(key);
        self.settle();
    }

    pub(crate) fn key_with(&mut self, modifiers: egui::Modifiers, key: egui::Key) {
        self.0.key_press_modifiers(modifiers, key);
        self.settle();
    }

    pub(crate) fn write(&mut self, text: &str) {
        self.0.event(egui::Event::Text(text.to_string()));
        self.settle();
    }

    /// Whether anything on the screen says this.
    pub(crate) fn says(&self, text: &str) -> bool {
        self.0.query_all_by_label_contains(text).next().is_some()
    }

    /// Waits until every turn is looked at: until then the panel grows, and buttons move.
    pub(crate) fn wait_for_review(&mut self) {
        self.wait("the review", |stage| {
            stage.app().known().is_some_and(|known| known.turns.len() == known.wanted)
        });
        self.settle();
    }

    /// Waits until something is so, a look at a time.
    pub(crate) fn wait(&mut self, what: &str, done: impl Fn(&Self) -> bool) {
        for _ in 0..PATIENCE {
            if done(self) {
                return;
            }
            self.0.step();
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("waited in vain: {what}; status {}", self.state());
    }
}
