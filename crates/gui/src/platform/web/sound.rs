//! Sounds of moves, which the browser makes from a few tones, and a vibration where the device has one. Errors are
//! ignored, because a game needs neither.

use crate::sound::MoveSound;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, Navigator, OscillatorType};

/// Volume of a tone at its start and at its end. It falls exponentially, so it cannot reach 0.
const LOUD: f32 = 0.2;
const SILENT: f32 = 0.001;

/// Number of captured cells that raises the tone by an octave, which is the most.
const OCTAVE: usize = 16;

/// A tone whose pitch may glide.
struct Tone {
    /// Frequency at its start and at its end.
    hertz: [f32; 2],
    /// Time before it, in seconds.
    delay: f64,
    /// Duration, in seconds.
    length: f64,
}

impl Tone {
    fn new(hertz: [f32; 2], delay: f64, length: f64) -> Self {
        Self { hertz, delay, length }
    }
}

/// Plays the sounds of moves.
pub(super) struct SoundPlayer {
    is_on: bool,
    /// Created for the first sound. A browser refuses it before the person has pressed something.
    context: Option<AudioContext>,
}

impl SoundPlayer {
    pub(super) fn new(is_on: bool) -> Self {
        Self { is_on, context: None }
    }

    pub(super) fn is_on(&self) -> bool {
        self.is_on
    }

    /// Switches sounds on, with a sound to try it, or off.
    pub(super) fn switch(&mut self, is_on: bool) {
        self.is_on = is_on;
        self.play(MoveSound::Place);
    }

    /// Plays a sound and vibrates, if that is switched on.
    pub(super) fn play(&mut self, sound: MoveSound) {
        let navigator = web_sys::window().map(|window| window.navigator());
        let Some(navigator) = navigator.filter(|navigator| self.is_on && was_pressed(navigator))
        else {
            return;
        };
        vibrate(&navigator, sound);
        let _ = self.play_tones(sound);
    }

    fn play_tones(&mut self, sound: MoveSound) -> Result<(), JsValue> {
        let context = match self.context.take() {
            Some(context) => context,
            None => AudioContext::new()?,
        };
        let context = self.context.insert(context);
        // A phone suspends it, for example during a call.
        let _ = context.resume()?;
        tones(sound).iter().try_for_each(|tone| play_tone(context, tone))
    }
}

fn play_tone(context: &AudioContext, tone: &Tone) -> Result<(), JsValue> {
    let (oscillator, volume) = (context.create_oscillator()?, context.create_gain()?);
    let begin = context.current_time() + tone.delay;
    let end = begin + tone.length;
    oscillator.set_type(OscillatorType::Triangle);
    oscillator.frequency().set_value_at_time(tone.hertz[0], begin)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(tone.hertz[1], end)?;
    volume.gain().set_value_at_time(LOUD, begin)?;
    volume.gain().exponential_ramp_to_value_at_time(SILENT, end)?;
    oscillator.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end)
}

fn tones(sound: MoveSound) -> Vec<Tone> {
    match sound {
        MoveSound::Slide => vec![Tone::new([220.0, 180.0], 0.0, 0.08)],
        MoveSound::Merge => vec![Tone::new([330.0, 500.0], 0.0, 0.12)],
        MoveSound::Place => vec![Tone::new([260.0, 130.0], 0.0, 0.1)],
        MoveSound::Capture { cells } => {
            let rise = (cells.min(OCTAVE) as f32 / OCTAVE as f32).exp2();
            vec![Tone::new([300.0 * rise, 400.0 * rise], 0.0, 0.14)]
        }
        MoveSound::Won => {
            let chord = [523.0, 659.0, 784.0].into_iter().zip([0.0, 0.12, 0.24]);
            chord.map(|(hertz, delay)| Tone::new([hertz; 2], delay, 0.3)).collect()
        }
        MoveSound::Over => {
            vec![Tone::new([392.0; 2], 0.0, 0.25), Tone::new([294.0; 2], 0.15, 0.35)]
        }
    }
}

/// Vibrates, if the device can: longer at the end of a game.
fn vibrate(navigator: &Navigator, sound: MoveSound) {
    let milliseconds = match sound {
        MoveSound::Slide => 8,
        MoveSound::Merge | MoveSound::Place | MoveSound::Capture { .. } => 15,
        MoveSound::Won | MoveSound::Over => 40,
    };
    if Reflect::has(navigator, &"vibrate".into()) == Ok(true) {
        navigator.vibrate_with_duration(milliseconds);
    }
}

/// Returns true if something was pressed on the page, or if the browser does not say so. Before that, the browser
/// would refuse sound and vibration with a warning.
fn was_pressed(navigator: &Navigator) -> bool {
    let activation = Reflect::get(navigator, &"userActivation".into()).unwrap_or_default();
    let pressed = Reflect::get(&activation, &"hasBeenActive".into());
    pressed.map_or(true, |pressed| pressed.is_truthy())
}
