// Reward money in the download of a person's data; it is deleted with the profile.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const BALANCES = statement<object>(
  'personal_rewards',
  'select currency, cents from reward_balance where profile_id = $1 order by currency',
);

const ENTRIES = statement<object>(
  'personal_reward_entries',
  `select currency, order_number as "order", kind, cents, note, at from reward_entry where profile_id = $1 order by entry_id`,
);

const CLAIMS = statement<object>(
  'personal_reward_claims',
  `select currency, reference, bought_on as "boughtOn", cents, state, reason, asked_at as "askedAt" from reward_claim where profile_id = $1
   order by claim_id`,
);

const BONUS = statement<object>(
  'personal_reward_bonus',
  `select begins_on as "beginsOn", array(select jsonb_object_keys(covers)) as categories, chosen_at as "chosenAt" from reward_bonus_choice
   where profile_id = $1 order by begins_on`,
);

export const rewardsPersonalData: PersonalData = {
  tables: [
    { name: 'rewardBalances', rows: BALANCES },
    { name: 'rewardEntries', rows: ENTRIES },
    { name: 'rewardClaims', rows: CLAIMS },
    { name: 'rewardBonus', rows: BONUS },
  ],
};
