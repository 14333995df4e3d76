//! A mirror of the canvas as elements inside it, because a canvas alone is silent. Browsers read the elements aloud
//! and press them, but do not show them. egui reports what it draws, and presses go back to it.

use super::document;
use super::reading::{Item, Reader};
use egui::Event;
use egui::accesskit::{Action, ActionRequest, NodeId, TreeId};
use egui::mutex::Mutex;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlCanvasElement};

/// Attribute with the identity of the item that an element stands for.
const NODE: &str = "data-node";

/// Elements of one canvas.
pub(super) struct ElementMirror {
    canvas: Element,
    read: Arc<Mutex<Vec<Item>>>,
    shown: Vec<Item>,
    pressed: Rc<RefCell<Vec<u64>>>,
    _listener: Closure<dyn FnMut(web_sys::Event)>,
}

impl ElementMirror {
    /// Starts to mirror what this context draws on this canvas.
    pub(super) fn new(context: &egui::Context, canvas: HtmlCanvasElement) -> Self {
        let read = Reader::start(context);
        let pressed = Rc::new(RefCell::new(Vec::new()));
        let listener = listener(context, &pressed);
        // Without it, elements can be read but not pressed.
        let _ = canvas.add_event_listener_with_callback("click", listener.as_ref().unchecked_ref());
        Self { canvas: canvas.into(), read, shown: Vec::new(), pressed, _listener: listener }
    }

    /// Returns the items pressed since the last call.
    pub(super) fn take_pressed(&self) -> Vec<Event> {
        let press = |node: u64| {
            Event::AccessKitActionRequest(ActionRequest {
                action: Action::Click,
                target_tree: TreeId::ROOT,
                target_node: NodeId(node),
                data: None,
            })
        };
        self.pressed.take().into_iter().map(press).collect()
    }

    /// Updates the elements to the last drawing. Only changed ones are touched.
    pub(super) fn sync(&mut self) {
        let items = self.read.lock().clone();
        if items == self.shown {
            return;
        }
        let children = self.canvas.children();
        for (index, item) in items.iter().enumerate() {
            let old = children.item(index as u32);
            if self.shown.get(index) != Some(item) || old.is_none() {
                self.put(old, item);
            }
        }
        while let Some(surplus) = children.item(items.len() as u32) {
            surplus.remove();
        }
        self.shown = items;
    }

    /// Writes an item into an element, or into a new one if there is none of its kind.
    fn put(&self, old: Option<Element>, item: &Item) {
        let kind = if item.is_pressed { "button" } else { "span" };
        let fits = |element: &Element| element.local_name() == kind;
        let element = match old.clone().filter(fits) {
            Some(element) => Some(element),
            None => document().and_then(|document| document.create_element(kind).ok()),
        };
        let Some(element) = element else { return };
        element.set_text_content(Some(&item.text));
        let attributes = [
            (NODE, Some(item.node.to_string()).filter(|_| item.is_pressed)),
            // The canvas is one stop of the Tab key. Inside it, egui moves the focus.
            ("tabindex", item.is_pressed.then(|| "-1".to_string())),
            ("disabled", (item.is_pressed && !item.is_enabled).then(String::new)),
            ("aria-pressed", item.is_on.map(|is_on| is_on.to_string())),
        ];
        for (name, value) in attributes {
            let _ = match value {
                Some(value) => element.set_attribute(name, &value),
                None => element.remove_attribute(name),
            };
        }
        match old {
            Some(old) if old != element => old.replace_with_with_node_1(&element).ok(),
            Some(_) => None,
            None => self.canvas.append_child(&element).map(|_| ()).ok(),
        };
    }
}

/// Remembers which item was pressed, and requests a frame that handles it.
fn listener(
    context: &egui::Context,
    pressed: &Rc<RefCell<Vec<u64>>>,
) -> Closure<dyn FnMut(web_sys::Event)> {
    let (context, pressed) = (context.clone(), Rc::clone(pressed));
    Closure::new(move |event: web_sys::Event| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let node = element.and_then(|element| element.get_attribute(NODE));
        if let Some(node) = node.and_then(|node| node.parse().ok()) {
            pressed.borrow_mut().push(node);
            context.request_repaint();
        }
    })
}
