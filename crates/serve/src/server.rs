//! The server: start, threads and shutdown, and the commands that work on a class's folder.

use crate::artefacts::Artefacts;
use crate::backup::write_whole;
use crate::checker::check_all;
use crate::class::Class;
use crate::connections::serve_connections;
use crate::database::read_in_folder;
use crate::final_losses::measure_when_over;
use crate::final_round::play_when_asked;
use crate::http_error::HttpError;
use crate::losses::measure_all;
use crate::maintenance::maintain;
use crate::player::Ladders;
use crate::server_threads::{ServerThreads, start};
use crate::site::Site;
use crate::system::room_for_connections;
use crate::text::setup as text;
use crate::web::{AppState, router};
use damier_experiments::Machine;
use damier_i18n::Message;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket};

/// The longest wait for open requests at shutdown.
const DRAIN: Duration = Duration::from_secs(5);
/// Number of connections that the system keeps for the server until it accepts them. If a flood fills this queue, the system
/// drops the first packet of a connection, and the browser repeats it only after a second.
const BACKLOG: u32 = 4096;

/// Starts the threads that check, play, measure and maintain a class.
///
/// # Errors
/// A failed read, or a thread that cannot be started.
pub fn start_work(site: &Arc<Site>, threads: &mut ServerThreads) -> Result<(), HttpError> {
    let own = site.clone();
    start(threads, "checker", move || check_all(&own))?;
    let ladders = Arc::new(Ladders::new(site)?);
    for number in 1..=site.class.cores {
        let (own, ladders) = (site.clone(), ladders.clone());
        start(threads, &format!("player-{number}"), move || ladders.play_all(&own))?;
    }
    let own = site.clone();
    start(threads, "maintenance", move || maintain(&own))?;
    let own = site.clone();
    start(threads, "losses", move || measure_all(&own))?;
    let own = site.clone();
    start(threads, "final-losses", move || measure_when_over(&own))?;
    let own = site.clone();
    start(threads, "final", move || play_when_asked(&own))
}

/// Serves a class until a signal ends it. `tell` receives messages for the operator.
///
/// # Errors
/// A machine that cannot enforce the restrictions on submissions; a folder that is served already; an address that is
/// taken.
pub fn serve(class: Class, tell: &mut dyn FnMut(Message)) -> Result<(), HttpError> {
    let machine = Machine::examine();
    if !machine.runs_strangers || !machine.is_complete && !class.open_walls {
        return Err(HttpError::Asked(text::no_walls(machine.enforced)));
    }
    class.hosting()?.enforced_beside(&class.folder)?;
    let mut threads = ServerThreads::default();
    let site = Arc::new(Site::open(class, &mut threads)?);
    let teacher = site.first_teacher()?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(64)
        .enable_all()
        .build()?;
    let web = AppState::new(site.clone());
    let listener = runtime.block_on(async { listen(site.class.listen) }).map_err(|error| {
        HttpError::Asked(text::no_listening(site.class.listen.to_string(), error.to_string()))
    })?;
    start_work(&site, &mut threads)?;
    tell(text::serving(&site.class.name, &site.class.address));
    if let Some(token) = teacher {
        tell(text::teachers_link(format!("{}/in/{token}", site.class.address)));
    }
    let (pages, room) = (router(&web)?, room_for_connections(site.class.cores));
    let (end, ended) = tokio::sync::watch::channel(false);
    runtime.block_on(async {
        let own = site.clone();
        tokio::spawn(async move {
            signal().await;
            own.halt();
            // There is no receiver if serving has failed.
            let _ = end.send(true);
        });
        let mut heard = ended.clone();
        let mut serving = tokio::spawn(serve_connections(listener, pages, room, ended));
        drop(heard.changed().await);
        // Requests that are still open after that are cut off.
        let _ = tokio::time::timeout(DRAIN, &mut serving).await;
    });
    site.halt();
    tell(text::ending().into());
    runtime.shutdown_timeout(DRAIN);
    drop(web);
    // The writer ends when the last handle of the database is dropped.
    drop(site);
    threads.join(DRAIN);
    Ok(())
}

/// Waits for Ctrl-C, or on Unix also for SIGTERM.
async fn signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let kinds = [SignalKind::interrupt(), SignalKind::terminate()];
        let mut waits = kinds.into_iter().filter_map(|kind| signal(kind).ok()).collect::<Vec<_>>();
        std::future::poll_fn(|context| {
            let is_there = waits.iter_mut().any(|wait| wait.poll_recv(context).is_ready());
            if is_there { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
        })
        .await;
    }
    #[cfg(not(unix))]
    // A console that sends no signal ends the server when it closes.
    let _ = tokio::signal::ctrl_c().await;
}

/// Deletes a student of a class that is not being served.
///
/// # Errors
/// An unknown name; a class that is being served (then use the teacher's page).
pub fn forget(class: Class, name: &str) -> Result<(), HttpError> {
    let mut threads = ServerThreads::default();
    let site = Site::open(class, &mut threads)?;
    let own = name.to_string();
    site.database.write(move |base| crate::people::forget(base, &own))?;
    crate::retention::erase(&site)
}

/// Creates a new link for the teacher of a class that is not being served. It replaces the old link.
///
/// # Errors
/// A class that is being served.
pub fn renew_teacher(class: Class) -> Result<String, HttpError> {
    let mut threads = ServerThreads::default();
    let site = Site::open(class, &mut threads)?;
    let token = site
        .database
        .write(|base| crate::people::new_link(base, crate::people::Person::Teacher))?;
    Ok(format!("{}/in/{token}", site.class.address))
}

/// Writes all data about a student into a new file, even while the class is being served.
///
/// # Errors
/// An unknown name; a file that exists or cannot be written.
pub fn export_student(class: &Class, name: &str, to: &Path) -> Result<(), HttpError> {
    let artefacts = Artefacts::at(&class.folder)?;
    read_in_folder(&class.folder, |base| {
        let student = crate::people::number_of(base, name)?;
        let style = class.csv_style;
        let pack = |archive| crate::export::pack_student(base, &artefacts, student, style, archive);
        write_whole(to, pack)
    })
}

/// Writes the versions that play a game into a new file, for plagiarism checkers, even while the class is being served.
///
/// # Errors
/// An unknown game; a file that exists or cannot be written.
pub fn export_everyone(class: &Class, game: &str, to: &Path) -> Result<(), HttpError> {
    if class.game(game).is_none() {
        let known: Vec<&str> = class.games.iter().map(|game| game.name.as_str()).collect();
        return Err(HttpError::Asked(crate::text::upload::no_game(game, known.join(", "))));
    }
    let artefacts = Artefacts::at(&class.folder)?;
    read_in_folder(&class.folder, |base| {
        write_whole(to, |archive| crate::export::pack_players(base, &artefacts, game, archive))
    })
}

/// Opens a listening socket. Call it within a runtime.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Elsewhere, this would let two servers share a port. Here, it lets a server start again at once.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}
