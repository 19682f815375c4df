// Requested accounts: open for a day and one use by the reader of their address, stored as hashes only (trust 20).
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { hashOf } from '#people/sessions/server';
import type { Tenant } from '#base/site/rules';
import { randomText } from '#platform/random';
import {
  KEEP_REGISTRATION,
  KEEP_REGISTRATION_LINK,
  LATEST_REGISTRATION,
  LOOK_AT_REGISTRATION,
  REGISTRATION_BY_ID,
  USE_REGISTRATION,
  type RegistrationRow,
} from './link-queries.ts';

const WAITS_DAYS = 1;
const WAITS_MS = WAITS_DAYS * 24 * 60 * 60_000;
/** Cookie that identifies the browser that requested an account. */
const ASKED_COOKIE = '__Host-asked';

/** A request for an account, before the person is verified. */
export interface Wish {
  readonly registrationId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string;
  readonly company: string;
  readonly back: string;
  /** Identified by its cookie. */
  readonly browser: string;
}

export interface Registrations {
  /** Sets the cookie if it is missing, and returns the browser's secret. */
  mark(visit: Visit): string;
  keep(tx: Queries, visit: Visit, wish: Wish): Promise<void>;
  get(registrationId: string): Promise<RegistrationRow | undefined>;
  latest(tenant: Tenant, email: string): Promise<RegistrationRow | undefined>;
  /** Generates a link's secret. Older links stay valid, so that nobody can invalidate them. */
  link(registrationId: string): Promise<string>;
  /** `asked_here`: this visit's browser made the request. */
  look(visit: Visit, token: string): Promise<(RegistrationRow & { readonly asked_here: boolean }) | undefined>;
  /** Uses the link, and deletes all other links of the request. */
  use(tx: Queries, visit: Visit, token: string): Promise<RegistrationRow | undefined>;
}

export function makeRegistrations(db: Queries, clock: Clock): Registrations {
  const browserHash = (browser: string | undefined) => (browser === undefined ? null : hashOf(browser));
  const key = (visit: Visit, token: string) => [hashOf(token), visit.site.tenant, visit.now] as const;
  return {
    mark(visit) {
      const browser = visit.cookies[ASKED_COOKIE] ?? randomText(32);
      visit.setCookie(ASKED_COOKIE, browser, { days: WAITS_DAYS });
      return browser;
    },
    async keep(tx, { site, now }, { browser, ...wish }) {
      const expiresAt = new Date(now.getTime() + WAITS_MS);
      await tx.run(KEEP_REGISTRATION, { ...wish, tenant: site.tenant, browserHash: browserHash(browser), now, expiresAt });
    },
    get: (registrationId) => db.maybe(REGISTRATION_BY_ID, [registrationId, clock.now()]),
    latest: (tenant, email) => db.maybe(LATEST_REGISTRATION, [tenant, email, clock.now()]),
    async link(registrationId) {
      const token = randomText(32);
      await db.run(KEEP_REGISTRATION_LINK, [hashOf(token), registrationId]);
      return token;
    },
    look: (visit, token) => db.maybe(LOOK_AT_REGISTRATION, [...key(visit, token), browserHash(visit.cookies[ASKED_COOKIE])]),
    use: (tx, visit, token) => tx.maybe(USE_REGISTRATION, key(visit, token)),
  };
}
