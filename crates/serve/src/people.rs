//! People of a class: students, and the tokens that identify them and their teacher.

use crate::class_clock::now;
use crate::database::audit;
use crate::http_error::HttpError;
use crate::meta::forget_mark_notes;
use crate::secret::{hash, new_code, new_token};
use crate::text::{audit as did, people as text};
use damier_i18n::{Lang, Message};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;

/// The longest name, in characters.
const LONGEST: usize = 40;
/// The most students.
const MOST: i64 = 2000;
/// Seconds after which a browser has to sign in again: a year.
const SESSION: i64 = 365 * 86_400;

/// The use of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// The token of a personal link, which signs in a browser.
    Link,
    /// The token in a browser's cookie.
    Session,
    /// The token of `damier submit`.
    Program,
}

impl TokenKind {
    const fn word(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Session => "session",
            Self::Program => "program",
        }
    }
}

/// The owner of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Person {
    /// The teacher.
    Teacher,
    /// A student, by number.
    Student(i64),
}

/// A student's row in lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudentRow {
    /// The number.
    pub id: i64,
    /// The pseudonym, which others see.
    pub name: String,
    /// The teacher's label for the student, which may be empty. It is part of the student's data export, but no page
    /// for students shows it.
    pub label: String,
    /// The last use of any of the student's tokens, in seconds since 1970; `None` if none was used.
    pub used: Option<i64>,
    /// Number of versions that the student has submitted.
    pub versions: i64,
}

/// Adds a student with a personal link, and returns the token in the link.
///
/// # Errors
/// A name that is taken or invalid; an invalid label; a full class.
pub fn add_student(base: &Transaction<'_>, name: &str, label: &str) -> Result<String, HttpError> {
    let (name, label) = (plain(name)?, label.trim());
    if label.chars().count() > 2 * LONGEST || label.chars().any(char::is_control) {
        return Err(asked(text::odd_label((2 * LONGEST).to_string())));
    }
    let count: i64 = base.query_row("SELECT count(*) FROM student", [], |row| row.get(0))?;
    if count >= MOST {
        return Err(asked(text::full(MOST.to_string())));
    }
    check_free(base, &name)?;
    let insert = "INSERT INTO student (name, label, added) VALUES (?1, ?2, class_now())";
    base.execute(insert, params![name, label])?;
    let student = base.last_insert_rowid();
    audit(base, "teacher", &did::added(name))?;
    new_link(base, Person::Student(student))
}

/// Checks that no student has this name, or one that looks the same because letters of other alphabets look like Latin
/// ones.
fn check_free(base: &Connection, name: &str) -> Result<(), HttpError> {
    let mut select = base.prepare_cached("SELECT name FROM student")?;
    let taken = select.query_map([], |row| row.get::<_, String>(0))?;
    for other in taken.collect::<rusqlite::Result<Vec<_>>>()? {
        if other.to_lowercase() == name.to_lowercase() {
            return Err(asked(text::taken(name)));
        }
        // ASCII look-alikes such as l and 1 are allowed.
        let is_foreign = !(name.is_ascii() && other.is_ascii());
        if is_foreign && read_alike(name, &other) {
            return Err(asked(text::looks_alike(name, other)));
        }
    }
    Ok(())
}

/// Returns true if two names look the same in most fonts (Unicode Technical Standard 39); false if they can be told
/// apart.
fn read_alike(one: &str, other: &str) -> bool {
    let [small_one, small_other] = [one.to_lowercase(), other.to_lowercase()];
    skeleton(one).eq(skeleton(other)) || skeleton(&small_one).eq(skeleton(&small_other))
}

/// Creates a new link for a person. It replaces the old link, and signs out every browser that used it.
///
/// # Errors
/// An unknown student.
pub fn new_link(base: &Transaction<'_>, person: Person) -> Result<String, HttpError> {
    let student = number(person);
    base.execute(
        "DELETE FROM token WHERE student IS ?1 AND kind IN ('link', 'session')",
        [student],
    )?;
    new_token_of(base, person, TokenKind::Link)
}

/// Creates a token of this kind for a person: a short code for a student's link, and a long token otherwise. A new token
/// for `damier submit` replaces the old one.
///
/// # Errors
/// An unknown student.
pub fn new_token_of(
    base: &Transaction<'_>,
    person: Person,
    kind: TokenKind,
) -> Result<String, HttpError> {
    let token = match (person, kind) {
        (Person::Student(_), TokenKind::Link) => new_code(),
        _ => new_token(),
    };
    if kind == TokenKind::Program {
        base.execute(
            "DELETE FROM token WHERE student IS ?1 AND kind = 'program'",
            [number(person)],
        )?;
    }
    let insert = "INSERT INTO token (hash, student, kind, made) VALUES (?1, ?2, ?3, class_now())";
    let stored = base.execute(insert, params![hash(&token), number(person), kind.word()]);
    stored.map_err(|_| HttpError::Absent)?;
    Ok(token)
}

