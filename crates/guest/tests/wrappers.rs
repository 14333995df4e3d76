//! Tests the authors' wrappers and bots over plain pipes.
#![cfg(target_os = "linux")]

mod authors;
mod lacks;

use authors::{
    MOOD, Question, TILES, actions, bot, complaints, game_of, game_with_options, go, new_game,
    numbers, printed, rewritten, run, said, script,
};
use damier_guest::protocol::{ErrorMessage, FromGuest, NumericOption, ToGuest, write};
use damier_guest::scaffold::Language;
use lacks::lacks;
use std::path::Path;
use std::process::Output;
use tempfile::TempDir;

/// A state of Seven Colours where B gains three cells, and every other colour at most one.
const CELLS: Question = ("ABC2/BBDA/1CDD/1ADD 1 - -", &["A", "B", "C", "D"]);
/// A state of Quarto where 4 completes the row of hollow pieces on A4.
const SQUARES: Question = ("815./..../..../.... 4", &["B1", "A4", "B2", "D4"]);

/// Returns the games that a bot declares.
fn games(output: &Output) -> Option<Vec<String>> {
    match said(output).into_iter().next() {
        Some(FromGuest::Hello(hello)) => hello.games,
        other => panic!("{other:?}"),
    }
}

fn the_bots_do_what_they_say(language: Language) {
    let check = |game: &str, answers: &[(Question, &str)]| {
        let family = game.split(':').next().unwrap_or_default();
        let bot = bot(language, game);
        for &(question, action) in answers {
            let output = run(bot.path(), &game_of(game, question));
            assert_eq!(actions(&output), [(2, action.to_string())]);
            assert_eq!(games(&output), Some(vec![family.to_string()]));
        }
    };
    check("2048:5x5", &[(TILES, "down")]);
    check("filler:4x4", &[(CELLS, "B")]);
    // Of these pieces, only e would not complete the row of hollow ones.
    let giving: Question = ("815./..../..../.... -", &["give 0", "give 9", "give e"]);
    check("quarto", &[(SQUARES, "A4"), (giving, "give e")]);
}

fn any_bot_repeats_with_its_seed_and_ends_when_nobody_asks(language: Language) {
    let bot = bot(language, "chess");
    let questions: Vec<ToGuest> = (2..60).map(|id| go(id, TILES)).collect();
    let lines = write(&new_game("chess")) + &script(&questions);
    // Without `quit`, the end of the input ends the bot too.
    let answers = actions(&run(bot.path(), &lines));
    assert_eq!(answers.len(), questions.len());
    assert!(answers.iter().all(|(_, action)| TILES.1.contains(&action.as_str())), "{answers:?}");
    let seen = |action: &str| answers.iter().any(|(_, answer)| answer == action);
    assert!(TILES.1.iter().all(|action| seen(action)), "{answers:?}");
    assert_eq!(actions(&run(bot.path(), &lines)), answers);
    // A last line without a line break, and empty input.
    assert_eq!(actions(&run(bot.path(), lines.trim_end())), answers);
    let nothing = run(bot.path(), "");
    assert_eq!((actions(&nothing), games(&nothing)), (Vec::new(), None));
}

fn lines_that_are_no_messages_are_told_and_passed_over(language: Language) {
    let bot = bot(language, "2048");
    let bad = [
        "nonsense",
        "[]",
        "7",
        "{",
        "{\"type\":\"go\"",
        "{\"type\":\"go\",}",
        "{\"id\":2}",
        "{\"type\":\"go\",\"id\":2} {}",
        "{\"type\":\"quit\\x\"}",
    ];
    let lines = bad.map(|line| format!("{line}\n")).concat() + &game_of("2048", TILES);
    let output = run(bot.path(), &lines);
    let codes: Vec<String> = complaints(&output).into_iter().map(|told| told.code).collect();
    assert_eq!(codes, ["bad-line"; 9], "{output:?}");
    assert!(matches!(said(&output).last(), Some(FromGuest::Move { id: 2, .. })), "{output:?}");
    // Unknown types and keys are not errors, nor is another order or white space.
    let unknown = "{\"type\":\"new\",\"id\":9,\"a\":{\"b\":[null,-1.5e3,\"\\u00e9\",[[]]]}}";
    let other = format!(
        " {{ \"legal\" : [ \"d\\u006fwn\" ], \"more\": [[]], \"clock_left\": {{ \"depth\": 2 }},\
         \"state\" : \"{}\", \"ply\": 0, \"id\" : 18446744073709551615, \"type\": \"go\" }} \r",
        TILES.0
    );
    let answers = actions(&run(bot.path(), &format!("{unknown}\n{other}\n")));
    assert_eq!(answers, [(u64::MAX, "down".into())]);
}

