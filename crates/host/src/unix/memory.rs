//! Reads memory at addresses that may be anything.
//!
//! A pointer that a strategy's author forgot to set contains an arbitrary number. To test an address, the system is
//! asked to copy from it into a pipe: it reports an unreadable address as an error.

#![expect(
    unsafe_code,
    reason = "the system receives addresses that may be invalid, and checks them"
)]

use std::io::{self, PipeReader, PipeWriter, Read};
use std::os::fd::AsRawFd;

/// Minimum size of a memory page and of a pipe's buffer. Within a page, either all memory is readable or none.
const PAGE: usize = 4096;

/// Reads memory through a pipe.
pub(crate) struct PipedMemory {
    reader: PipeReader,
    writer: PipeWriter,
}

impl PipedMemory {
    /// Creates a reader.
    ///
    /// # Errors
    /// Fails with the system's error.
    pub(crate) fn new() -> io::Result<Self> {
        let (reader, writer) = io::pipe()?;
        Ok(Self { reader, writer })
    }

    /// Returns the bytes at an address; `None` if they are not all readable.
    pub(crate) fn bytes<const N: usize>(&mut self, address: usize) -> Option<[u8; N]> {
        let mut bytes = [0; N];
        let mut done = 0;
        while done < N {
            let at = address.checked_add(done)?;
            let end = N.min(done + PAGE - at % PAGE);
            self.page(at, &mut bytes[done..end])?;
            done = end;
        }
        Some(bytes)
    }

    /// Returns the bytes at an address up to the first zero; `None` if there is no zero within `N` bytes, or if a byte
    /// before it is not readable.
    pub(crate) fn text<const N: usize>(&mut self, address: usize) -> Option<Vec<u8>> {
        let mut text = Vec::new();
        for offset in 0..N {
            match self.bytes::<1>(address.checked_add(offset)?)? {
                [0] => return Some(text),
                [byte] => text.push(byte),
            }
        }
        None
    }

    /// Reads bytes within one page.
    fn page(&mut self, address: usize, bytes: &mut [u8]) -> Option<()> {
        let source = std::ptr::with_exposed_provenance(address);
        // SAFETY: `write` only reads, and the system checks the address: it answers EFAULT if any byte of
        // this page cannot be read. The pipe is empty and has room for a page.
        let written = unsafe { libc::write(self.writer.as_raw_fd(), source, bytes.len()) };
        (usize::try_from(written) == Ok(bytes.len())).then_some(())?;
        self.reader.read_exact(bytes).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_is_there_and_refuses_the_rest() {
        let mut memory = PipedMemory::new().expect("a pipe");
        let text = *b"damier\0tail";
        let address = text.as_ptr().expose_provenance();
        assert_eq!(memory.bytes::<11>(address), Some(text));
        assert_eq!(memory.text::<64>(address).as_deref(), Some(&b"damier"[..]));
        assert_eq!(memory.text::<6>(address), None, "no zero within reach");
        for nowhere in [0, 1, 0xdead_beef_0000, usize::MAX - 3] {
            assert_eq!(memory.bytes::<8>(nowhere), None, "{nowhere:x}");
            assert_eq!(memory.text::<8>(nowhere), None, "{nowhere:x}");
        }
        assert_eq!(memory.bytes::<11>(address), Some(text), "nothing is left in the pipe");
    }

    #[test]
    fn reads_across_pages() {
        let mut memory = PipedMemory::new().expect("a pipe");
        let block: Vec<u8> = (0..3 * PAGE).map(|index| (index % 251) as u8).collect();
        let address = block.as_ptr().expose_provenance();
        let bytes = memory.bytes::<{ 2 * PAGE }>(address + 100).expect("readable");
        assert_eq!(bytes[..], block[100..100 + 2 * PAGE]);
    }
}
