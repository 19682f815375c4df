// For members of the rewards programme: the member with this number, or any member for null.
import { condition } from '../condition.ts';
import { orNull, text } from '../condition-values.ts';

export const rewardsAccount = condition({
  code: 'rewardsAccount',
  about: 'shopper',
  values: { rewardsNumber: orNull(text) },
  qualifies: ({ rewardsNumber }, { terms }) =>
    terms.rewardsNumber !== null && (rewardsNumber === null || rewardsNumber === terms.rewardsNumber),
  missing: (_, { terms }) => ({ reason: terms.rewardsNumber === null ? 'MISSING_REWARDS_ID' : 'REWARDS_COUPON_ERROR_MESSAGE' }),
});
