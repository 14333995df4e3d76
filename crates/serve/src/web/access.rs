//! Authentication and authorisation, decided once per route, from one table.

use super::app_state::{AppState, blocking};
use crate::http_error::HttpError;
use crate::people::{Person, TokenKind, find, note_use};
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use damier_i18n::Lang;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// The cookie with a browser's session token.
pub(crate) const SESSION: &str = "damier";
/// The cookie with the chosen language.
pub(crate) const LANGUAGE: &str = "damier-lang";

/// Who may use a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RouteAccess {
    /// Everyone.
    Everyone,
    /// Members of the class, and everyone if the class is public.
    Reader,
    /// Students and the teacher. The handler checks what belongs to whom.
    Member,
    /// Students only.
    Student,
    /// The teacher only.
    Teacher,
    /// Programs on the same machine.
    Machine,
}

/// The sender of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requester {
    /// Somebody unknown.
    Guest,
    /// A member of the class.
    Known(Person),
}

impl RouteAccess {
    /// Returns true if a caller may use a route with this access; false if not. `is_public` tells whether guests may
    /// read. [`Self::Machine`] lets no caller in, because it depends on the address of the client.
    #[must_use]
    pub const fn allows(self, caller: Requester, is_public: bool) -> bool {
        match (self, caller) {
            (Self::Everyone, _) | (Self::Reader | Self::Member, Requester::Known(_)) => true,
            (Self::Reader, Requester::Guest) => is_public,
            (Self::Student, Requester::Known(person)) => matches!(person, Person::Student(_)),
            (Self::Teacher, Requester::Known(person)) => matches!(person, Person::Teacher),
            (Self::Member | Self::Student | Self::Teacher, Requester::Guest)
            | (Self::Machine, _) => false,
        }
    }
}

/// Passes a request to its route if the caller may use it. Others get the same response as for a missing page.
pub(crate) async fn admit(
    State((web, access)): State<(Arc<AppState>, RouteAccess)>,
    mut request: Request,
    next: Next,
) -> Response {
    let caller = match identify(&web, request.headers(), is_for_programs(&web, &request)).await {
        Ok(caller) => caller,
        Err(refusal) => return refusal.into_response(),
    };
    let is_local = access == RouteAccess::Machine
        && peer(&request).is_some_and(|peer| peer.ip().is_loopback())
        && !request.headers().contains_key("x-forwarded-for")
        && !request.headers().contains_key("forwarded");
    if !is_local && !access.allows(caller, web.site.class.is_public) {
        return HttpError::Absent.into_response();
    }
    request.extensions_mut().insert(caller);
    next.run(request).await
}

/// The client's address as text, or an empty text if it is unknown.
#[derive(Clone, Debug)]
pub(crate) struct ClientAddress(pub(crate) String);

impl FromRequestParts<Arc<AppState>> for ClientAddress {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<AppState>) -> Result<Self, HttpError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let client = peer.map(|peer| client(&web.site.class.proxies, peer, &parts.headers));
        Ok(Self(client.map_or_else(String::new, |client| client.to_string())))
    }
}

/// Returns the client's address: the nearest one that is not a proxy of the class. Only the class's proxies are
/// trusted. Each names its client in the last entry of `X-Forwarded-For`, and the client may have forged all earlier
/// entries.
fn client(proxies: &[IpAddr], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let texts = headers.get_all("x-forwarded-for").iter().map(|value| value.to_str().unwrap_or(""));
    let said: Vec<Option<IpAddr>> =
        texts.flat_map(|text| text.split(',')).map(|one| one.trim().parse().ok()).collect();
    let mut client = peer.to_canonical();
    for one in said.into_iter().rev() {
        match one {
            Some(one) if proxies.contains(&client) => client = one.to_canonical(),
            _ => break,
        }
    }
    client
}

/// Returns the address of the other end of the connection.
pub(crate) fn peer(request: &Request) -> Option<SocketAddr> {
    request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0)
}

/// Returns true for a path that programs use; false for a page.
pub(crate) fn is_for_programs(web: &AppState, request: &Request) -> bool {
    request.uri().path().starts_with(&format!("{}/api/", web.site.class.base))
}

