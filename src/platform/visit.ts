// One request as the shop sees it: its site, locale and shopper, and what the reply carries.
import type { FastifyRequest } from 'fastify';
import type { CopyLocale, Locale } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import type { Acting, Caller } from '#base/access/rules';
import { callerOf, hasOwnPages, purposeIn, type CartPurpose, type Shopper } from '#base/shopper/rules';
import type { Site } from '#base/site/rules';
import { ACTING_TOKEN, contextId, cookieHeader, parseCookies, tokenHashOf } from './cookies.ts';
import { readActing, readShopper, type Sessions } from './visit-sessions.ts';

export const SESSION_COOKIE = '__Host-inkwell';
/** Identifies the session to the page: data stored in another session is not valid here (CART-20). Not a secret; grants nothing. */
export const CONTEXT_COOKIE = 'contextid';

declare module 'fastify' {
  interface FastifyRequest {
    /** Created at first access: a cached page never needs it. */
    readonly visit: Visit;
  }
}

export interface Visit {
  readonly site: Site;
  readonly locale: Locale;
  readonly copyLocale: CopyLocale;
  readonly requestId: string;
  readonly ip: string;
  readonly now: Date;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly header: (name: string) => string | undefined;
  /** Hash of the session cookie, for statements that join the session themselves; null without one. */
  tokenHash: Uint8Array | null;
  /** Whether the session is one in which a representative acts for its shopper, or was one; the cookie alone says so. */
  isActing: boolean;
  /** The representative who acts for the shopper, queried once; null in every other session. */
  acting(): Promise<Acting | null>;
  /** The cart that the request is about; its address says so, or the handler knows. */
  cartPurpose: CartPurpose;
  /** The session's shopper, queried once; null for a visitor without one. */
  shopper(): Promise<Shopper | null>;
  /**
   * Which pages of the catalogue the visit gets: everybody's, or its own (`hasOwnPages`). The business site reads it from the session, so a lost cookie
   * shows nobody other prices; the cookie only answers while the session cannot be read. Everybody's pages stay cached.
   */
  audience(): Promise<'public' | 'contract'>;
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
  const replyHeaders: [string, string][] = [];
  const readCookies = (): Record<string, string | undefined> => (cookies ??= parseCookies(request.headers.cookie));
  const visit: Visit = {
    site,
    locale,
    copyLocale: locale === 'en-US' && readCookies()['copy'] === 'es' ? 'es-US' : locale,
    requestId: request.id,
    ip: request.ip,
    now,
    get cookies() {
      visit.personal = true;
      return readCookies();
    },
    header: (name) => [ownValue(request.headers, name)].flat()[0],
    tokenHash: tokenHashOf(readCookies()[SESSION_COOKIE], sessions.hashOf),
    isActing: readCookies()[SESSION_COOKIE]?.startsWith(ACTING_TOKEN) === true,
    cartPurpose: purposeIn(request.url),
    ...shopperOf(() => visit, sessions, (request.headers.cookie ?? '').includes('audience=contract') ? 'contract' : 'public'),
    replyHeaders,
    setCookie: (name, value, options) => void replyHeaders.push(['set-cookie', cookieHeader(name, value, options)]),
    redirectTo: undefined,
    personal: false,
    stockRead: new Set(),
  };
  return visit;
}

type ShopperMethod = 'acting' | 'shopper' | 'audience' | 'caller' | 'ensureShopper' | 'recognised' | 'changed';

/** The shopper of a visit, and what changes who that is. */
function shopperOf(visitNow: () => Visit, sessions: Sessions, hint: 'public' | 'contract'): Pick<Visit, ShopperMethod> {
  let known: Promise<Shopper | null> | undefined;
  let actingNow: Promise<Acting | null> | undefined;
  const find = (): Promise<Shopper | null> => (known ??= readShopper(visitNow(), sessions));
  return {
    acting: () => (actingNow ??= readActing(visitNow(), sessions)),
    shopper() {
      visitNow().personal = true;
      return find();
    },
    async audience() {
      // Accounts on the consumer site have no terms.
      if (visitNow().site.tenant !== 'business') return 'public';
      return find().then(
        (shopper) => (hasOwnPages(shopper) ? 'contract' : 'public'),
        () => hint,
      );
    },
    caller: async () => callerOf(await visitNow().shopper()),
    async ensureShopper() {
      const visit = visitNow();
      const shopper = await visit.shopper();
      if (shopper !== null) return shopper;
      const begun = await sessions.start(visit.site.tenant, 'guest');
      if (begun.guest === null) throw new Error('A guest was begun as somebody else');
      visit.changed(begun);
      visit.recognised(begun.guest);
      return begun.guest;
    },
    recognised(shopper) {
      visitNow().personal = true;
      known = Promise.resolve(shopper);
    },
    changed(token) {
      const visit = visitNow();
      known = undefined;
      actingNow = undefined;
      visit.tokenHash = token?.tokenHash ?? null;
      visit.isActing = token?.token.startsWith(ACTING_TOKEN) === true;
      const days = token?.days ?? 0;
      visit.setCookie(SESSION_COOKIE, token?.token ?? '', { days });
      visit.setCookie(CONTEXT_COOKIE, token === null ? '' : contextId(token.tokenHash), { days, script: true });
    },
  };
}
