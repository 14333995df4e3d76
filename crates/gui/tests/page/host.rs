//! A plain web server for a folder of files, in a sub-folder of its own, as on any host.
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;
use tiny_http::{Header, Request, Response, Server};

/// Path of the page.
const FOLDER: &str = "/games/damier/";

/// A server, stopped on drop.
pub(crate) struct Host {
    server: Arc<Server>,
    thread: Option<JoinHandle<()>>,
}

impl Host {
    /// Serves a folder on a port that is free.
    pub(crate) fn start(folder: &Path) -> Self {
        let server = Arc::new(Server::http("127.0.0.1:0").expect("a free port"));
        let (own, folder) = (Arc::clone(&server), folder.to_path_buf());
        let thread = std::thread::spawn(move || {
            own.incoming_requests().for_each(|request| answer(request, &folder));
        });
        Self { server, thread: Some(thread) }
    }

    /// The page's address.
    pub(crate) fn address(&self) -> String {
        let port = self.server.server_addr().to_ip().expect("an address").port();
        format!("http://127.0.0.1:{port}{FOLDER}")
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.server.unblock();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn answer(request: Request, folder: &Path) {
    let path = request.url().split('?').next().unwrap_or_default();
    let name =
        path.strip_prefix(FOLDER).map(|name| if name.is_empty() { "index.html" } else { name });
    let file = name.filter(|name| !name.contains("..")).map(|name| folder.join(name));
    // A browser that goes away is none of the host's trouble.
    let _ = match file.as_ref().and_then(|file| fs::read(file).ok().zip(Some(kind(file.as_path()))))
    {
        Some((bytes, kind)) => {
            let header = Header::from_bytes("Content-Type", kind).expect("a header");
            request.respond(Response::from_data(bytes).with_header(header))
        }
        None => request.respond(Response::empty(404)),
    };
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|end| end.to_str()).unwrap_or_default() {
        "html" => "text/html",
        "js" => "text/javascript",
        "css" => "text/css",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}
