// The cookies of sessions, and which of them a request is about.
import { contextId, isPunchoutToken, PUNCHOUT_TOKENS } from './cookies.ts';

export const SESSION_COOKIE = '__Host-inkwell';
/** A session that a purchasing system has opened. It comes before the person's own, which goes on when it ends. */
export const PUNCHOUT_COOKIE = '__Host-punchout';
/** Identifies the session to the page: data stored in another session is not valid here (CART-20). Not a secret; grants nothing. */
export const CONTEXT_COOKIE = 'contextid';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The page that plays a purchasing system belongs to who tries it, not to the session that it opens. */
const OF_TESTER = /^(?:\/(?:en|fr)-ca)?\/(?:api\/)?punchout\/tester\b/;

/** The token of the session that a request to an address is about. */
export function tokenIn(cookies: Cookies, address: string): string | undefined {
  const punchout = cookies[PUNCHOUT_COOKIE];
  return isPunchoutToken(punchout) && !OF_TESTER.test(address) ? punchout : cookies[SESSION_COOKIE];
}

export interface SessionToken {
  readonly token: string;
  readonly tokenHash: Uint8Array;
  readonly days: number;
}

type SetCookie = (
  name: string,
  value: string,
  options: { readonly days: number; readonly script?: boolean; readonly framed?: boolean },
) => void;

/** Gives the browser a session, or takes it away (null). `own`: the hash of the person's own session, which they have again after a punchout. */
export function setSessionCookies(
  setCookie: SetCookie,
  token: SessionToken | null,
  before: { readonly wasPunchout: boolean; readonly own: Uint8Array | null },
): void {
  const isPunchout = isPunchoutToken(token?.token) || (token === null && before.wasPunchout);
  const days = token?.days ?? 0;
  const how = token === null ? { days } : { days, framed: token.token.startsWith(PUNCHOUT_TOKENS.frame) };
  setCookie(isPunchout ? PUNCHOUT_COOKIE : SESSION_COOKIE, token?.token ?? '', how);
  const again = token === null && before.wasPunchout ? before.own : null;
  if (again !== null) setCookie(CONTEXT_COOKIE, contextId(again), { days: OWN_DAYS, script: true });
  else setCookie(CONTEXT_COOKIE, token === null ? '' : contextId(token.tokenHash), { ...how, script: true });
}

/** As long as the longest session; the cookie grants nothing. */
const OWN_DAYS = 30;
