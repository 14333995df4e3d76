//! Tests of a machine's clock that is set, and of a deadline that passes during an upload.

use crate::class::{CLASS, Known, Shown, get, hand_in, post, request};
use axum::body::{Body, Bytes};
use axum::http::Method;
use damier_catalog::Stopwatch;
use damier_serve::{ClassClock, ClassPhase, ClockReading, start_work};
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

/// The deadline of these classes, 2026-12-18T23:00:00Z.
const DEADLINE: i64 = 1_797_634_800;

/// A clock that a test sets.
#[derive(Clone)]
struct Hands(Arc<Mutex<ClockReading>>);

impl Hands {
    fn at(day: i64) -> Self {
        Self(Arc::new(Mutex::new(ClockReading { day, steady: 1000 })))
    }

    fn clock(&self) -> ClassClock {
        let own = self.0.clone();
        ClassClock::with(move || *own.lock().expect("no panic"))
    }

    /// Lets time pass on both clocks.
    fn pass(&self, seconds: i64) {
        let mut hands = self.0.lock().expect("no panic");
        hands.day += seconds;
        hands.steady += seconds;
    }

    /// Sets the machine's clock forward or back, but not the steady clock.
    fn set(&self, seconds: i64) {
        self.0.lock().expect("no panic").day += seconds;
    }
}

fn class() -> String {
    format!("time_zone = \"Europe/Paris\"\ndeadline = 2026-12-18T23:00:00Z\n{CLASS}")
}

fn shown(hands: &Hands) -> Shown {
    Shown::by(&class(), tempfile::tempdir().expect("a folder"), hands.clock())
}

/// Submits a file. Returns true if its version is late (false if it is on time), and the page of the version.
async fn is_late(shown: &Shown, who: &Known, text: &str) -> (bool, String) {
    let sent = shown.ask(hand_in(who, "small", &[("a.py", text.as_bytes())])).await;
    assert_eq!(sent.status, 303, "{}", sent.text);
    let place = sent.headers["location"].to_str().expect("plain").to_string();
    let page = shown.ask(get(&place, Some(who))).await.text;
    let told = (page.contains("is too late to count"), page.contains("is on time"));
    assert_ne!(told.0, told.1, "one of them: {page}");
    (told.0, page)
}

#[tokio::test]
async fn no_deadline_passes_by_a_clock_that_is_set_forward() {
    let hands = Hands::at(DEADLINE - 7200);
    let shown = shown(&hands);
    let (ada, teacher) = (shown.student("ada"), shown.teacher());
    hands.set(86_400);
    assert!(!is_late(&shown, &ada, "1").await.0);
    let page = shown.ask(get("/class", Some(&teacher))).await.text;
    assert!(page.contains("clock has jumped: it shows 19 December 2026, 22:00"), "{page}");
    assert!(page.contains("it is 18 December 2026, 22:00"), "{page}");
    // Set right again, it is no longer told; then the deadline passes as it should.
    hands.set(-86_400);
    assert!(!shown.ask(get("/class", Some(&teacher))).await.text.contains("clock has jumped"));
    hands.pass(7200 + 61);
    assert!(is_late(&shown, &ada, "2").await.0);
}

#[tokio::test]
async fn no_deadline_reopens_by_a_clock_that_is_set_back() {
    let hands = Hands::at(DEADLINE + 3600);
    let shown = shown(&hands);
    let (ada, eve, teacher) = (shown.student("ada"), shown.student("eve"), shown.teacher());
    hands.set(-86_400);
    let (late, page) = is_late(&shown, &ada, "1").await;
    assert!(late && page.contains("19 December 2026, 01:00:00"), "{page}");
    // What is shown of times stays sound: nothing was seen or made before the class was.
    let list = shown.ask(get("/class", Some(&teacher))).await.text;
    assert!(
        list.contains("19 December 2026, 01:00") && !list.contains("<td>18 December"),
        "{list}"
    );
    // Unless the teacher says that the machine is right.
    for who in [None, Some(&eve)] {
        assert_eq!(shown.ask(post("/class/clock", who, "")).await.status, 404);
    }
    assert!(is_late(&shown, &ada, "2").await.0);
    assert_eq!(shown.ask(post("/class/clock", Some(&teacher), "")).await.status, 303);
    assert!(!is_late(&shown, &eve, "2").await.0);
    let audit = shown.ask(get("/class/audit", Some(&teacher))).await.text;
    assert!(
        audit.contains("to the server&#39;s clock") || audit.contains("to the server's clock"),
        "{audit}"
    );
    assert_eq!(shown.ask(get("/table/small", Some(&eve))).await.status, 200);
}