/// Identifies the caller. A program's token works only for submitting and for following a check. Pages refuse it, so
/// that a token stolen from a student's disk gives neither the student's data nor another token.
pub(crate) async fn identify(
    web: &Arc<AppState>,
    headers: &HeaderMap,
    by_program: bool,
) -> Result<Requester, HttpError> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let bearer = bearer.and_then(|value| value.strip_prefix("Bearer "));
    let own = match bearer {
        Some(_) if !by_program => None,
        Some(token) => Some((token.trim().to_string(), TokenKind::Program)),
        None => cookie(headers, SESSION).map(|token| (token, TokenKind::Session)),
    };
    let Some((token, kind)) = own else { return Ok(Requester::Guest) };
    blocking(web, move |web| {
        let found = web.site.database.read(|base| find(base, &token, kind))?;
        if found.is_some_and(|(_, is_due)| is_due) {
            web.site.database.write(move |base| note_use(base, &token))?;
        }
        Ok(found.map_or(Requester::Guest, |(person, _)| Requester::Known(person)))
    })
    .await
}

/// Returns the value of the cookie with this name; `None` if the request has none.
pub(crate) fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(found, _)| *found == name).map(|(_, value)| value.to_string())
}

/// Returns the language for a request: the chosen one, else the browser's, else the class's.
pub(crate) fn language(web: &AppState, headers: &HeaderMap) -> Lang {
    let chosen = cookie(headers, LANGUAGE).and_then(|code| Lang::from_code(&code));
    let asked =
        headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let spoken = || asked.split([',', ';']).find_map(|part| Lang::from_locale(part.trim()));
    chosen.or_else(spoken).unwrap_or(web.site.class.lang)
}

/// The caller of a request, and the language for the response.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    pub(crate) lang: Lang,
    pub(crate) caller: Requester,
}

impl FromRequestParts<Arc<AppState>> for Visitor {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<AppState>) -> Result<Self, HttpError> {
        let caller = parts.extensions.get::<Requester>().copied().unwrap_or(Requester::Guest);
        Ok(Self { lang: language(web, &parts.headers), caller })
    }
}

/// Extracts the number of the student who sent a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StudentOnly(pub(crate) i64);

impl FromRequestParts<Arc<AppState>> for StudentOnly {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<AppState>) -> Result<Self, HttpError> {
        match parts.extensions.get::<Requester>() {
            Some(Requester::Known(Person::Student(student))) => Ok(Self(*student)),
            _ => Err(HttpError::Absent),
        }
    }
}

/// Extracts the teacher, and refuses everyone else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TeacherOnly;

impl FromRequestParts<Arc<AppState>> for TeacherOnly {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<AppState>) -> Result<Self, HttpError> {
        match parts.extensions.get::<Requester>() {
            Some(Requester::Known(Person::Teacher)) => Ok(Self),
            _ => Err(HttpError::Absent),
        }
    }
}

/// Extracts the student or teacher who sent a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MemberOnly(pub(crate) Person);

impl FromRequestParts<Arc<AppState>> for MemberOnly {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<AppState>) -> Result<Self, HttpError> {
        match parts.extensions.get::<Requester>() {
            Some(Requester::Known(person)) => Ok(Self(*person)),
            _ => Err(HttpError::Absent),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_classs_proxies_are_believed() {
        let [proxy, inner, guest, liar] = ["127.0.0.1", "10.0.0.1", "192.0.2.7", "203.0.113.9"]
            .map(|text| text.parse().expect("one"));
        let both = [proxy, inner];
        for (proxies, peer, said, found) in [
            (&both[..0], guest, "203.0.113.9", guest),
            (&both[..], guest, "203.0.113.9", guest),
            (&both[..0], proxy, "192.0.2.7", proxy),
            (&both[..], proxy, "192.0.2.7", guest),
            (&both[..], proxy, "203.0.113.9, 192.0.2.7", guest),
            (&both[..], proxy, "203.0.113.9, 192.0.2.7, 10.0.0.1", guest),
            (&both[..1], proxy, "192.0.2.7, 10.0.0.1", inner),
            (&both[..], proxy, "203.0.113.9, unknown", proxy),
            (&both[..], proxy, "", proxy),
            (&both[..], "::ffff:127.0.0.1".parse().expect("one"), "203.0.113.9", liar),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", said.parse().expect("plain"));
            assert_eq!(client(proxies, peer, &headers), found, "{peer} {said}");
        }
    }
}
