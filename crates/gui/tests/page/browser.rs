//! A headless browser, driven by WebDriver (<https://www.w3.org/TR/webdriver2/>).
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]

use base64::Engine;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// Longest wait: long enough for a browser that draws in software on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// Chromium and its driver, stopped on drop.
pub(crate) struct Browser {
    driver: Child,
    /// Kept open: the driver would end if it could say no more.
    _said: BufReader<ChildStdout>,
    session: String,
}

impl Browser {
    /// Opens a window of this size, as a phone's or tablet's if it is touched.
    pub(crate) fn open(width: u32, height: u32, is_touched: bool) -> Self {
        Self::start(width, height, is_touched.then_some(2.0))
    }

    /// Opens a window as a phone has it, with so many pixels of the screen to one of the page.
    pub(crate) fn open_phone(width: u32, height: u32, pixels: f64) -> Self {
        Self::start(width, height, Some(pixels))
    }

    /// Opens a window; with pixels to a page's pixel, as that of something that is touched.
    fn start(width: u32, height: u32, touched: Option<f64>) -> Self {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .spawn()
            .expect("chromedriver: Debian's package chromium-driver");
        let mut said = BufReader::new(driver.stdout.take().expect("its output"));
        let port = port(&mut said);
        let mut options = json!({ "args": [
            "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
            format!("--window-size={width},{height}"),
            format!("--force-device-scale-factor={}", touched.filter(|_| width < 600).unwrap_or(1.0)),
        ]});
        if let Some(pixels) = touched {
            let screen =
                json!({ "width": width, "height": height, "pixelRatio": pixels, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": screen });
        }
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
        }}});
        let root = format!("http://127.0.0.1:{port}/session");
        let opened = send(&root, &wanted);
        let id = opened["sessionId"].as_str().expect("a session").to_string();
        let browser = Self { driver, _said: said, session: format!("{root}/{id}") };
        if touched.is_none() {
            // The window's size is that of the page, not with what is around it.
            let screen = json!({
                "width": width, "height": height, "deviceScaleFactor": 0, "mobile": false,
            });
            browser.command("Emulation.setDeviceMetricsOverride", &screen);
        }
        browser
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        send(&format!("{}/{path}", self.session), body)
    }

    /// Opens another tab and turns to it; by the name that it gets, it is found again.
    pub(crate) fn open_tab(&self) -> String {
        let opened = self.post("window/new", &json!({ "type": "tab" }));
        let tab = opened["handle"].as_str().expect("a tab").to_string();
        self.turn_to(&tab);
        tab
    }

    /// Turns to a tab.
    pub(crate) fn turn_to(&self, tab: &str) {
        self.post("window", &json!({ "handle": tab }));
    }

    /// Closes the tab that is looked at.
    pub(crate) fn close_tab(&self) {
        let _ = ureq::delete(&format!("{}/window", self.session)).call();
    }

    /// Goes to an address.
    pub(crate) fn go(&self, address: &str) {
        self.post("url", &json!({ "url": address }));
    }

    /// Lets the pages loaded from now on begin on a day, counted from 1 January 1970, whatever the machine's clock says.
    pub(crate) fn fix_day(&self, day: u64) {
        let source = format!(
            "{{ const now = Date.now.bind(Date), start = now(); \
             Date.now = () => {day} * 86400000 + now() - start; }}"
        );
        self.command("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": source }));
    }

    /// Loads the page again.
    pub(crate) fn reload(&self) {
        self.post("refresh", &json!({}));
    }

    /// Runs a script, and gives what it returns.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.post("execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Runs a script whose result comes later.
    pub(crate) fn run_later(&self, promise: &str) -> Value {
        let script = format!("const done = arguments[0]; ({promise}).then(done, done);");
        self.post("execute/async", &json!({ "script": script, "args": [] }))
    }

    /// Asks until a script returns something; whatever it is then.
    pub(crate) fn wait(&self, what: &str, script: &str) -> Value {
        let began = Instant::now();
        loop {
            let value = self.run(script);
            if !value.is_null() && value != json!(false) {
                return value;
            }
            if began.elapsed() > PATIENCE {
                let seen = self.run("return document.body.textContent");
                panic!("{what} did not come: {seen}");
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Presses and releases keys, one after the other, so far apart in milliseconds.
    pub(crate) fn press(&self, keys: &[char], apart: u64) {
        let events = keys.iter().flat_map(|key| {
            let key = key.to_string();
            [
                json!({ "type": "keyDown", "value": key }),
                json!({ "type": "keyUp", "value": key }),
                json!({ "type": "pause", "duration": apart }),
            ]
        });
        let events: Vec<Value> = events.collect();
        let hand = json!({ "type": "key", "id": "keys", "actions": events });
        self.post("actions", &json!({ "actions": [hand] }));
    }

    /// A finger goes down at one point of the page, and up at another one; a software-drawn frame takes longer.
    pub(crate) fn swipe(&self, from: [f64; 2], to: [f64; 2]) {
        let at = |[x, y]: [f64; 2], duration: u64| {
            let (x, y) = (x.round() as i64, y.round() as i64);
            json!({ "type": "pointerMove", "duration": duration, "x": x, "y": y })
        };
        let finger = json!({
            "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" },
            "actions": [
                at(from, 0),
                { "type": "pointerDown", "button": 0 },
                at(to, 60),
                { "type": "pointerUp", "button": 0 },
            ],
        });
        self.post("actions", &json!({ "actions": [finger] }));
    }

    /// A finger touches a point.
    pub(crate) fn tap(&self, at: [f64; 2]) {
        self.swipe(at, at);
    }

    /// Gives a command of the browser's own protocol, and what it answers.
    pub(crate) fn command(&self, name: &str, parameters: &Value) -> Value {
        self.post("goog/cdp/execute", &json!({ "cmd": name, "params": parameters }))
    }

    /// Waits until the browser tells those who read aloud of a thing with this role, whose name begins so.
    pub(crate) fn announces(&self, role: &str, name: &str) {
        let began = Instant::now();
        loop {
            let tree = self.command("Accessibility.getFullAXTree", &json!({}));
            let nodes = tree["nodes"].as_array().expect("nodes");
            let text = |node: &Value, of: &str| node[of]["value"].as_str().map(str::to_string);
            let is_it = |node: &&Value| {
                node["ignored"] != true
                    && text(node, "role").is_some_and(|is| is == role)
                    && text(node, "name").is_some_and(|is| is.starts_with(name))
            };
            // As long as the browser tells it of every change, the page draws slowly.
            self.command("Accessibility.disable", &json!({}));
            if nodes.iter().any(|node| is_it(&node)) {
                return;
            }
            if began.elapsed() > PATIENCE {
                let told: Vec<_> =
                    nodes.iter().map(|node| [text(node, "role"), text(node, "name")]).collect();
                panic!("no {role} {name}: {told:?}");
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Presses the button with this name, as those do who hear what is on the canvas; the last of several is
    /// the dialog's.
    pub(crate) fn click(&self, name: &str) {
        let script = format!(
            "const named = [...document.querySelectorAll('canvas button')]
                 .filter((button) => button.textContent === {name:?}).at(-1);
             const can = Boolean(named && !named.disabled);
             if (can) named.click();
             return can"
        );
        self.wait(name, &script);
    }

    /// Presses the first of these buttons that can be pressed, once one can be.
    pub(crate) fn click_one(&self, names: &[&str]) {
        let script = format!(
            "const can = (name) => [...document.querySelectorAll('canvas button')]
                 .find((button) => button.textContent === name && !button.disabled);
             const button = {names:?}.map(can).find(Boolean);
             button?.click();
             return Boolean(button)"
        );
        self.wait(&format!("one of {names:?}"), &script);
    }

    /// Waits until a text is among those that can be heard of the canvas.
    pub(crate) fn hear(&self, text: &str) {
        let script =
            format!("return document.querySelector('canvas').textContent.includes({text:?})");
        self.wait(text, &script);
    }

    /// Lets a file with this text fall on the board.
    pub(crate) fn drop_file(&self, text: &str) {
        self.run(&format!(
            "const carried = new DataTransfer();
             carried.items.add(new File([{text:?}], 'dropped.txt'));
             const drop = {{ dataTransfer: carried, bubbles: true, cancelable: true }};
             document.querySelector('canvas').dispatchEvent(new DragEvent('drop', drop));"
        ));
    }

    /// A picture of what is seen, as PNG in base 64.
    pub(crate) fn picture(&self) -> String {
        let address = format!("{}/screenshot", self.session);
        let mut answer = ureq::get(&address).call().expect("an answer");
        let answer: Value = answer.body_mut().read_json().expect("JSON");
        answer["value"].as_str().expect("a picture").to_string()
    }

    /// Goes on within a frame of the page, by its name there.
    pub(crate) fn enter_frame(&self, id: &str) {
        let using = json!({ "using": "css selector", "value": format!("#{id}") });
        let frame = self.post("element", &using);
        self.post("frame", &json!({ "id": frame }));
    }

    /// Keeps a picture where pictures are wanted.
    pub(crate) fn keep_picture(&self, name: &str) {
        let Some(folder) = std::env::var_os("DAMIER_PICTURES").map(PathBuf::from) else { return };
        let picture = base64::engine::general_purpose::STANDARD.decode(self.picture());
        let file = folder.join(format!("{name}.png"));
        std::fs::write(file, picture.expect("base 64")).expect("a folder for pictures");
    }

    /// What the console has said since it was last asked: warnings and errors.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let log = self.post("se/log", &json!({ "type": "browser" }));
        let lines = log.as_array().expect("a list").iter();
        let bad =
            lines.filter(|line| ["SEVERE", "WARNING"].iter().any(|level| line["level"] == *level));
        bad.map(|line| line["message"].to_string()).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = ureq::delete(&self.session).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// Returns the port that a driver has chosen.
fn port(said: &mut BufReader<ChildStdout>) -> u16 {
    let port = said.lines().map_while(Result::ok).find_map(|line| {
        let (_, port) = line.split_once("started successfully on port ")?;
        port.trim_end_matches('.').parse().ok()
    });
    port.expect("the driver's port")
}

/// Sends a command, and returns the answer.
fn send(address: &str, body: &Value) -> Value {
    let agent: ureq::Agent =
        ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let mut answer = agent.post(address).send_json(body).expect("an answer");
    let mut answer: Value = answer.body_mut().read_json().expect("JSON");
    let value = answer["value"].take();
    assert!(value["error"].is_null(), "{address}: {value}");
    value
}
