//! Reads memory at arbitrary addresses: the system reads it, and reports an unreadable address as an error.

#![expect(
    unsafe_code,
    reason = "the system receives addresses that may be invalid, and checks them"
)]

use std::io;
use std::ptr::with_exposed_provenance;
use windows_sys::Win32::System::Diagnostics::Debug::ReadProcessMemory;
use windows_sys::Win32::System::Threading::GetCurrentProcess;

/// Reads memory through the system.
pub(crate) struct CheckedMemory;

impl CheckedMemory {
    /// Creates a reader.
    ///
    /// # Errors
    /// Never fails.
    pub(crate) fn new() -> io::Result<Self> {
        Ok(Self)
    }

    /// Returns the bytes at an address; `None` if they are not all readable.
    pub(crate) fn bytes<const N: usize>(&mut self, address: usize) -> Option<[u8; N]> {
        let mut bytes = [0; N];
        let mut read = 0;
        let (from, into) = (with_exposed_provenance(address), bytes.as_mut_ptr().cast());
        // SAFETY: the destination has this size, and the system checks the source address.
        let done = unsafe { ReadProcessMemory(GetCurrentProcess(), from, into, N, &raw mut read) };
        (done != 0 && read == N).then_some(bytes)
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_is_there_and_refuses_the_rest() {
        let mut memory = CheckedMemory::new().expect("nothing to prepare");
        let text = *b"damier\0tail";
        let address = text.as_ptr().expose_provenance();
        assert_eq!(memory.bytes::<11>(address), Some(text));
        assert_eq!(memory.text::<64>(address).as_deref(), Some(&b"damier"[..]));
        assert_eq!(memory.text::<6>(address), None, "no zero within reach");
        for nowhere in [0, 1, 0xdead_beef_0000, usize::MAX - 3] {
            assert_eq!(memory.bytes::<8>(nowhere), None, "{nowhere:x}");
        }
    }
}
