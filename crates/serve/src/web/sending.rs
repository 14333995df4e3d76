//! Streaming of files: none is in memory as a whole, and no thread waits for a slow client.

use super::answer::attachment;
use crate::http_error::HttpError;
use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_LENGTH;
use axum::response::{IntoResponse, Response};
use futures_core::Stream;
use std::fs::File;
use std::future::Future;
use std::io::{Error, Read};
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::task::JoinHandle;

/// The bytes that are read at a time.
const PIECE: usize = 64 << 10;

type Piece = Result<(File, Vec<u8>), Error>;

/// A stream of a file's pieces.
struct FileStream(JoinHandle<Piece>);

fn read_piece(mut file: File) -> JoinHandle<Piece> {
    tokio::task::spawn_blocking(move || {
        let mut bytes = vec![0; PIECE];
        let count = file.read(&mut bytes)?;
        bytes.truncate(count);
        Ok((file, bytes))
    })
}

impl Stream for FileStream {
    type Item = Result<Bytes, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let read = match Pin::new(&mut self.0).poll(context) {
            Poll::Pending => return Poll::Pending,
            Poll::Ready(read) => read.map_err(Error::other).flatten(),
        };
        match read {
            Ok((_, bytes)) if bytes.is_empty() => Poll::Ready(None),
            Ok((file, bytes)) => {
                self.0 = read_piece(file);
                Poll::Ready(Some(Ok(bytes.into())))
            }
            Err(error) => Poll::Ready(Some(Err(error))),
        }
    }
}

/// Sends a file for download.
///
/// # Errors
/// A file that cannot be read.
pub(crate) fn send_file(kind: &'static str, name: &str, file: File) -> Result<Response, HttpError> {
    let length = file.metadata()?.len();
    let body = Body::from_stream(FileStream(read_piece(file)));
    Ok(([(CONTENT_LENGTH, length.to_string())], attachment(kind, name), body).into_response())
}
