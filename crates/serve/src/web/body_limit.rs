//! Reads and drops the rest of a request that was answered early. If the server closed the connection while the client
//! is still sending, the client would not see the response, and a proxy would report a server error instead.

use axum::body::{Body, BodyDataStream, Bytes};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use futures_core::Stream;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

/// The most bytes that are read and dropped. A client that sends more is cut off.
const MOST: u64 = 64 << 20;

/// A request body that can still be read after its handler has dropped it.
#[derive(Clone)]
struct SharedBody(Arc<Mutex<BodyDataStream>>);

impl Stream for SharedBody {
    type Item = Result<Bytes, axum::Error>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut body = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Pin::new(&mut *body).poll_next(context)
    }
}

/// Answers a request, then reads the part of its body that the handler did not read.
pub(super) async fn read_rest(request: Request, next: Next) -> Response {
    if !["POST", "PUT"].contains(&request.method().as_str()) {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let mut shared = SharedBody(Arc::new(Mutex::new(body.into_data_stream())));
    let own = Body::from_stream(shared.clone());
    let answer = next.run(Request::from_parts(parts, own)).await;
    let mut read = 0;
    while let Some(Ok(chunk)) = poll_fn(|context| Pin::new(&mut shared).poll_next(context)).await {
        read += chunk.len() as u64;
        if read > MOST {
            break;
        }
    }
    answer
}