/// Finds the owner of a token of this kind. The flag is true if the use of the token is due to be stored with
/// [`note_use`]; false if a use was stored less than a minute ago. `None` for an unknown or expired token.
///
/// # Errors
/// A failed read.
pub fn find(
    base: &Connection,
    token: &str,
    kind: TokenKind,
) -> Result<Option<(Person, bool)>, HttpError> {
    let select = "SELECT student, made, coalesce(used, 0) NOT BETWEEN ?3 - 60 AND ?3 FROM token WHERE hash = ?1 AND kind = ?2";
    let mut select = base.prepare_cached(select)?;
    let now = now(base)?;
    let row = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let found: Option<(Option<i64>, i64, bool)> =
        select.query_row(params![hash(token), kind.word(), now], row).optional()?;
    let fresh = found.filter(|(_, made, _)| kind != TokenKind::Session || now - made < SESSION);
    Ok(fresh.map(|(student, _, is_due)| (student.map_or(Person::Teacher, Person::Student), is_due)))
}

/// Stores that a token was used, at most once a minute.
///
/// # Errors
/// A failed write.
pub fn note_use(base: &Transaction<'_>, token: &str) -> Result<(), HttpError> {
    let update = "UPDATE token SET used = ?2 WHERE hash = ?1 AND coalesce(used, 0) NOT BETWEEN ?2 - 60 AND ?2";
    base.execute(update, params![hash(token), now(base)?])?;
    Ok(())
}

/// Deletes a token.
///
/// # Errors
/// A failed write.
pub fn end_token(base: &Transaction<'_>, token: &str) -> Result<(), HttpError> {
    base.execute("DELETE FROM token WHERE hash = ?1", [hash(token)])?;
    Ok(())
}

/// Returns true if the teacher already has a link; false if not.
///
/// # Errors
/// A failed read.
pub fn has_teacher(base: &Connection) -> Result<bool, HttpError> {
    let select = "SELECT 1 FROM token WHERE student IS NULL AND kind = 'link'";
    Ok(base.query_row(select, [], |_| Ok(())).optional()?.is_some())
}

/// Returns the students in the order of their names.
///
/// # Errors
/// A failed read.
pub fn students(base: &Connection) -> Result<Vec<StudentRow>, HttpError> {
    let mut select = base.prepare_cached(
        "SELECT id, name, label,
            (SELECT max(used) FROM token WHERE token.student = student.id),
            (SELECT count(*) FROM version WHERE version.student = student.id)
        FROM student",
    )?;
    let rows = select.query_map([], |row| {
        let (id, name, label) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(StudentRow { id, name, label, used: row.get(3)?, versions: row.get(4)? })
    })?;
    let mut students = rows.collect::<rusqlite::Result<Vec<StudentRow>>>()?;
    students.sort_by_cached_key(|student| (sort_key(&student.name), student.name.clone()));
    Ok(students)
}

/// Returns a name without case and accents, so that é comes between e and f.
fn sort_key(name: &str) -> String {
    name.to_lowercase().nfd().filter(|letter| !is_combining_mark(*letter)).collect()
}

/// Returns the name of a student.
///
/// # Errors
/// An unknown number.
pub fn name_of(base: &Connection, student: i64) -> Result<String, HttpError> {
    let select = "SELECT name FROM student WHERE id = ?1";
    base.query_row(select, [student], |row| row.get(0)).optional()?.ok_or(HttpError::Absent)
}

/// Returns the teacher's label for a student.
///
/// # Errors
/// An unknown number.
pub(crate) fn label_of(base: &Connection, student: i64) -> Result<String, HttpError> {
    let select = "SELECT label FROM student WHERE id = ?1";
    base.query_row(select, [student], |row| row.get(0)).optional()?.ok_or(HttpError::Absent)
}

