use super::*;
use damier_catalog::{games, open};

fn position(game: &str, position: Option<&str>) -> BoardLink {
    BoardLink::Position { game: game.to_string(), position: position.map(str::to_string) }
}

#[test]
fn a_position_is_written_as_people_read_it() {
    let link = position("quarto:squares", Some("b74./c.93/20fd/.5a. 6"));
    let text = "game=quarto:squares&position=b74./c.93/20fd/.5a._6";
    assert_eq!(link.write().as_deref(), Ok(text));
    for before in ["", "#", "https://damier.example/page/?lang=fr#"] {
        assert_eq!(BoardLink::read(&format!("{before}{text}")).as_ref(), Ok(&link));
        assert!(BoardLink::is_one(&format!(" {before}{text}\n")));
    }
    let escaped = "game=quarto%3Asquares&position=b74.%2Fc.93%2F20fd%2F.5a.%206";
    assert_eq!(BoardLink::read(escaped), Ok(link));
    assert_eq!(BoardLink::read("#game=2048"), Ok(position("2048", None)));
}

/// A random position of every game, and its whole game, can be restored from their links.
#[test]
fn every_game_comes_back_by_its_link() {
    for info in games() {
        let mut session = open(info.name).expect("known").session(3);
        for ply in 0..24 {
            if let Some(action) = session.legal().into_iter().nth(ply % 3) {
                session.act(&action).expect("legal");
            }
            while session.roll() {}
        }
        let link = position(info.name, Some(&session.state().text()));
        assert_eq!(link.write().and_then(|text| BoardLink::read(&text)), Ok(link), "{}", info.name);
        let saved = session.saved(vec!["human".to_string(); session.state().scores().len()]);
        let text = BoardLink::Game { saved, at: Some(7) }.write().expect("short");
        assert!(text.len() < 1_000, "{}: {}", info.name, text.len());
        let Ok(BoardLink::Game { saved, at: Some(7) }) = BoardLink::read(&text) else {
            panic!("{text}")
        };
        let game = open(&saved.game).expect("known");
        assert_eq!(game.load(&saved, 1).expect("replays").state().text(), session.state().text());
    }
}

#[test]
fn a_long_game_is_refused_and_says_so() {
    let mut saved = open("2048").expect("known").session(1).saved(Vec::new());
    let mut lot = damier_game::Rng::new(1);
    saved.actions = (0..6_000).map(|_| (0, format!("{}", lot.bits()))).collect();
    let refused = BoardLink::Game { saved, at: None }.write().expect_err("too long").to_string();
    assert!(refused.starts_with("link: ") && refused.contains("8,000"), "{refused}");
}

#[test]
fn puzzles_have_addresses_by_number_and_by_day() {
    let puzzle = BoardLink::Puzzle { game: "2048:3x3".to_string(), number: 327 };
    assert_eq!(puzzle.write().as_deref(), Ok("puzzle=2048:3x3-327"));
    assert_eq!(BoardLink::read("puzzle=2048:3x3-327"), Ok(puzzle));
    for (day, text) in [(0, "1970-01-01"), (11_016, "2000-02-29"), (20_783, "2026-11-26")] {
        for (level, end) in [(None, ""), (Some(PuzzleLevel::Hard), "-hard")] {
            let link = BoardLink::PuzzleOfDay { day: Some(day), level };
            assert_eq!(link.write(), Ok(format!("puzzle={text}{end}")));
            assert_eq!(BoardLink::read(&format!("#puzzle={text}{end}")), Ok(link));
        }
    }
    for (level, text) in [(None, "puzzle=today"), (Some(PuzzleLevel::Easy), "puzzle=today-easy")] {
        let link = BoardLink::PuzzleOfDay { day: None, level };
        assert_eq!(link.write().as_deref(), Ok(text));
        assert_eq!(BoardLink::read(text), Ok(link));
    }
    for day in (0..60_000).step_by(7) {
        assert_eq!(read_date(&date(day)), Some(day));
    }
}

#[test]
fn what_is_broken_is_refused_in_one_line() {
    let saved = open("quarto").expect("known").session(1).saved(Vec::new());
    let whole = BoardLink::Game { saved, at: None }.write().expect("short");
    let cut = &whole[..whole.len() - 9];
    let long = format!("game=quarto&position={}", "x".repeat(LONGEST));
    for text in [
        "",
        "#",
        "game=",
        "position=1",
        "game=quarto&position=%4",
        cut,
        "saved=",
        "saved=!!",
        "saved=AAAA",
        "puzzle=",
        "puzzle=quarto",
        "puzzle=quarto-0",
        "puzzle=2026-02-30",
        "puzzle=2026-02-20-easier",
        "puzzle=0000-00-00",
        &format!("{whole}&at=x"),
        &long,
    ] {
        let refused = BoardLink::read(text).expect_err(text).to_string();
        assert!(refused.lines().count() == 1 && refused.len() < 300, "{refused}");
    }
    assert!(!BoardLink::is_one("damier game 1\ngame: quarto") && !BoardLink::is_one("game.txt"));
    // Deflate makes a thousand zeros of each of these bytes.
    let bomb = pack(&"\0".repeat(4 << 20));
    assert!(BoardLink::read(&format!("saved={bomb}")).is_err());
}
