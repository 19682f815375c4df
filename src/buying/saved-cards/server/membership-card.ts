// The card that a paid membership renews from (RWD-4): the one that is marked for it, else the account's default.
import type { CalendarDate } from '#base/calendar/rules';
import { statement, type Queries } from '#platform/db';
import { readCards } from './read-cards.ts';

const MARK_FIRST = statement<unknown>(
  'saved_card_mark_membership',
  `insert into saved_card_mark (profile_id, use, card_id)
   select profile_id, 'membership', card_id from saved_card where profile_id = $1 and card_id = $2 and removed_at is null
   on conflict (profile_id, use) do nothing`,
);

/** The card that paid for a membership renews it, unless the person has chosen another. */
export async function markMembershipCard(tx: Queries, profileId: string, cardId: string): Promise<void> {
  await tx.run(MARK_FIRST, [profileId, cardId]);
}

/** Undefined: there is no card that has not expired. */
export async function membershipCard(on: Queries, profileId: string, today: CalendarDate) {
  const usable = (await readCards(on, profileId, today)).filter(({ state }) => state !== 'EXPIRED');
  return usable.find(({ isMembership }) => isMembership) ?? usable.find(({ isDefault }) => isDefault);
}
