// Accounts that wait to be opened by whoever reads their address: a day, for one use, known by hashes alone (trust 20).
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
/** Tells the browser that asked for an account from every other one. */
const ASKED_COOKIE = '__Host-asked';

/** What somebody asked for, before anybody knows who they are. */
export interface Wish {
  readonly registrationId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string;
  readonly company: string;
  readonly back: string;
  /** Known again by its cookie. */
  readonly browser: string;
}

export interface Registrations {
  /** Marks the browser of the visit, unless it is marked already, and answers with what it is known by. */
  mark(visit: Visit): string;
  keep(tx: Queries, visit: Visit, wish: Wish): Promise<void>;
  get(registrationId: string): Promise<RegistrationRow | undefined>;
  latest(tenant: Tenant, email: string): Promise<RegistrationRow | undefined>;
  /** A new link's secret. Older ones keep working, so that nobody can make them useless. */
  link(registrationId: string): Promise<string>;
  /** `asked_here`: the visit is the browser that asked. */
  look(visit: Visit, token: string): Promise<(RegistrationRow & { readonly asked_here: boolean }) | undefined>;
  /** Uses it up, with every other link of it. */
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