/// Checks a bot that declares the options `gain`, 1.5 from 0 to 10, and `depth`, a whole number, 3 from 1 to 9. It prints
/// their values at each move, between blanks.
fn numbers_are_declared_and_set(bot: &Path) {
    let output = run(bot, &game_with_options(TILES));
    let gain = NumericOption { default: 1.5, min: 0.0, max: 10.0, whole: false };
    let depth = NumericOption { default: 3.0, min: 1.0, max: 9.0, whole: true };
    assert_eq!(numbers(&output), [("gain".to_string(), gain), ("depth".to_string(), depth)]);
    assert_eq!(printed(&output).trim(), "2.25 4");
    // The second game does not set the options.
    let both = game_with_options(TILES).replace("{\"type\":\"quit\"}\n", "");
    let output = run(bot, &(both + &game_of("2048", TILES)));
    assert_eq!(printed(&output).lines().collect::<Vec<_>>(), ["2.25 4", "1.5 3"]);
}

fn exception(message: &str, code: &str) -> ErrorMessage {
    ErrorMessage::new(Some(2), code, &message.into())
}

mod python {
    use super::*;

    #[test]
    fn bots() {
        if lacks(&["python3"]) {
            return;
        }
        the_bots_do_what_they_say(Language::Python);
        any_bot_repeats_with_its_seed_and_ends_when_nobody_asks(Language::Python);
        lines_that_are_no_messages_are_told_and_passed_over(Language::Python);
    }

    /// Creates a bot whose function does this.
    fn with_body(body: &str) -> TempDir {
        rewritten(Language::Python, "", |text| {
            text.replace("return turn.random.choice(turn.legal)", body)
        })
    }

    #[test]
    fn a_turn_holds_everything() {
        if lacks(&["python3"]) {
            return;
        }
        let bot = with_body(
            "return repr([turn.rows, turn.hand if turn.game == 'quarto' else 0, turn.ply, turn.seat, \
             turn.last, turn.clock_left, turn.seed, turn.options])",
        );
        let told = |game: &str, question: Question| {
            actions(&run(bot.path(), &game_of(game, question)))[0].1.clone()
        };
        let mood = MOOD.replace('\n', "\\n");
        let rest = format!(
            "3, 1, ['left', '2@r1c1'], {{'game_ms': 12.5, 'nodes': 7}}, 18446744073709551615, \
             {{'mood': '{mood}'}}]"
        );
        let rows = "[[2, 4, 0, 0], [0, 0, 0, 0], [0, 8, 0, 0], [0, 0, 0, 2]]";
        assert_eq!(told("2048", TILES), format!("[{rows}, 0, {rest}"));
        let rows = "[['A', '#'], ['1', 'C']]";
        let cells = ("A#/1C 1 A - idle=3", &["A"][..]);
        assert_eq!(told("filler:2x2", cells), format!("[{rows}, 0, {rest}"));
        let none = "[None, None, None, None]";
        let rows = format!("[[8, 1, 5, None], {none}, {none}, {none}]");
        assert_eq!(told("quarto", SQUARES), format!("[{rows}, 4, {rest}"));
        let rows = format!("[[15, None, None, None], {none}, {none}, {none}]");
        let giving = ("f.../..../..../.... -", &["give 0"][..]);
        assert_eq!(told("quarto", giving), format!("[{rows}, None, {rest}"));
    }

