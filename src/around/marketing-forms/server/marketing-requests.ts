// What staff read of requests, and what is a person's own.
import type { Db } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';
import { FORGET_PERSON, REQUESTS_OF, REQUESTS_SINCE, type MarketingRequestRow } from './marketing-queries.ts';

export const marketingRequestsSince = (db: Db, since: Date): Promise<readonly MarketingRequestRow[]> => db.many(REQUESTS_SINCE, [since]);

export const marketingPersonalData: PersonalData = {
  tables: [{ name: 'marketingRequests', rows: REQUESTS_OF, by: 'email' }],
  forget: async (tx, { profileId, tenant, email }) => void (await tx.run(FORGET_PERSON, [profileId, tenant, email])),
};
