//! Python functions and classes as strategies.

use crate::arguments::{Given, shown};
use crate::error::Error;
use crate::objects::PyState;
use crate::table::{OwnPlayer, Raised};
use damier_catalog::{AnyGame, TypedState};
use damier_experiments::arena::Entrant;
use damier_game::offer::Offer;
use damier_game::{
    Budget, Decision, Failure, FailureKind, Game, Notation, Seat, Show, Strategy, TextError,
};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use std::sync::{Arc, PoisonError};

/// Creates the entrant of a player that is written in Python.
pub(crate) fn entrant<G: Notation + Show>(
    offer: &Arc<Offer<G>>,
    player: &OwnPlayer,
    raised: &Raised,
) -> Entrant<G> {
    let callee = Python::attach(|py| player.callee.clone_ref(py));
    let (offer, raised) = (Arc::clone(offer), Arc::clone(raised));
    Entrant::new(player.name.clone(), move |_: &G, seat, seed| {
        let callbacks = Python::attach(|py| Callbacks::new(py, callee.bind(py), seat, seed));
        let callbacks = callbacks.map_err(|error| keep(error, FailureKind::Start, &raised))?;
        let (offer, raised) = (Arc::clone(&offer), Arc::clone(&raised));
        let game = Arc::new(Arc::clone(&offer));
        let strategy = OwnStrategy { offer, game, callbacks, raised };
        Ok(Box::new(strategy) as Box<dyn Strategy<G>>)
    })
}

/// Callbacks into Python for one game.
struct Callbacks {
    choose: Py<PyAny>,
    observe: Option<Py<PyAny>>,
    close: Option<Py<PyAny>>,
}

impl Callbacks {
    fn new(py: Python<'_>, callee: &Bound<'_, PyAny>, seat: Seat, seed: u64) -> PyResult<Self> {
        let object = if callee.is_instance_of::<PyType>() {
            let named = PyDict::new(py);
            named.set_item("seat", seat.index())?;
            named.set_item("seed", seed)?;
            callee.call((), Some(&named))?
        } else {
            callee.clone()
        };
        let method = |name: &str| object.getattr(name).ok().filter(PyAnyMethods::is_callable);
        let choose = method("choose").unwrap_or_else(|| object.clone());
        let (observe, close) = (method("observe"), method("close"));
        Ok(Self {
            choose: choose.unbind(),
            observe: observe.map(Bound::unbind),
            close: close.map(Bound::unbind),
        })
    }
}

/// A strategy that calls Python.
struct OwnStrategy<G: Game> {
    offer: Arc<Offer<G>>,
    /// The same game, for the objects that Python gets.
    game: Arc<dyn AnyGame>,
    callbacks: Callbacks,
    raised: Raised,
}

/// Stores an exception, and returns the failure that describes it in one line.
fn keep(error: PyErr, kind: FailureKind, raised: &Raised) -> Failure {
    let message = Python::attach(|py| {
        let text = error.value(py).str().map(|text| text.to_string()).unwrap_or_default();
        let name = error.get_type(py).name().map(|name| name.to_string()).unwrap_or_default();
        if text.is_empty() { name } else { format!("{name}: {text}") }
    });
    raised.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    Failure::new(kind, message)
}

impl<G: Notation + Show> OwnStrategy<G> {
    fn shared(&self, state: &G::State) -> TypedState<G> {
        TypedState { offer: Arc::clone(&self.offer), state: state.clone() }
    }

    fn object(&self, state: &G::State) -> PyState {
        PyState::new(&self.game, Arc::new(self.shared(state)))
    }

    /// Returns the action that the player chooses; `None` if it resigns.
    fn ask(&self, py: Python<'_>, state: &G::State) -> PyResult<Option<Given>> {
        let answer = self.callbacks.choose.bind(py).call1((self.object(state),))?;
        if answer.is_none() { Ok(None) } else { Ok(Some(Given::read(&answer)?)) }
    }

    fn read(&self, state: &TypedState<G>, given: &Given) -> Result<G::Action, TextError> {
        match given {
            Given::Text(text) => self.offer.rules.read_action(&state.state, text),
            Given::Number(number) => state.numbered(*number),
        }
    }
}

impl<G: Notation + Show> Strategy<G> for OwnStrategy<G> {
    fn choose(&mut self, _: &G, state: &G::State, budget: &mut Budget) -> Decision<G::Action> {
        if budget.is_stopped() {
            return Decision::resign();
        }
        let asked = Python::attach(|py| self.ask(py, state));
        match asked {
            Ok(None) => Decision::resign(),
            Ok(Some(given)) => match self.read(&self.shared(state), &given) {
                Ok(action) => Decision::act(action),
                Err(error) => {
                    let failure = Failure::new(FailureKind::Illegal, &error);
                    let _ = keep(Error::Illegal(error).into(), FailureKind::Illegal, &self.raised);
                    Decision::fail(failure)
                }
            },
            Err(error) => Decision::fail(keep(error, FailureKind::Crash, &self.raised)),
        }
    }

    fn observe(&mut self, game: &G, state: &G::State, action: G::Action) {
        let Some(observe) = &self.callbacks.observe else { return };
        let text = game.action_text(state, action);
        let told = Python::attach(|py| {
            let state = self.object(state);
            observe.bind(py).call1((state, text)).map(drop)
        });
        if let Err(error) = told {
            // The referee catches the panic, stops calling this strategy, and reports the reason.
            let failure = keep(error, FailureKind::Crash, &self.raised);
            std::panic::panic_any(failure.message.to_string());
        }
    }

    fn close(&mut self, _: &G, state: &G::State, ending: &str) -> Option<String> {
        let close = self.callbacks.close.as_ref()?;
        Python::attach(|py| {
            let state = self.object(state);
            // The game is over, so exceptions are ignored.
            let said = close.bind(py).call1((state, ending)).ok()?;
            (!said.is_none()).then(|| said.extract().unwrap_or_else(|_| shown(&said)))
        })
    }
}