    #[test]
    fn what_goes_wrong_in_a_bot_is_told_with_its_place() {
        if lacks(&["python3"]) {
            return;
        }
        let wrong = [
            (
                "return turn.rows[9][9]",
                "bot.py, line LINE: IndexError: list index out of range",
                "bot.py",
            ),
            ("return 7", "TypeError: choose returned 7, but an action is a text", "damier/bot.py"),
            ("pass", "TypeError: choose returned None, but an action is a text", "damier/bot.py"),
            (
                "return input()",
                "bot.py, line LINE: RuntimeError: input(): lost sys.stdin",
                "bot.py",
            ),
        ];
        for (body, message, place) in wrong {
            let bot = with_body(body);
            let text = std::fs::read_to_string(bot.path().join("bot.py")).expect("the bot");
            let line = text.lines().position(|line| line.contains(body)).expect("its body") + 1;
            let message = &message.replace("LINE", &line.to_string());
            let output = run(bot.path(), &game_of("2048", TILES));
            assert_eq!(complaints(&output), [exception(message, "exception")], "{output:?}");
            let trace = printed(&output);
            assert!(trace.starts_with("Traceback") && trace.contains(place), "{trace}");
        }
    }

    #[test]
    fn whatever_a_bot_prints_does_not_reach_the_referee() {
        if lacks(&["python3"]) {
            return;
        }
        let bot = with_body(
            "print('thinking'); import os; os.system('echo a shell'); os.write(1, b'bytes\\n'); \
             turn.info(value=2, depth=3, nodes=4, pv=['up'], text='é'); \
             turn.info(value=float('inf')); return 'up'",
        );
        let output = run(bot.path(), &game_of("2048", TILES));
        assert_eq!(actions(&output), [(2, "up".into())]);
        let printed = printed(&output);
        assert!(["thinking", "a shell", "bytes"].iter().all(|text| printed.contains(text)));
        let FromGuest::Info { id: 2, thought } = &said(&output)[1] else {
            panic!("{output:?}");
        };
        assert_eq!((thought.value, thought.depth, thought.nodes), (Some(2.0), Some(3), Some(4)));
        assert_eq!((&thought.pv[..], thought.text.as_deref()), (&["up".into()][..], Some("é")));
    }

    /// Checks that the programs in PROTOCOL.md work.
    #[test]
    fn the_examples_for_authors_play() {
        if lacks(&["python3"]) {
            return;
        }
        let told = include_str!("../PROTOCOL.md");
        let examples: Vec<&str> = told
            .split("```python\n")
            .skip(1)
            .map(|rest| rest.split("```").next().expect("a text"))
            .collect();
        assert_eq!(examples.len(), 2);
        for example in examples {
            let bot = rewritten(Language::Python, "", |_| example.to_string());
            let output = run(bot.path(), &game_of("2048", TILES));
            assert!(output.stderr.is_empty(), "{output:?}");
            let moves = said(&output).into_iter().filter_map(|message| match message {
                FromGuest::Move { id: 2, action, .. } => Some(action),
                _ => None,
            });
            let moves: Vec<String> = moves.collect();
            assert!(moves.len() == 1 && TILES.1.contains(&moves[0].as_str()), "{output:?}");
        }
    }

    #[test]
    fn games_are_announced_and_closed() {
        if lacks(&["python3"]) {
            return;
        }
        let more = "play(choose, author=\"A\", games=\"2048\", options={\"depth\": \"plies\"}, \
                    new_game=lambda game: print(game.seats, game.state), \
                    game_over=lambda end: print(end[\"reason\"], end[\"scores\"]), ";
        let bot = rewritten(Language::Python, "", |text| text.replace("play(choose, ", more));
        let output = run(bot.path(), &game_of("2048", TILES));
        assert_eq!(actions(&output).len(), 1);
        let FromGuest::Hello(hello) = &said(&output)[0] else { panic!("{output:?}") };
        assert_eq!(hello.author.as_deref(), Some("A"));
        assert_eq!(hello.games.as_deref(), Some(&["2048".to_string()][..]));
        assert_eq!((&*hello.options[0].name, &*hello.options[0].help), ("depth", "plies"));
        assert_eq!(printed(&output), "2 the first\nfinished [4, -4]\n");
    }

