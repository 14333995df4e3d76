//! Forms with files, read piece by piece, within limits.

use crate::http_error::HttpError;
use crate::text::upload as text;
use crate::upload::{MOST_BYTES, MOST_FILES, UploadedFiles};
use axum::extract::multipart::{Field, Multipart, MultipartError};

/// The most bytes of a request that hands in, what stands around the files included.
pub(crate) const MOST_REQUEST: u64 = MOST_BYTES + (1 << 20);

/// What a form handed in.
pub(crate) struct SubmittedForm {
    /// The name of the game.
    pub(crate) game: String,
    /// The files.
    pub(crate) files: UploadedFiles,
}

/// Reads a form with files.
///
/// # Errors
/// Too much of anything; a damaged form; files that are not allowed.
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
    Ok(SubmittedForm { game, files: handed_in(files)? })
}

/// Takes files that were sent: a single archive is unpacked, everything else is taken as it is.
///
/// # Errors
/// Files that are not allowed.
pub(crate) fn handed_in(mut files: Vec<(String, Vec<u8>)>) -> Result<UploadedFiles, HttpError> {
    let is_archive = files.len() == 1 && files[0].1.starts_with(b"PK\x03\x04");
    match files.pop() {
        Some((_, archive)) if is_archive => UploadedFiles::of_zip(&archive),
        Some(last) => {
            files.push(last);
            UploadedFiles::of_files(files)
        }
        None => Err(HttpError::Asked(text::nothing().into())),
    }
}

/// All bytes of a field, of which there is room for so many.
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
