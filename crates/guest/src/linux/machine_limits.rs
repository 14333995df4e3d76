//! Reads from a process which limits of this machine are stricter than a guest's.

use super::sandbox::wanted;
use crate::policy::ResourceLimits;
use crate::text::machine as text;
use damier_i18n::Message;
use nix::sys::resource::{RLIM_INFINITY, Resource};

/// Names of limits in `/proc/PID/limits`.
const NAMES: [(Resource, &str); 6] = [
    (Resource::RLIMIT_DATA, "Max data size"),
    (Resource::RLIMIT_AS, "Max address space"),
    (Resource::RLIMIT_FSIZE, "Max file size"),
    (Resource::RLIMIT_NOFILE, "Max open files"),
    (Resource::RLIMIT_CPU, "Max cpu time"),
    (Resource::RLIMIT_NPROC, "Max processes"),
];

/// Limits of a process that are lower than those promised to guests, in the order of `NAMES`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct MachineLimits([Option<u64>; NAMES.len()]);

impl MachineLimits {
    /// Parses `/proc/PID/limits` of a process that has a guest's limits.
    pub(crate) fn parse(text: &str) -> Self {
        let limits = ResourceLimits::default();
        let wanted = wanted(&limits);
        Self(NAMES.map(|(resource, name)| {
            let promised = match resource {
                Resource::RLIMIT_NPROC => limits.threads,
                _ => wanted.iter().find(|limit| limit.resource == resource)?.most,
            };
            let line = text.lines().find_map(|line| line.strip_prefix(name))?;
            let hard = line.split_whitespace().nth(1)?.parse().unwrap_or(RLIM_INFINITY);
            (hard < promised).then_some(hard)
        }))
    }

    /// Appends the limits to a sentence.
    pub(crate) fn tell(self, sentence: Message) -> Message {
        let mebibytes = |bytes: u64| (bytes >> 20).to_string();
        let stricter = NAMES.into_iter().zip(self.0);
        stricter.fold(sentence, |told, ((resource, _), most)| match (resource, most) {
            (_, None) => told,
            (Resource::RLIMIT_DATA, Some(most)) => text::own_memory(told, mebibytes(most)),
            (Resource::RLIMIT_AS, Some(most)) => text::own_addresses(told, mebibytes(most)),
            (Resource::RLIMIT_FSIZE, Some(most)) => text::own_file_size(told, mebibytes(most)),
            (Resource::RLIMIT_NOFILE, Some(most)) => text::own_files(told, most.to_string()),
            (Resource::RLIMIT_CPU, Some(most)) => text::own_cpu(told, most.to_string()),
            (_, Some(most)) => text::own_processes(told, most.to_string()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stricter_than_promised_is_told() {
        let text = "Limit            Soft Limit  Hard Limit  Units\n\
                    Max cpu time     unlimited   unlimited   seconds\n\
                    Max file size    8192000     8192000     bytes\n\
                    Max open files   63          63          files\n\
                    Max data size    1099511627776  1099511627776  bytes\n";
        let told = MachineLimits::parse(text).tell("walls".into()).to_string();
        let expected = "walls; this machine's own limit: 7 MiB per file; this machine's own limit: 63 open files";
        assert_eq!(told, expected);
        assert_eq!(MachineLimits::parse("").tell("walls".into()).to_string(), "walls");
    }
}
