//! Detects from its first bytes which system and processor a compiled file was built for.

use crate::text::folder as text;
use damier_i18n::Message;
use std::env::consts::{ARCH, OS};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

/// Returns the platform of a compiled file and that of this machine, for example `aarch64` and `x86_64`, or
/// `Windows on x86_64` and `Linux on x86_64`. Returns `None` if the two are equal or if the file is not a compiled
/// program.
pub(crate) fn foreign(file: &Path) -> Option<[Message; 2]> {
    let mut head = [0; 20];
    let mut file = File::open(file).ok()?;
    file.read_exact(&mut head).ok()?;
    let (system, processor) = match head {
        [0x7f, b'E', b'L', b'F', ..] => ("linux", elf(&head).into()),
        [b'M', b'Z', ..] => ("windows", pe(&mut file)?.into()),
        [0xcf, 0xfa, 0xed, 0xfe, ..] => ("macos", mach_o(&head).into()),
        // A universal file for several processors. The loader reports if this one is missing.
        [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 1..=9, ..] if OS != "macos" => {
            ("macos", Message::from(text::several_processors()))
        }
        _ => return None,
    };
    if system != OS {
        return Some([(system, processor), (OS, ARCH.into())].map(|(system, processor)| {
            let system = match system {
                "windows" => "Windows",
                "macos" => "macOS",
                "linux" => "Linux",
                other => other,
            };
            text::on_processor(system, processor)
        }));
    }
    (processor != Message::from(ARCH)).then(|| [processor, ARCH.into()])
}

/// Returns true if a file is a compiled program or a shared library, for any system; false if it is something else, such
/// as an object file.
pub(crate) fn is_compiled(file: &Path) -> bool {
    let mut head = [0; 20];
    let read = File::open(file).and_then(|mut file| file.read_exact(&mut head));
    read.is_ok()
        && match head {
            // `e_type`: ET_EXEC or ET_DYN.
            [0x7f, b'E', b'L', b'F', ..] => matches!(head[16..18], [2 | 3, 0]),
            // `filetype`: MH_EXECUTE, MH_DYLIB or MH_BUNDLE.
            [0xcf, 0xfa, 0xed, 0xfe, ..] => matches!(head[12..16], [2 | 6 | 8, 0, 0, 0]),
            [b'M', b'Z', ..] => true,
            _ => false,
        }
}

/// Describes the class and `e_machine` of an ELF file (elf(5)).
fn elf(head: &[u8; 20]) -> String {
    let number = u16::from_le_bytes([head[18], head[19]]);
    let known = match (head[4], number) {
        (2, 62) => "x86_64",
        (2, 183) => "aarch64",
        (2, 243) => "riscv64",
        (1, 3) => "x86 (32 bits)",
        (1, 40) => "arm (32 bits)",
        _ => return format!("machine {number}"),
    };
    known.to_string()
}

/// Describes the field `Machine` of a PE file, which the offset at 0x3c leads to (PE format); `None` for an older DOS
/// program.
fn pe(file: &mut File) -> Option<String> {
    let mut at = [0; 4];
    file.seek(SeekFrom::Start(0x3c)).and_then(|_| file.read_exact(&mut at)).ok()?;
    let mut mark = [0; 6];
    let start = SeekFrom::Start(u64::from(u32::from_le_bytes(at)));
    file.seek(start).and_then(|_| file.read_exact(&mut mark)).ok()?;
    let [b'P', b'E', 0, 0, low, high] = mark else { return None };
    let number = u16::from_le_bytes([low, high]);
    Some(match number {
        0x8664 => "x86_64".to_string(),
        0xaa64 => "aarch64".to_string(),
        0x014c => "x86 (32 bits)".to_string(),
        _ => format!("machine {number:#x}"),
    })
}

/// Describes the field `cputype` of a 64-bit Mach-O file (mach-o/loader.h).
fn mach_o(head: &[u8; 20]) -> String {
    let number = u32::from_le_bytes([head[4], head[5], head[6], head[7]]);
    match number {
        0x0100_0007 => "x86_64".to_string(),
        0x0100_000c => "aarch64".to_string(),
        _ => format!("machine {number:#x}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn describe(bytes: &[u8]) -> Option<String> {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("file");
        std::fs::write(&file, bytes).unwrap();
        foreign(&file).map(|[theirs, _]| theirs.to_string())
    }

    #[test]
    fn files_of_other_systems_are_known() {
        let mut windows = b"MZ".to_vec();
        windows.resize(0x3c, 0);
        windows.extend([0x40, 0, 0, 0]);
        windows.extend(b"PE\0\0\x64\xaa");
        let mac = [b"\xcf\xfa\xed\xfe\x0c\0\0\x01".as_slice(), &[0; 20]].concat();
        let linux = [b"\x7fELF\x02".as_slice(), &[0; 13], b"\xb7\0", &[0; 20]].concat();
        let told = |bytes: &[u8], system: &str, name: &str| {
            let whole = format!("{name} on aarch64");
            let expected = match (OS == system, ARCH) {
                (true, "aarch64") => None,
                (true, _) => Some("aarch64".to_string()),
                (false, _) => Some(whole),
            };
            assert_eq!(describe(bytes), expected);
        };
        told(&windows, "windows", "Windows");
        told(&mac, "macos", "macOS");
        told(&linux, "linux", "Linux");
        assert_eq!(describe(b"#!/bin/sh\necho a script, and more\n"), None);
        assert_eq!(describe(b"MZ, but short of a program\n"), None);
    }

    #[test]
    fn object_files_are_no_programs() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("file");
        let elf = |kind: u8| [b"\x7fELF\x02".as_slice(), &[0; 11], &[kind, 0, 62, 0]].concat();
        for (bytes, expected) in [(elf(1), false), (elf(2), true), (elf(3), true)] {
            std::fs::write(&file, &bytes).unwrap();
            assert_eq!(is_compiled(&file), expected, "{bytes:?}");
        }
        assert!(!is_compiled(place.path()));
    }
}
