// For shoppers of any of these kinds.
import { condition } from '../condition.ts';
import { someOf } from '../condition-values.ts';
import { SHOPPER_KINDS } from '../coupon-terms.ts';

export const shoppers = condition({
  code: 'shoppers',
  about: 'shopper',
  values: { kinds: someOf(...SHOPPER_KINDS) },
  qualifies: ({ kinds }, { terms }) => kinds.some((kind) => terms.kinds.has(kind)),
  missing: () => ({ reason: 'NOT_FOR_YOU' }),
});