/// Returns the kind, creation time and last use of a student's tokens, never the tokens themselves.
///
/// # Errors
/// A failed read.
pub(crate) fn tokens_of(
    base: &Connection,
    student: i64,
) -> Result<Vec<(String, i64, Option<i64>)>, HttpError> {
    let select = "SELECT kind, made, used FROM token WHERE student = ?1 ORDER BY made";
    let mut select = base.prepare(select)?;
    let rows = select.query_map([student], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Returns the log entries about a student: their own actions, and actions that end with their name.
///
/// # Errors
/// A failed read.
pub(crate) fn audit_of(
    base: &Connection,
    name: &str,
) -> Result<Vec<(i64, String, Message)>, HttpError> {
    let mut select = base.prepare("SELECT at, who, did FROM audit ORDER BY id")?;
    let read = |row: &Row<'_>| {
        Ok((row.get(0)?, row.get(1)?, Message::from_stored(row.get_ref(2)?.as_str()?)))
    };
    let rows = select.query_map([], read)?.collect::<rusqlite::Result<Vec<_>>>()?;
    let is_about = |(_, who, did): &(i64, String, Message)| who == name || ends_with(did, name);
    Ok(rows.into_iter().filter(is_about).collect())
}

/// Returns true if an entry of the log is about the student of this name. Such entries end with it in every language.
fn ends_with(did: &Message, name: &str) -> bool {
    did.say(Lang::English).strip_suffix(name).is_some_and(|rest| rest.ends_with(' '))
}

/// Removes a name from the log.
fn forget_in_audit(base: &Transaction<'_>, name: &str) -> Result<(), HttpError> {
    let mut select = base.prepare("SELECT id, did FROM audit")?;
    let read = |row: &Row<'_>| Ok((row.get(0)?, Message::from_stored(row.get_ref(1)?.as_str()?)));
    let rows = select.query_map([], read)?.collect::<rusqlite::Result<Vec<(i64, Message)>>>()?;
    for (id, did) in rows.into_iter().filter(|(_, did)| ends_with(did, name)) {
        let without = |text: &str| {
            text.strip_suffix(name).map_or_else(|| text.to_string(), |rest| format!("{rest}?"))
        };
        let did = did.map_texts(without).to_stored();
        base.execute("UPDATE audit SET did = ?2 WHERE id = ?1", params![id, did])?;
    }
    base.execute("UPDATE audit SET who = '?' WHERE who = ?1", [name])?;
    Ok(())
}

/// Returns the number of the student of this name.
///
/// # Errors
/// An unknown name.
pub(crate) fn number_of(base: &Connection, name: &str) -> Result<i64, HttpError> {
    let select = "SELECT id FROM student WHERE name = ?1";
    let student = base.query_row(select, [name], |row| row.get(0)).optional()?;
    student.ok_or_else(|| asked(text::nobody(name)))
}

/// Deletes a student: name, label, links and the output of their programs. Their versions no longer play. Games stay,
/// under a meaningless name. The caller has to remove the files, because other students may have submitted the same
/// ones.
///
/// # Errors
/// An unknown name.
pub fn forget(base: &Transaction<'_>, name: &str) -> Result<(), HttpError> {
    let student = number_of(base, name)?;
    let own = "SELECT CAST(id AS TEXT) FROM version WHERE student = ?1";
    let clear = format!("UPDATE play SET notes = '[]' WHERE one IN ({own}) OR other IN ({own})");
    base.execute(&clear, [student])?;
    base.execute(
        "DELETE FROM stage WHERE version IN (SELECT id FROM version WHERE student = ?1)",
        [student],
    )?;
    base.execute(
        "DELETE FROM loss WHERE version IN (SELECT id FROM version WHERE student = ?1)",
        [student],
    )?;
    base.execute("DELETE FROM history WHERE student = ?1", [student])?;
    base.execute("DELETE FROM playing WHERE student = ?1", [student])?;
    base.execute("DELETE FROM token WHERE student = ?1", [student])?;
    base.execute(
        "UPDATE version SET state = 'gone', name = '', source = NULL WHERE student = ?1",
        [student],
    )?;
    forget_mark_notes(base, name)?;
    forget_in_audit(base, name)?;
    let unnamed = format!("?{student}");
    base.execute(
        "UPDATE student SET name = ?2, label = '' WHERE id = ?1",
        params![student, unnamed],
    )?;
    audit(base, "operator", &did::forgot().into())
}

const fn number(person: Person) -> Option<i64> {
    match person {
        Person::Teacher => None,
        Person::Student(id) => Some(id),
    }
}

/// Returns a name that is safe in tables and file names. Accented letters are composed, because some systems send a
/// letter and its accent separately.
fn plain(name: &str) -> Result<String, HttpError> {
    let name: String = name.trim().nfc().collect();
    let fits = |letter: char| letter.is_alphanumeric() || " _.-'’".contains(letter);
    let is_plain = !name.is_empty()
        && name.chars().count() <= LONGEST
        && name.chars().all(fits)
        && !name.starts_with(['.', '-'])
        && !name.ends_with('.');
    if !is_plain {
        return Err(asked(text::odd_name(LONGEST.to_string())));
    }
    // Different words may use different alphabets, but one word may not mix them.
    let is_mixed = |word: &str| !word.is_single_script();
    if name.split([' ', '_', '.', '-']).any(is_mixed) {
        return Err(asked(text::mixed_letters(name)));
    }
    Ok(name)
}

fn asked(why: impl Into<Message>) -> HttpError {
    HttpError::Asked(why.into())
}
