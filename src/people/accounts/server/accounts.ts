// Assembles the account's use cases for the shop.
import type { accountsContract } from '#people/accounts/contract';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs } from '#platform/jobs';
import type { Limits } from '#platform/limits';
import type { CountForMenu } from '#platform/menu-counts';
import { makeProfiles, type ShopperOfProfile, type Signing } from '#people/sessions/server';
import { makeAccountLimits } from './account-limits.ts';
import { accountHandlers } from './handlers.ts';
import { makeLinks } from './links.ts';
import { makeRegistrations } from './registrations.ts';

export interface AccountsFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly signing: Pick<Signing, 'open' | 'renew' | 'forget'>;
  readonly jobs: Pick<Jobs, 'job' | 'enqueue'>;
  readonly limits: Limits;
  readonly menuCounts: CountForMenu;
  readonly shopperOf: ShopperOfProfile;
  /** Account requests per network address in a quarter of an hour: an office shares one address. */
  readonly config: Pick<Config, 'triesPerAddress'>;
}

/** The handlers of `accountsContract`. */
export function makeAccounts(facts: AccountsFacts): Handlers<typeof accountsContract> {
  const { db, clock, hosts, signing, jobs, limits, config, menuCounts, shopperOf } = facts;
  return accountHandlers({
    db,
    profiles: makeProfiles(db),
    links: makeLinks(db, clock),
    registrations: makeRegistrations(db, clock),
    hosts,
    signing,
    jobs,
    menuCounts,
    shopperOf,
    limits: makeAccountLimits(limits, config.triesPerAddress),
  });
}
