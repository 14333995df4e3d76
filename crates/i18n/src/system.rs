//! French texts for errors of the system, whose own texts are English.

use crate::message::Message;
use std::io::{Error, ErrorKind};

/// Translates common errors into French. The English text is that of the system, with the number of the error.
impl From<&Error> for Message {
    fn from(error: &Error) -> Self {
        let english = error.to_string();
        match in_french(error.kind()) {
            Some(french) => Self::said([english, french.to_string()]),
            None => Self::verbatim(english),
        }
    }
}

/// Translates common errors into French. The English text is that of the system, with the number of the error.
impl From<Error> for Message {
    fn from(error: Error) -> Self {
        Self::from(&error)
    }
}

const fn in_french(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "fichier ou dossier introuvable",
        ErrorKind::PermissionDenied => "permission refusée",
        ErrorKind::AlreadyExists => "le fichier existe déjà",
        ErrorKind::IsADirectory => "c’est un dossier",
        ErrorKind::NotADirectory => "ce n’est pas un dossier",
        ErrorKind::DirectoryNotEmpty => "le dossier n’est pas vide",
        ErrorKind::ReadOnlyFilesystem => "le système de fichiers est en lecture seule",
        ErrorKind::StorageFull => "le disque est plein",
        ErrorKind::FileTooLarge => "le fichier est trop grand",
        ErrorKind::InvalidFilename => "ce nom de fichier ne convient pas",
        ErrorKind::InvalidData => "le contenu n’est pas du texte en UTF-8",
        ErrorKind::OutOfMemory => "la mémoire manque",
        ErrorKind::ResourceBusy => "la ressource est occupée",
        ErrorKind::BrokenPipe => "personne ne lit plus ce qui est écrit",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Message};
    use std::io::Error;

    #[test]
    fn the_systems_words_are_translated_where_they_are_known() {
        let missing = Error::from_raw_os_error(2);
        assert_eq!(Message::from(&missing).say(Lang::English), missing.to_string());
        assert_eq!(Message::from(missing).say(Lang::French), "fichier ou dossier introuvable");
        let other = Error::other("a battery is flat");
        assert_eq!(Message::from(other).say(Lang::French), "a battery is flat");
    }
}