    #[test]
    fn numbers() {
        if lacks(&["python3"]) {
            return;
        }
        let bot = rewritten(Language::Python, "", |text| {
            let text = text.replace(
                "return turn.random",
                "print(turn.number('gain'), turn.number('depth')); return turn.random",
            );
            let options = "options={'gain': number(1.5, 0, 10), \
                           'depth': number(3, 1, 9, 'plies', whole=True)}";
            let text = text.replace("import play", "import number, play");
            text.replace("play(choose, ", &format!("play(choose, {options}, "))
        });
        numbers_are_declared_and_set(bot.path());
        let refused = rewritten(Language::Python, "", |text| {
            let text = text.replace("import play", "import number, play");
            text.replace("play(", "number(0, 1, 9); play(")
        });
        let output = run(refused.path(), "");
        let cause = "ValueError: the default 0 is not in the range from 1 to 9";
        assert!(printed(&output).contains(cause), "{output:?}");
    }
}

mod c {
    use super::*;

    #[test]
    fn bots() {
        if lacks(&["make"]) {
            return;
        }
        the_bots_do_what_they_say(Language::C);
        any_bot_repeats_with_its_seed_and_ends_when_nobody_asks(Language::C);
        lines_that_are_no_messages_are_told_and_passed_over(Language::C);
    }

    /// Creates a bot whose function starts with this.
    fn with_body(body: &str) -> TempDir {
        rewritten(Language::C, "", |text| {
            let text = text.replace("(void)mem;", &format!("(void)mem; {body}"));
            format!("#include <stdio.h>\n{text}")
        })
    }

    #[test]
    fn a_turn_holds_everything() {
        if lacks(&["make"]) {
            return;
        }
        let bot = with_body(
            "int rows, columns; unsigned char tiles[DAMIER_SIDE][DAMIER_SIDE]; \
             int refused = damier_tiles(turn->state, tiles, &rows, &columns); \
             printf(\"%d %d %d %d \", refused, rows, columns, tiles[2][1]); \
             printf(\"%s %s %u %u %u %g %g %d %u %d %s\\n\", turn->game, turn->opening, turn->seat, \
             turn->seats, turn->ply, turn->game_ms, turn->move_ms, (int)turn->nodes, turn->depth, \
             turn->seed == UINT64_MAX, turn->last[1]);",
        );
        let output = run(bot.path(), &game_of("2048", TILES));
        assert_eq!(actions(&output).len(), 1);
        assert_eq!(printed(&output), "0 4 4 3 2048 the first 1 2 3 12.5 -1 7 0 1 2@r1c1\n");
    }

    #[test]
    fn boards_that_are_none_are_refused() {
        if lacks(&["make"]) {
            return;
        }
        let tiles = ["", "2 4/2", "2 3/2 2", "2/", "/2", "1 2", "2 ?", "99999999999999999999 2"];
        let boards = [
            "",
            "AB/C",
            "A/",
            "/A",
            "ABCDEFGHIJABCDEFGHIJABCDEFGHIJABCDEFGHIJABCDEFGHIJABCDEFGHIJABCDE",
        ];
        let texts = |texts: &[&str]| format!("{{\"{}\", NULL}}", texts.join("\", \""));
        let bot = with_body(&format!(
            "int rows, columns; unsigned char tiles[DAMIER_SIDE][DAMIER_SIDE]; \
             char board[DAMIER_SIDE][DAMIER_SIDE]; \
             const char *not_tiles[] = {}, *not_boards[] = {}; \
             for (int i = 0; not_tiles[i] != NULL; i++) \
             printf(\"%d\", damier_tiles(not_tiles[i], tiles, &rows, &columns)); \
             for (int i = 0; not_boards[i] != NULL; i++) \
             printf(\"%d\", damier_board(not_boards[i], board, &rows, &columns)); \
             printf(\" %d %d\", damier_hand(\"..../..../..../.... -\"), damier_hand(\"x b\"));",
            texts(&tiles),
            texts(&boards),
        ));
        let refused = "1".repeat(tiles.len() + boards.len());
        let output = run(bot.path(), &game_of("2048", TILES));
        assert_eq!(printed(&output), format!("{refused} -1 11"));
    }

