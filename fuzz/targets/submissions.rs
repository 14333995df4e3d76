//! A folder with any manifest opens under a short plain name, and is run by a program inside of it or of the
//! system, or says in one line why not.

use crate::law::{Target, one_line, texts};
use crate::scratch;
use damier_game::is_plain;
use damier_guest::{MANIFEST, Submission};

pub const TARGET: Target = Target { name: "submissions", share: 20, longest: 300, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    texts(&[
        "command = ['python3', 'bot.py']\n",
        "name = \"Ada (1)\"\nauthor = 'A. L.'\ncommand = [\"./bot.sh\", \"-v\"]\ngames = ['2048', 'filler:8x7']\n",
        "command = ['../bot.sh']\n",
        "command = ['sh', 'bot.sh']\n",
    ])
}

fn law(bytes: &[u8]) {
    scratch::file("bot.py", b"");
    scratch::file(MANIFEST, bytes);
    let folder = scratch::folder();
    let found = Submission::open(folder).expect("the folder is there");
    let count = found.name.chars().count();
    assert!((1..=80).contains(&count) && found.name.chars().all(is_plain), "{:?}", found.name);
    assert!(!found.name.contains(['(', ')', ',', '/']), "{:?}", found.name);
    match found.program {
        Ok(program) => assert!(program.file.is_absolute() && program.file.is_file(), "{program:?}"),
        Err(why) => one_line(&why),
    }
}
