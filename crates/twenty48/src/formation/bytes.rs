//! Bytes of a file, mapped into memory if the platform supports it, else read.

use std::fs::File;
use std::io::{self, Read};
use std::ops::Deref;
use std::path::Path;

/// Bytes of a file.
#[derive(Debug)]
pub(crate) enum FileBytes {
    /// Bytes read into memory.
    Read(Vec<u8>),
    /// Mapped bytes, which the system loads on access.
    #[cfg(not(target_family = "wasm"))]
    Mapped(memmap2::Mmap),
}

impl FileBytes {
    /// Reads the whole file into memory.
    ///
    /// # Errors
    /// If the system cannot read the file.
    pub(crate) fn read(path: &Path) -> io::Result<Self> {
        let mut bytes = Vec::new();
        File::open(path)?.read_to_end(&mut bytes)?;
        Ok(Self::Read(bytes))
    }

    /// Maps the file into memory. The bytes are the same as those of [`FileBytes::read`].
    ///
    /// # Errors
    /// If the system cannot map the file.
    #[cfg(not(target_family = "wasm"))]
    #[expect(unsafe_code, reason = "a mapping is sound only if nobody changes the file")]
    pub(crate) fn map(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        // SAFETY: the bytes of a mapped file must not change. Builds never write into an existing table: they write a
        // new file and rename it, which leaves the mapped file unchanged. A user who overwrites a table in place while
        // it is in use can break this, as with any program's own files. All values read are plain numbers, used within
        // checked bounds.
        Ok(Self::Mapped(unsafe { memmap2::Mmap::map(&file)? }))
    }

    /// Tells the system whether the bytes will be read in order, from the first to the last, or here and there, as
    /// they are in play. It then reads ahead or not, when bytes are first read from the disk.
    #[cfg(unix)]
    pub(crate) fn will_be_read_in_order(&self, in_order: bool) {
        if let Self::Mapped(map) = self {
            let advice =
                if in_order { memmap2::Advice::Sequential } else { memmap2::Advice::Random };
            // Without this advice, the bytes are the same and are only read more slowly.
            let _ = map.advise(advice);
        }
    }

    /// Does nothing: only Unix systems take such advice.
    #[cfg(not(unix))]
    pub(crate) const fn will_be_read_in_order(&self, _in_order: bool) {}

    /// Maps the file into memory, or reads it on platforms without mapping.
    ///
    /// # Errors
    /// If the system cannot map or read the file.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        Self::map(path)
    }

    /// Maps the file into memory, or reads it on platforms without mapping.
    ///
    /// # Errors
    /// If the system cannot map or read the file.
    #[cfg(target_family = "wasm")]
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        Self::read(path)
    }
}

impl AsRef<[u8]> for FileBytes {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl Deref for FileBytes {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        match self {
            Self::Read(bytes) => bytes,
            #[cfg(not(target_family = "wasm"))]
            Self::Mapped(map) => map,
        }
    }
}