    #[test]
    fn numbers() {
        if lacks(&["make"]) {
            return;
        }
        let bot = rewritten(Language::C, "", |text| {
            let text = text.replace("(void)mem;", "(void)mem; printf(\"%g %d\\n\", gain, depth);");
            let declare = "damier_number(\"gain\", &gain, 0, 10, \"\\\"weight\\\"\"); \
                           damier_whole(\"depth\", &depth, 1, 9, NULL); return damier_play(";
            let text = text.replace("return damier_play(", declare);
            let variables = "static double gain = 1.5;\nstatic int depth = 3;\n";
            format!("#include <stdio.h>\n{variables}{text}")
        });
        numbers_are_declared_and_set(bot.path());
    }

    #[test]
    fn a_bot_that_cannot_go_on_says_so_and_what_it_thinks_is_told() {
        if lacks(&["make"]) {
            return;
        }
        let bot = with_body("damier_info(turn, -1.5, 3, \"a \\\"b\\\"\\n\"); return 1;");
        let output = run(bot.path(), &game_of("2048", TILES));
        let told = exception("the function that chooses could not go on", "choose");
        assert_eq!(complaints(&output), [told]);
        let FromGuest::Info { id: 2, thought } = &said(&output)[1] else {
            panic!("{output:?}");
        };
        assert_eq!((thought.value, thought.depth), (Some(-1.5), Some(3)));
        assert_eq!(thought.text.as_deref(), Some("a \"b\"\n"));
    }
}

mod rust {
    use super::*;

    #[test]
    fn bots() {
        the_bots_do_what_they_say(Language::Rust);
        any_bot_repeats_with_its_seed_and_ends_when_nobody_asks(Language::Rust);
        lines_that_are_no_messages_are_told_and_passed_over(Language::Rust);
    }

    #[test]
    fn a_turn_holds_everything_and_a_panic_is_told() {
        let bot = rewritten(Language::Rust, "", |text| {
            let panic = "if turn.ply == 3 { panic!(\"{:?} {:?} {:?} {} {} {:?} {:?} {:?} {:?}\", \
                         turn.tiles(), turn.board()[0], turn.hand(), turn.opening, turn.seed, \
                         turn.options, turn.last, turn.clock_left.game_ms, turn.clock_left.depth) }";
            text.replace("turn.legal[turn.random", &format!("{panic} turn.legal[turn.random"))
        });
        let output = run(bot.path(), &game_of("2048", TILES));
        let told = format!(
            "[[2, 4, 0, 0], [0, 0, 0, 0], [0, 8, 0, 0], [0, 0, 0, 2]] ['2'] Some(4) the first {} \
             [(\"mood\", {MOOD:?})] [\"left\", \"2@r1c1\"] Some(12.5) None",
            u64::MAX
        );
        assert_eq!(complaints(&output), [exception(&told, "panic")]);
        assert!(printed(&output).contains("src/main.rs"), "{output:?}");
    }

    #[test]
    fn numbers() {
        let bot = rewritten(Language::Rust, "", |text| {
            let print = "eprintln!(\"{} {}\", turn.number(&GAIN), turn.number(&DEPTH));";
            let text = text.replace("turn.legal[turn", &format!("{print} turn.legal[turn"));
            let text = text.replace("&[], choose", "&[], &[GAIN, DEPTH], choose");
            let text = text.replace("damier::play(", "damier::play_with(");
            let gain =
                "const GAIN: damier::Number = damier::Number::new(\"gain\", 1.5, 0.0, 10.0);";
            let depth = "const DEPTH: damier::Number = damier::Number::whole(\"depth\", 3, 1, 9);";
            format!("{text}\n{gain}\n{depth}\n")
        });
        numbers_are_declared_and_set(bot.path());
    }
}
