//! The tables of a class's database.

/// The SQLite application ID of a class's database: `damc` in ASCII.
pub(crate) const APPLICATION: i64 = 0x6461_6d63;
/// The version of the tables.
pub(crate) const SCHEMA: i64 = 5;

/// The migrations from each older version to the next, the oldest first.
pub(crate) const STEPS: [&str; 4] = [
    "ALTER TABLE history ADD COLUMN version INTEGER REFERENCES version (id)",
    // The tables stay as they are. `VACUUM` empties free pages.
    "",
    "ALTER TABLE version ADD COLUMN source TEXT",
    LOSSES,
];

/// What the moves of a version lost in a game of the ranking, as JSON. It is deleted with the game.
pub(crate) const LOSSES: &str = "
    CREATE TABLE loss (
        version INTEGER NOT NULL REFERENCES version (id),
        game INTEGER NOT NULL REFERENCES play (id) ON DELETE CASCADE,
        losses TEXT NOT NULL, PRIMARY KEY (version, game)) WITHOUT ROWID;
    CREATE INDEX loss_game ON loss (game);
";

/// The tables. Times are seconds since 1970. A player in the table `play` is the number of a version, or `@` and the
/// text of a reference player.
pub(crate) const TABLES: &str = "
    CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE student (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, label TEXT NOT NULL, added INTEGER NOT NULL);
    CREATE TABLE token (
        hash BLOB PRIMARY KEY, student INTEGER REFERENCES student (id), kind TEXT NOT NULL,
        made INTEGER NOT NULL, used INTEGER) WITHOUT ROWID;
    CREATE TABLE version (
        id INTEGER PRIMARY KEY AUTOINCREMENT, student INTEGER NOT NULL REFERENCES student (id),
        game TEXT NOT NULL, number INTEGER NOT NULL, digest TEXT NOT NULL, name TEXT NOT NULL,
        files INTEGER NOT NULL, bytes INTEGER NOT NULL, received INTEGER NOT NULL,
        late INTEGER NOT NULL, state TEXT NOT NULL, source TEXT,
        UNIQUE (student, game, digest), UNIQUE (student, game, number));
    CREATE INDEX version_state ON version (state, id);
    CREATE TABLE stage (
        version INTEGER NOT NULL REFERENCES version (id), place INTEGER NOT NULL, step TEXT NOT NULL,
        mark TEXT NOT NULL, said TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (version, place)) WITHOUT ROWID;
    CREATE TABLE playing (
        student INTEGER NOT NULL REFERENCES student (id), game TEXT NOT NULL,
        version INTEGER NOT NULL REFERENCES version (id), since INTEGER NOT NULL,
        PRIMARY KEY (student, game)) WITHOUT ROWID;
    -- Long texts stand last: what is read without them does not follow them over pages.
    CREATE TABLE play (
        id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, pair INTEGER NOT NULL, half INTEGER NOT NULL,
        seed INTEGER NOT NULL, one TEXT NOT NULL, other TEXT, game TEXT NOT NULL, rules INTEGER NOT NULL,
        plies INTEGER NOT NULL, score1 INTEGER NOT NULL, score2 INTEGER, facts TEXT NOT NULL, ending TEXT NOT NULL,
        loser INTEGER, fault_ply INTEGER, moves TEXT NOT NULL, cpu TEXT NOT NULL, game_cpu INTEGER NOT NULL,
        at INTEGER NOT NULL, cause TEXT, opening TEXT NOT NULL, last TEXT NOT NULL, actions TEXT NOT NULL,
        notes TEXT NOT NULL,
        UNIQUE (event, pair, half));
    CREATE INDEX play_event ON play (event);
    CREATE INDEX play_effort ON play (event, game_cpu);
    CREATE INDEX play_one ON play (one);
    CREATE INDEX play_other ON play (other);
    CREATE TABLE history (
        event TEXT NOT NULL, day INTEGER NOT NULL, student INTEGER NOT NULL, place INTEGER NOT NULL,
        version INTEGER REFERENCES version (id),
        PRIMARY KEY (event, day, student)) WITHOUT ROWID;
    CREATE TABLE audit (
        id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, who TEXT NOT NULL, did TEXT NOT NULL);
";
