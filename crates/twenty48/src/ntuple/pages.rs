//! Memory in large pages, if the system has them. With small pages, address translation takes half of the time of a
//! training.

/// Collects `count` values into memory for which large pages are requested (2 MiB on Linux). If the system has none,
/// this only costs speed.
pub(super) fn collect_in_large_pages<T>(count: usize, make: impl Fn() -> T) -> Box<[T]> {
    let mut values = Vec::with_capacity(count);
    ask(&mut values);
    values.extend((0..count).map(|_| make()));
    values.into_boxed_slice()
}

/// Requests large pages for memory that is not in use yet.
#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "a system call on memory; it changes no value")]
fn ask<T>(values: &mut Vec<T>) {
    use rustix::mm::{Advice, madvise};

    /// Size of a small page in bytes, or a multiple of it.
    const PAGE: usize = 1 << 16;

    let room = values.spare_capacity_mut();
    let bytes = size_of_val(room);
    let begin = room.as_mut_ptr().cast::<u8>();
    let skipped = begin.align_offset(PAGE);
    if bytes < skipped + PAGE {
        return;
    }
    // SAFETY: the pages are entirely within the vector's memory, and this advice does not change their content. A
    // system that does not support it returns an error, which is ignored.
    let _ = unsafe {
        madvise(begin.wrapping_add(skipped).cast(), bytes - skipped, Advice::LinuxHugepage)
    };
}

#[cfg(not(target_os = "linux"))]
fn ask<T>(_values: &mut Vec<T>) {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn values_are_those_of_a_plain_vector() {
        for count in [0, 1, 1000, 300_000] {
            let next = Cell::new(0_u64);
            let ours = collect_in_large_pages(count, || next.replace(next.get() + 1));
            assert_eq!(*ours, *(0..count as u64).collect::<Vec<_>>());
        }
    }
}
