// One request as the shop sees it: its site, locale and shopper, and what the reply carries.
import type { FastifyRequest } from 'fastify';
import type { CopyLocale, Locale } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import type { Acting, Caller, Punchout } from '#base/access/rules';
import { purposeIn, type CartPurpose, type Shopper } from '#base/shopper/rules';
import type { Site } from '#base/site/rules';
import { ACTING_TOKEN, cookieHeader, isPunchoutToken, parseCookies, PUNCHOUT_TOKENS, tokenHashOf } from './cookies.ts';
import { SESSION_COOKIE, tokenIn, type SessionToken } from './visit-token.ts';
import { shopperOf } from './visit-shopper.ts';
import type { Sessions } from './visit-sessions.ts';

export { PUNCHOUT_COOKIE, SESSION_COOKIE } from './visit-token.ts';

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
  /** Hash of the person's own session, which waits while a purchasing system has opened another; null without one. */
  readonly ownTokenHash: () => Uint8Array | null;
  /** Whether the session is one in which a representative acts for its shopper, or was one; the cookie alone says so. */
  isActing: boolean;
  /** The representative who acts for the shopper, queried once; null in every other session. */
  acting(): Promise<Acting | null>;
  /** Whether the session is one that a purchasing system opened, or was one; the cookie alone says so. */
  isPunchout: boolean;
  /** The purchasing system that opened the session, queried once; null in every other session. */
  punchout(): Promise<Punchout | null>;
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
  changed(token: SessionToken | null): void;
  readonly replyHeaders: [name: string, value: string][];
  setCookie(name: string, value: string, options?: Parameters<typeof cookieHeader>[2]): void;
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
  const token = (): string | undefined => tokenIn(readCookies(), request.url);
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
    tokenHash: tokenHashOf(token(), sessions.hashOf),
    ownTokenHash: () => tokenHashOf(readCookies()[SESSION_COOKIE], sessions.hashOf),
    isActing: token()?.startsWith(ACTING_TOKEN) === true,
    isPunchout: isPunchoutToken(token()),
    cartPurpose: purposeIn(request.url),
    ...shopperOf(() => visit, sessions, (request.headers.cookie ?? '').includes('audience=contract') ? 'contract' : 'public'),
    replyHeaders,
    setCookie(name, value, options) {
      // In a frame of another site's page a browser keeps no others.
      const framed = token()?.startsWith(PUNCHOUT_TOKENS.frame) === true;
      replyHeaders.push(['set-cookie', cookieHeader(name, value, { framed, ...options })]);
    },
    redirectTo: undefined,
    personal: false,
    stockRead: new Set(),
  };
  return visit;
}
