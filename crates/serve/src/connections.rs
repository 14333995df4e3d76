//! The connections of a server, with limits on their number and on the time to send a request.
//!
//! Anyone on the network may connect and send nothing. A connection without a request within [`HEAD_TIMEOUT`] is
//! closed. When there is no room for a new connection, the longest idle one is closed, so that a client with many idle
//! connections cannot block the server.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tower::ServiceExt;

/// The most time from the start of a connection, or from the previous response, to the end of a request's headers.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);
/// The most bytes of a request's headers, which each connection holds in memory.
const LONGEST_HEAD: usize = 64 << 10;
/// The pause before the next attempt to accept a connection.
const RETRY_AFTER: Duration = Duration::from_millis(100);

/// Serves all connections until `ended` changes, then finishes the requests in progress.
pub(crate) async fn serve_connections(
    listener: TcpListener,
    router: Router,
    room: usize,
    mut ended: watch::Receiver<bool>,
) {
    let (room, silent) = (Arc::new(Semaphore::new(room)), Arc::new(SilentConnections::default()));
    // Every connection holds a sender, so the receiver knows when the last one has ended.
    let (open, mut all_closed) = mpsc::channel::<Infallible>(1);
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            _ = ended.changed() => break,
        };
        let Ok((stream, client)) = taken else {
            // The machine has no descriptor left, or the client has already disconnected.
            tokio::time::sleep(RETRY_AFTER).await;
            continue;
        };
        let permit = make_room(&room, &silent).await;
        let connection = Connection { stream, client, silent: silent.clone(), _permit: permit };
        let (router, ended, open) = (router.clone(), ended.clone(), open.clone());
        tokio::spawn(async move {
            connection.serve(router, ended).await;
            drop(open);
        });
    }
    drop(open);
    all_closed.recv().await;
}

/// Waits for room for one more connection, and closes idle ones to get it.
async fn make_room(room: &Arc<Semaphore>, silent: &SilentConnections) -> OwnedSemaphorePermit {
    loop {
        if let Ok(permit) = room.clone().try_acquire_owned() {
            return permit;
        }
        silent.close_oldest();
        let waited = tokio::time::timeout(RETRY_AFTER, room.clone().acquire_owned()).await;
        if let Ok(Ok(permit)) = waited {
            return permit;
        }
    }
}

/// A connection that was accepted.
struct Connection {
    stream: TcpStream,
    client: SocketAddr,
    silent: Arc<SilentConnections>,
    _permit: OwnedSemaphorePermit,
}

impl Connection {
    async fn serve(self, router: Router, mut ended: watch::Receiver<bool>) {
        let Self { stream, client, silent, _permit } = self;
        let place = Arc::new(ConnectionSlot::new(silent));
        let close = place.close.clone();
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let (router, place) = (router.clone(), place.clone());
            async move {
                place.asks();
                let mut request = request.map(Body::new);
                request.extensions_mut().insert(ConnectInfo(client));
                let answer = router.oneshot(request).await;
                place.waits();
                answer
            }
        });
        let mut protocol = http1::Builder::new();
        protocol.timer(TokioTimer::new()).header_read_timeout(HEAD_TIMEOUT);
        protocol.max_buf_size(LONGEST_HEAD);
        let mut serving = pin!(protocol.serve_connection(TokioIo::new(stream), service));
        tokio::select! {
            // An error here has no recipient, because the connection is closed.
            _ = serving.as_mut() => {}
            () = close.notified() => {}
            _ = ended.changed() => {
                serving.as_mut().graceful_shutdown();
                let _ = serving.await;
            }
        }
    }
}

/// The connections without a request in progress, the longest idle first.
#[derive(Default)]
struct SilentConnections(Mutex<SilentList>);

#[derive(Default)]
struct SilentList {
    next: u64,
    waiting: BTreeMap<u64, Arc<Notify>>,
}

impl SilentConnections {
    fn list(&self) -> MutexGuard<'_, SilentList> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close_oldest(&self) {
        if let Some((_, close)) = self.list().waiting.pop_first() {
            close.notify_one();
        }
    }
}

/// A connection's entry among the idle ones, removed while a request is being answered.
struct ConnectionSlot {
    silent: Arc<SilentConnections>,
    number: Mutex<Option<u64>>,
    close: Arc<Notify>,
}

impl ConnectionSlot {
    fn new(silent: Arc<SilentConnections>) -> Self {
        let place = Self { silent, number: Mutex::new(None), close: Arc::default() };
        place.waits();
        place
    }

    fn waits(&self) {
        let mut list = self.silent.list();
        list.next += 1;
        let number = list.next;
        list.waiting.insert(number, self.close.clone());
        *self.number.lock().unwrap_or_else(PoisonError::into_inner) = Some(number);
    }

    fn asks(&self) {
        let number = self.number.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(number) = number {
            self.silent.list().waiting.remove(&number);
        }
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.asks();
    }
}
