//! Forms with files, read piece by piece, within limits.

use crate::http_error::HttpError;
use crate::text::upload as text;
use crate::upload::{MOST_BYTES, MOST_FILES, UploadedFiles};
use axum::extract::multipart::{Field, Multipart, MultipartError};

/// The most bytes of an upload request, including the form around the files.
pub(crate) const MOST_REQUEST: u64 = MOST_BYTES + (1 << 20);

/// The contents of an upload form.
pub(crate) struct SubmittedForm {
    /// The name of the game.
    pub(crate) game: String,
    /// The files.
    pub(crate) files: UploadedFiles,
}

/// Reads a form with files.
///
/// # Errors
/// Input over a limit; a damaged form; refused files.
pub(crate) async fn read(mut form: Multipart) -> Result<SubmittedForm, HttpError> {
    let (mut game, mut files, mut room) = (String::new(), Vec::new(), MOST_BYTES);
    while let Some(mut field) = form.next_field().await.map_err(damaged)? {
        let Some(name) = field.file_name().map(ToString::to_string) else {
            if field.name() == Some("game") {
                let bytes = whole(&mut field, 200).await?;
                game = String::from_utf8_lossy(&bytes).into_owned();
            }
            continue;
        };
        // A browser sends an empty file where none was chosen.
        let bytes = whole(&mut field, room).await?;
        if name.is_empty() && bytes.is_empty() {
            continue;
        }
        room -= bytes.len() as u64;
        files.push((name, bytes));
        if files.len() > MOST_FILES {
            return Err(HttpError::Asked(text::many_files(MOST_FILES.to_string())));
        }
    }
    Ok(SubmittedForm { game, files: collect(files)? })
}

/// Collects uploaded files. A single archive is unpacked, and all other files stay as they are.
///
/// # Errors
/// Refused files.
pub(crate) fn collect(mut files: Vec<(String, Vec<u8>)>) -> Result<UploadedFiles, HttpError> {
    let is_archive = files.len() == 1 && files[0].1.starts_with(b"PK\x03\x04");
    match files.pop() {
        Some((name, archive)) if is_archive => {
            // Browsers may send a whole path, of which only the last part is the file's name.
            let name = name.rsplit(['/', '\\']).next().unwrap_or_default();
            Ok(UploadedFiles::from_zip(&archive)?.in_folder(name))
        }
        Some(last) => {
            files.push(last);
            UploadedFiles::from_files(files)
        }
        None => Err(HttpError::Asked(text::nothing().into())),
    }
}

/// Reads all bytes of a field, at most `room`.
async fn whole(field: &mut Field<'_>, room: u64) -> Result<Vec<u8>, HttpError> {
    let mut bytes = Vec::new();
    while let Some(chunk) = field.chunk().await.map_err(damaged)? {
        if bytes.len() as u64 + chunk.len() as u64 > room {
            return Err(HttpError::Large(text::many_bytes((MOST_BYTES >> 20).to_string())));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

#[expect(clippy::needless_pass_by_value, reason = "maps the errors of results")]
fn damaged(error: MultipartError) -> HttpError {
    if error.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE {
        return HttpError::Large(text::many_bytes((MOST_BYTES >> 20).to_string()));
    }
    HttpError::Asked(text::damaged_form().into())
}
