//! The report of the final, as people read it who do not have the server's files: with names, and without folders.

use crate::artefacts::without_folders;
use crate::class::Class;
use crate::contestant::contestants;
use crate::http_error::HttpError;
use crate::site::Site;
use damier_catalog::replace_file;
use damier_experiments::arena::{FaultLine, Report, Spec, Store};
use damier_i18n::Lang;
use damier_reports::{EventLosses, page_of};
use std::path::{Path, PathBuf};

/// The folder of the finalists' files, in the class's folder.
pub(crate) const FOLDER: &str = "final";

/// The key in the database while the report does not say yet what the moves lost.
pub(crate) const UNMEASURED: &str = "final-unmeasured";

/// Writes the report in each language. `losses` are those of each event; empty if they are not measured yet.
///
/// # Errors
/// A failed read or write.
pub(crate) fn write_reports(
    site: &Site,
    store: &Store,
    report: &mut Report,
    losses: &[EventLosses],
) -> Result<(), HttpError> {
    let spec = with_names(site, store, report)?;
    for lang in Lang::SPOKEN {
        let page = page_of(store, report, losses, &site.class.name, &spec, lang)?;
        write(&report_path(&site.class, lang), &page)?;
    }
    Ok(())
}

/// Replaces a file by a text.
///
/// # Errors
/// A failed write.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), HttpError> {
    replace_file(path, |out| out.write_all(text.as_bytes())).map_err(HttpError::from)
}

/// Returns the path of the report in this language.
pub(crate) fn report_path(class: &Class, lang: Lang) -> PathBuf {
    class.folder.join(format!("report.{}.html", lang.code()))
}

/// Removes the folders of the server from the faults of a report. Returns the tournament with the names of its players
/// instead of their paths.
///
/// # Errors
/// A failed read.
fn with_names(site: &Site, store: &Store, report: &mut Report) -> Result<Spec, HttpError> {
    let mut spec = store.spec().clone();
    for (event, lineup) in spec.events.iter_mut().zip(store.lineups()) {
        event.players.clone_from(&lineup.entrants);
    }
    for event in &mut report.events {
        let Some(game) = site.class.game(&event.name) else { continue };
        let all = site.database.read(|base| contestants(&site.artefacts, base, game))?;
        let out = event.disqualified.iter_mut().map(|out| &mut out.cause);
        for fault in event.faults.iter_mut().chain(out) {
            let own = all.iter().find(|one| one.name == fault.entrant);
            let place = Path::new(FOLDER).join(&game.name);
            clean(fault, &site.class.folder, &place.join(own.map_or("", |own| &own.key)));
        }
    }
    Ok(spec)
}

/// Removes a player's folder, which is inside the folder of the class, from the texts of a fault.
fn clean(fault: &mut FaultLine, class: &Path, own: &Path) {
    fault.message = fault.message.map_texts(|text| without_folders(class, own, text));
    fault.log = without_folders(class, own, &fault.log);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_show_files_without_the_folders_of_the_server() {
        let text = "File \"/srv/class/final/small/12/bot.py\", line 3";
        let mut fault = FaultLine {
            event: 0,
            id: 1,
            entrant: "ada".into(),
            seat: 1,
            kind: "crash".into(),
            ply: 0,
            message: text.into(),
            state: String::new(),
            log: text.into(),
        };
        clean(&mut fault, Path::new("/srv/class"), Path::new("final/small/12"));
        assert_eq!(fault.log, "File \"bot.py\", line 3");
        assert_eq!(fault.message.to_string(), fault.log);
    }
}
