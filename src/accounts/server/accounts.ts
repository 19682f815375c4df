// Puts the account's use cases together for `app.ts`.
import type { accountsContract } from '#accounts/contract';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs } from '#platform/jobs';
import { makeProfiles, makeThrottle, type Signing, type Throttle } from '#sessions/server';
import { accountHandlers } from './handlers.ts';
import { makeLinks } from './links.ts';
import { makeRegistrations } from './registrations.ts';

export interface AccountsFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly signing: Pick<Signing, 'open' | 'renew' | 'forget'>;
  readonly jobs: Pick<Jobs, 'job'>;
  /** The shop's own for sign-in: the present password is the same secret. */
  readonly throttle: Throttle;
  /** How often one caller may ask for an account in a quarter of an hour: an office has one address. */
  readonly config: Pick<Config, 'triesPerAddress'>;
}

/** Mails asked for in a quarter of an hour: to one address, from one caller; and in a minute by everybody. */
const MAILS = { perAccount: 5, perAddress: 30, global: 120 };
const OPENINGS_PER_EMAIL = 5;

/** The handlers of `accountsContract`. */
export function makeAccounts(facts: AccountsFacts): Handlers<typeof accountsContract> {
  const { db, clock, hosts, signing, jobs, throttle, config } = facts;
  return accountHandlers({
    db,
    profiles: makeProfiles(db),
    links: makeLinks(db, clock),
    registrations: makeRegistrations(db, clock),
    hosts,
    signing,
    jobs,
    guesses: throttle,
    mails: makeThrottle(MAILS),
    openings: makeThrottle({ perAccount: OPENINGS_PER_EMAIL, perAddress: config.triesPerAddress }),
  });
}
