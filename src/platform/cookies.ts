// The shop's cookies: read from a request's header, and written for a reply.
import { hash } from 'node:crypto';
import { isStorable } from '#base/locale/rules';

interface CookieOptions {
  readonly days?: number;
  /** Lets the page read it; never the session. */
  readonly script?: boolean;
  /** Lives in a frame of another site's page, and there alone. */
  readonly framed?: boolean;
}

/** A cookie of the shop as its header: Secure, Lax, for the whole site. */
export function cookieHeader(name: string, value: string, { days, script = false, framed = false }: CookieOptions = {}): string {
  const age = days === undefined ? '' : `; Max-Age=${Math.round(days * 86_400)}`;
  const reach = framed ? 'SameSite=None; Partitioned' : 'SameSite=Lax';
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; ${reach}; Secure${script ? '' : '; HttpOnly'}`;
}

export function parseCookies(header: string | undefined): Record<string, string | undefined> {
  const found = new Map<string, string>();
  if (header === undefined) return {};
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at < 0) continue;
    const name = pair.slice(0, at).trim();
    const value = decoded(pair.slice(at + 1).trim());
    // Our cookies hold storable text only: a tampered one is ignored.
    if (!found.has(name) && isStorable(value)) found.set(name, value);
  }
  return Object.fromEntries(found);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Value of the context cookie. Nobody can derive the session, or the hash that the database stores, from it. */
export function contextId(tokenHash: Uint8Array): string {
  return hash('sha256', tokenHash, 'base64url').slice(0, 16);
}

/**
 * Begins the token of a session in which a representative acts for its shopper. The stored hash covers it, so nobody can take it off, and a request
 * is known as one of a representative before the session is read.
 */
export const ACTING_TOKEN = 'act.';

/** Begin the token of a session that a purchasing system has opened: in a frame of its page, or in a window. The stored hash covers them, too. */
export const PUNCHOUT_TOKENS = { frame: 'pof.', window: 'pow.' } as const;

export const isPunchoutToken = (token: string | undefined): boolean => /^po[fw]\./.test(token ?? '');

/** Hash of the session cookie's token; null when it cannot be one of ours. */
export function tokenHashOf(token: string | undefined, hashOf: (token: string) => Uint8Array): Uint8Array | null {
  return token !== undefined && /^(?:act\.|po[fw]\.)?[\w-]{43}$/.test(token) ? hashOf(token) : null;
}
