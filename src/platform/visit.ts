// One request as the shop sees it: its site, locale and shopper, and what the reply carries.
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isStorable, type CopyLocale, type Locale } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import type { Caller } from '#base/access/rules';
import { callerOf, type Shopper } from '#base/shopper/rules';
import type { Site } from '#base/site/rules';
import { orDown } from './service-down.ts';

export const SESSION_COOKIE = '__Host-inkwell';
/** Identifies the session to the page: data stored in another session is not valid here (CART-20). Not a secret; grants nothing. */
export const CONTEXT_COOKIE = 'contextid';

declare module 'fastify' {
  interface FastifyRequest {
    /** Created at first access: a cached page never needs it. */
    readonly visit: Visit;
  }
}

/** The sessions that a visit needs; made by `#people/sessions/server`. */
export interface Sessions {
  find(tokenHash: Uint8Array, tenant: Site['tenant']): Promise<Shopper | null>;
  start(
    tenant: Site['tenant'],
    as: 'guest' | { readonly profileId: string },
  ): Promise<{ readonly token: string; readonly tokenHash: Uint8Array; readonly days: number; readonly guest: Shopper | null }>;
  hashOf(token: string): Uint8Array;
}

export interface Visit {
  readonly site: Site;
  readonly locale: Locale;
  readonly copyLocale: CopyLocale;
  /** Audience from a cookie without a secret: accounts that see only their contract get their own pages. A hint, never a right. */
  readonly audience: 'public' | 'contract';
  readonly requestId: string;
  readonly ip: string;
  readonly now: Date;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly header: (name: string) => string | undefined;
  /** Hash of the session cookie, for statements that join the session themselves; null without one. */
  tokenHash: Uint8Array | null;
  /** The session's shopper, queried once; null for a visitor without one. */
  shopper(): Promise<Shopper | null>;
  /** The caller for access checks, from the session, queried once. A visitor is never the system. */
  caller(): Promise<Caller>;
  /** The shopper; begins a guest session when there is none. */
  ensureShopper(): Promise<Shopper>;
  /** Stores the shopper that a statement found when it joined the session, so that no second query is needed. */
  recognised(shopper: Shopper): void;
  /** Forgets the shopper: after sign-in and sign-out. */
  changed(token: { readonly token: string; readonly tokenHash: Uint8Array; readonly days: number } | null): void;
  readonly replyHeaders: [name: string, value: string][];
  setCookie(name: string, value: string, options?: { readonly days?: number; readonly script?: boolean }): void;
  redirectTo: string | undefined;
  /** True when anything of the shopper was read: such a page is never cached. */
  personal: boolean;
  /** Item numbers and other names whose stock was read. The cached page is dropped when one of them runs out or comes in. */
  readonly stockRead: Set<string>;
}

interface VisitFacts {
  readonly site: Site;
  readonly locale: Locale;
  readonly sessions: Sessions;
  readonly now: Date;
}

export function makeVisit(request: FastifyRequest, { site, locale, sessions, now }: VisitFacts): Visit {
  let cookies: Record<string, string | undefined> | undefined;
  let known: Promise<Shopper | null> | undefined;
  const replyHeaders: [string, string][] = [];
  const readCookies = (): Record<string, string | undefined> => (cookies ??= parseCookies(request.headers.cookie));
  const visit: Visit = {
    site,
    locale,
    copyLocale: locale === 'en-US' && readCookies()['copy'] === 'es' ? 'es-US' : locale,
    audience: (request.headers.cookie ?? '').includes('audience=contract') ? 'contract' : 'public',
    requestId: request.id,
    ip: request.ip,
    now,
    get cookies() {
      visit.personal = true;
      return readCookies();
    },
    header: (name) => {
      const value = ownValue(request.headers, name);
      return Array.isArray(value) ? value[0] : value;
    },
    tokenHash: tokenHashOf(readCookies()[SESSION_COOKIE], sessions),
    shopper() {
      visit.personal = true;
      known ??=
        visit.tokenHash === null ? Promise.resolve(null) : orDown('USER_SERVICE_IS_DOWN', sessions.find(visit.tokenHash, site.tenant));
      return known;
    },
    caller: async () => callerOf(await visit.shopper()),
    async ensureShopper() {
      const shopper = await visit.shopper();
      if (shopper !== null) return shopper;
      const begun = await sessions.start(site.tenant, 'guest');
      if (begun.guest === null) throw new Error('A guest was begun as somebody else');
      visit.changed(begun);
      visit.recognised(begun.guest);
      return begun.guest;
    },
    recognised(shopper) {
      visit.personal = true;
      known = Promise.resolve(shopper);
    },
    changed(token) {
      known = undefined;
      visit.tokenHash = token?.tokenHash ?? null;
      const days = token?.days ?? 0;
      visit.setCookie(SESSION_COOKIE, token?.token ?? '', { days });
      visit.setCookie(CONTEXT_COOKIE, token === null ? '' : contextId(token.tokenHash), { days, script: true });
    },
    replyHeaders,
    setCookie: (name, value, options) => void replyHeaders.push(['set-cookie', cookie(name, value, options)]),
    redirectTo: undefined,
    personal: false,
    stockRead: new Set(),
  };
  return visit;
}

/** Nobody can derive the session, or the hash that the database stores, from it. */
function contextId(tokenHash: Uint8Array): string {
  return hash('sha256', tokenHash, 'base64url').slice(0, 16);
}

function tokenHashOf(token: string | undefined, sessions: Sessions): Uint8Array | null {
  return token !== undefined && /^[\w-]{43}$/.test(token) ? sessions.hashOf(token) : null;
}

/** A cookie of the shop: Secure, Lax, for the whole site; `script` lets the page read it (never the session). */
function cookie(name: string, value: string, { days, script = false }: { readonly days?: number; readonly script?: boolean } = {}): string {
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
