// What staff and upkeep do with requests, and what is a person's own.
import type { Db, Queries } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';
import { FORGET_BEFORE, FORGET_PERSON, REQUESTS_OF, REQUESTS_SINCE, type MarketingRequestRow } from './marketing-queries.ts';

/** How long a request is kept. */
export const MARKETING_KEPT_DAYS = 365;

export const marketingRequestsSince = (db: Db, since: Date): Promise<readonly MarketingRequestRow[]> => db.many(REQUESTS_SINCE, [since]);

export async function forgetMarketingBefore(on: Queries, before: Date): Promise<void> {
  await on.run(FORGET_BEFORE, [before]);
}

export const marketingPersonalData: PersonalData = {
  tables: [{ name: 'marketingRequests', rows: REQUESTS_OF, by: 'email' }],
  forget: async (tx, { profileId, tenant, email }) => void (await tx.run(FORGET_PERSON, [profileId, tenant, email])),
};
