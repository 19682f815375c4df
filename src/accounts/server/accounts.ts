// Puts the account's use cases together for `app.ts`.
import type { accountsContract } from '#accounts/contract';
import type { Clock } from '#platform/clock';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import { makeProfiles, makeThrottle, type Signing, type Throttle } from '#sessions/server';
import { accountHandlers } from './handlers.ts';
import { makeLinks } from './links.ts';

export interface AccountsFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly signing: Pick<Signing, 'renew' | 'forget'>;
  readonly jobs: Pick<Jobs, 'job'>;
  /** The shop's own for sign-in: the present password is the same secret. */
  readonly throttle: Throttle;
}

/** Mails asked for in a quarter of an hour: to one address, from one caller; and in a minute by everybody. */
const MAILS = { perAccount: 5, perAddress: 30, global: 120 };

/** The handlers of `accountsContract`. */
export function makeAccounts({ db, clock, signing, jobs, throttle }: AccountsFacts): Handlers<typeof accountsContract> {
  return accountHandlers({
    db,
    profiles: makeProfiles(db),
    links: makeLinks(db, clock),
    signing,
    jobs,
    guesses: throttle,
    mails: makeThrottle(MAILS),
  });
}
