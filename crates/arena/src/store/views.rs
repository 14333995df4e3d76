//! SQL views of a results file: one row for each seat of each game, and one for each pair of a duel. They have names
//! instead of numbers, points, and units in the column names. The book (`results.md`) describes every column.

/// The points of a seat, with the values of [`crate::Record::points`].
const POINTS: &str = "
    CASE contest
    WHEN 'duel' THEN CASE
        WHEN loser = seat THEN 0.0
        WHEN loser IS NOT NULL THEN 1.0
        WHEN own > other THEN 1.0 WHEN own = other THEN 0.5 ELSE 0.0 END
    WHEN 'solo' THEN iif(ending = 'fault', 0, own)
    ELSE CASE WHEN loser = 2 THEN NULL WHEN ending = 'fault' THEN 0 ELSE iif(seat = 1, own, other) END
    END";

/// The seat that gave up or was at fault, from the text of the termination; NULL for a game that was played to its end.
const LOSER: &str = "iif(termination = 'finished', NULL,
    CAST(substr(termination, instr(termination, ' ') + 1) AS INTEGER))";

/// Returns the statement that creates the views if they do not exist.
pub(crate) fn sql() -> String {
    let games = format!(
        "CREATE VIEW IF NOT EXISTS games AS
        WITH seated AS (
            SELECT g.*, e.lineup AS lineup, s.seat AS seat, m.name AS machine_name,
                json_extract(e.lineup, '$.contest') AS contest,
                iif(s.seat = 1, g.score1, g.score2) AS own,
                iif(s.seat = 1, g.score2, g.score1) AS other,
                iif(s.seat = 1, g.entrant1, g.entrant2) AS entrant,
                iif(s.seat = 1, g.entrant2, g.entrant1) AS rival,
                {LOSER} AS loser,
                CASE WHEN g.termination = 'finished' THEN 'finished'
                    WHEN g.termination LIKE 'resigned %' THEN 'resigned' ELSE 'fault' END AS ending
            FROM game AS g
            JOIN event AS e ON e.number = g.event
            LEFT JOIN machine AS m ON m.number = g.machine
            JOIN (SELECT 1 AS seat UNION ALL SELECT 2) AS s
                ON s.seat = 1 OR g.entrant2 IS NOT NULL
        )
        SELECT json_extract(lineup, '$.name') AS event, id AS number, pair, seat,
            json_extract(lineup, '$.entrants[' || entrant || ']') AS player,
            json_extract(lineup, '$.entrants[' || rival || ']') AS opponent,
            {POINTS} AS points, own AS score, ending, loser AS loser_seat,
            iif(ending = 'fault', substr(termination, 1, instr(termination, ' ') - 1), NULL)
                AS fault,
            plies, iif(seat = 1, moves1, moves2) AS moves, iif(seat = 1, nodes1, nodes2) AS nodes,
            iif(seat = 1, cpu1, cpu2) / 1e9 AS cpu_s, game_cpu / 1e9 AS game_cpu_s,
            machine_name AS machine
        FROM seated;"
    );
    // The second game of a pair has the next key, which makes the join fast.
    let pairs = format!(
        "CREATE VIEW IF NOT EXISTS pairs AS
        SELECT first.event AS event, first.number AS number, first.pair AS pair,
            first.player AS player, first.opponent AS opponent,
            first.points + iif(second.loser IS NOT NULL, second.loser = 1,
                (1 + (second.score2 > second.score1) - (second.score2 < second.score1)) / 2.0)
                AS points
        FROM games AS first
        JOIN event AS e ON json_extract(e.lineup, '$.name') = first.event
        JOIN (SELECT key, pair, score1, score2, {LOSER} AS loser FROM record) AS second
            ON second.key = (e.number << 50) + first.number + 1 AND second.pair = first.pair
        WHERE first.seat = 1 AND first.number % 2 = 0
            AND json_extract(e.lineup, '$.contest') = 'duel';"
    );
    format!("{games}\n{pairs}")
}