#[tokio::test]
async fn a_server_that_starts_again_goes_on_from_where_it_was() {
    let hands = Hands::at(DEADLINE + 3600);
    let mut before = shown(&hands);
    before.student("ada");
    let mut threads = std::mem::take(&mut before.threads);
    start_work(&before.site, &mut threads).expect("started");
    let waited = Stopwatch::start();
    let lived = |shown: &Shown| {
        shown.site.database.read(|base| {
            let select = "SELECT count(*) FROM meta WHERE name = 'clock-lived'";
            Ok(base.query_row(select, [], |row| row.get::<_, i64>(0))?)
        })
    };
    while lived(&before).expect("read") == 0 {
        assert!(waited.elapsed() < Duration::from_secs(60), "it is noted");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    before.site.halt();
    before.threads = threads;
    let folder = before.end();
    // A machine without a battery for its clock.
    hands.set(-300_000_000);
    let after = Shown::by(&class(), folder, hands.clock());
    let (eve, teacher) = (after.student("eve"), after.teacher());
    assert!(is_late(&after, &eve, "1").await.0, "the deadline does not reopen");
    let page = after.ask(get("/class", Some(&teacher))).await.text;
    assert!(page.contains("clock has jumped"), "{page}");
    let folder = after.end();
    // After an honest night everything is as it should be.
    hands.set(300_000_000);
    hands.pass(30_000);
    let later = Shown::by(&class(), folder, hands.clock());
    assert!(!later.ask(get("/class", Some(&teacher))).await.text.contains("clock has jumped"));
}

#[tokio::test]
async fn the_phase_stays_what_it_was_whatever_the_clock_says() {
    let hands = Hands::at(DEADLINE - 7200);
    let shown = shown(&hands);
    for seconds in [10_000_000, -30_000_000, 50_000_000, -90_000_000] {
        hands.set(seconds);
        let phase = shown.site.database.read(|base| ClassPhase::current(base)).expect("read");
        assert_eq!(phase, ClassPhase::Open);
    }
}

/// The body of a request, during which time passes.
struct Slow {
    chunks: Vec<Bytes>,
    hands: Hands,
    seconds: i64,
}

impl futures_core::Stream for Slow {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let next = self.chunks.pop();
        self.hands.pass(if next.is_some() { self.seconds } else { 0 });
        Poll::Ready(next.map(Ok))
    }
}

#[tokio::test]
async fn what_begins_to_arrive_in_time_counts_though_the_deadline_passes_on_its_way() {
    for (before, late) in [(10, false), (0, false), (-60, false), (-61, true)] {
        let hands = Hands::at(DEADLINE - before);
        let shown = shown(&hands);
        let ada = shown.student("ada");
        let head = "--x\r\nContent-Disposition: form-data; name=\"game\"\r\n\r\nsmall\r\n--x\r\n\
            Content-Disposition: form-data; name=\"files\"; filename=\"a.py\"\r\n\r\n";
        let chunks = ["\r\n--x--\r\n", "print(1)", head].map(Bytes::from);
        let slow = Slow { chunks: chunks.to_vec(), hands: hands.clone(), seconds: 45 };
        let sent = request(&Method::POST, "/submit", Some(&ada))
            .header("content-type", "multipart/form-data; boundary=x")
            .body(Body::from_stream(slow))
            .expect("a request");
        let answer = shown.ask(sent).await;
        assert_eq!(answer.status, 303, "{}", answer.text);
        let page = shown.ask(get("/version/1", Some(&ada))).await.text;
        assert_eq!(page.contains("is too late to count"), late, "{before}: {page}");
        let told = damier_serve::versions::versions_of;
        let kept = shown.site.database.read(|base| told(base, ada.id)).expect("read");
        assert_eq!((kept[0].is_late, kept[0].received), (late, DEADLINE - before));
    }
}

#[tokio::test]
async fn what_stops_on_its_way_is_refused_and_leaves_nothing() {
    let shown = Shown::new(CLASS);
    let ada = shown.student("ada");
    let cut =
        "--x\r\nContent-Disposition: form-data; name=\"files\"; filename=\"a.py\"\r\n\r\nprint(";
    let sent = request(&Method::POST, "/submit", Some(&ada))
        .header("content-type", "multipart/form-data; boundary=x")
        .body(Body::from(cut))
        .expect("a request");
    let answer = shown.ask(sent).await;
    assert!(answer.status == 422 && answer.text.contains("arrived incomplete"), "{}", answer.text);
    assert_eq!(std::fs::read_dir(shown.file("versions")).expect("there").count(), 0);
}
