// What people agreed to before a membership may renew itself: the words they saw, in which language, when, and with which order (RWD-4).
import type { RenewalConsent } from '#buying/placing/server';
import { statement, type Queries } from '#platform/db';

const WRITE_CONSENT = statement<unknown, RenewalConsent>(
  'membership_write_consent',
  (p) => `insert into membership_consent (profile_id, order_number, item_id, words, locale, at)
   values (${p.profileId}, ${p.orderNumber}, ${p.itemId}, ${p.words}, ${p.locale}, ${p.at}) on conflict (order_number) do nothing`,
);

const CONSENT_OF_ORDER = statement<unknown>(
  'membership_consent_of_order',
  'select 1 from membership_consent where order_number = $1 and profile_id = $2',
);

const LATEST_CONSENT = statement<{ readonly words: string; readonly at: Date }>(
  'membership_latest_consent',
  'select words, at from membership_consent where profile_id = $1 order by consent_id desc limit 1',
);

/** Once for each order. */
export async function noteConsent(tx: Queries, consent: RenewalConsent): Promise<void> {
  await tx.run(WRITE_CONSENT, consent);
}

export const agreedWith = async (on: Queries, { orderNumber, profileId }: Pick<RenewalConsent, 'orderNumber' | 'profileId'>) =>
  (await on.maybe(CONSENT_OF_ORDER, [orderNumber, profileId])) !== undefined;

/** What somebody agreed to last. */
export const latestConsent = (on: Queries, profileId: string) => on.maybe(LATEST_CONSENT, [profileId]);
