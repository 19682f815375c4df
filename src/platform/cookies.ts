// The shop's cookies: read from a request's header, and written for a reply.
import { hash } from 'node:crypto';
import { isStorable } from '#base/locale/rules';

/** A cookie of the shop as its header: Secure, Lax, for the whole site; `script` lets the page read it (never the session). */
export function cookieHeader(
  name: string,
  value: string,
  { days, script = false }: { readonly days?: number; readonly script?: boolean } = {},
): string {
  const age = days === undefined ? '' : `; Max-Age=${Math.round(days * 86_400)}`;
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax; Secure${script ? '' : '; HttpOnly'}`;
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

/** Hash of the session cookie's token; null when it cannot be one of ours. */
export function tokenHashOf(token: string | undefined, hashOf: (token: string) => Uint8Array): Uint8Array | null {
  return token !== undefined && /^(?:act\.)?[\w-]{43}$/.test(token) ? hashOf(token) : null;
}
