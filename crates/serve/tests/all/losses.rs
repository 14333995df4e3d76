//! Tests of what the moves of versions lost.

use crate::class::{CLASS, Shown, get, hand_in, post, until};
use damier_serve::start_work;
use rusqlite::params;

/// Stores a game of a version against `@greedy`, which the version lost 1 to 9 although it could have won.
fn lose_a_game(shown: &Shown, version: i64) {
    let write = move |base: &rusqlite::Transaction<'_>| {
        base.execute("UPDATE version SET state = 'good' WHERE id = ?1", [version])?;
        base.execute(
            "INSERT INTO playing (student, game, version, since) VALUES (1, 'small', ?1, 0)",
            [version],
        )?;
        base.execute(
            "INSERT INTO play (event, pair, half, seed, one, other, game, rules, plies, score1, score2, facts, ending,
                moves, cpu, game_cpu, at, opening, last, actions, notes) VALUES ('small', 0, 0, 1, ?1, '@greedy',
                'filler:4x4', 1, 4, 1, 9, '[]', 'finished', '[2,2]', '[1,1]', 1, 1, ?2, ?3, 'A, A, A, C', '[]')",
            params![version.to_string(), "DAA2/AACC/DAGD/1FAE 1 - -", "D222/2222/D2GD/1FAE 1 - -"],
        )?;
        Ok(())
    };
    shown.site.database.write(write).expect("written");
}

fn measured(shown: &Shown) -> i64 {
    let select = "SELECT count(*) FROM loss";
    let read = shown.site.database.read(|base| Ok(base.query_row(select, [], |row| row.get(0))?));
    read.expect("read")
}

#[tokio::test]
async fn students_see_what_their_moves_lost() {
    let mut shown = Shown::new(CLASS);
    let (ada, teacher) = (shown.student("ada"), shown.teacher());
    shown.ask(hand_in(&ada, "small", &[("bot.py", b"1")])).await;
    lose_a_game(&shown, 1);
    let before = shown.ask(get("/me", Some(&ada))).await.text;
    assert!(!before.contains("Lost per 100 turns"), "{before}");
    let mut threads = std::mem::take(&mut shown.threads);
    start_work(&shown.site, &mut threads).expect("started");
    until("the game is measured", 120, || measured(&shown) == 1).await;
    shown.site.halt();
    shown.threads = threads;
    let home = shown.ask(get("/me", Some(&ada))).await.text;
    assert!(home.contains("Lost per 100 turns") && home.contains(" wins and "), "{home}");
    let own = shown.ask(get("/version/1", Some(&ada))).await.text;
    for shown in ["What the moves lost", "Move 1: A instead of ", "/play/1?turn=1", "<svg"] {
        assert!(own.contains(shown), "{shown}: {own}");
    }
    // Data about the opponent is not needed, so it is not stored.
    let stored = shown.site.database.read(|base| {
        Ok(base.query_row("SELECT losses FROM loss", [], |row| row.get::<_, String>(0))?)
    });
    assert!(!stored.expect("read").contains("greedy"));
    let forgotten = shown.ask(post("/class/student/1/forget", Some(&teacher), "confirmed=ada"));
    assert_eq!(forgotten.await.status, 303);
    assert_eq!(measured(&shown), 0);
}
