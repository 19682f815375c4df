// Requires goods worth this many cents.
import { condition } from '../condition.ts';
import { wholeNumber } from '../condition-values.ts';
import { centsOf } from '../coupon-terms.ts';

export const minimumSpend = condition({
  code: 'minimumSpend',
  about: 'cart',
  values: { cents: wholeNumber(1) },
  qualifies: ({ cents }, { goods }) => centsOf(goods) >= cents,
  missing: ({ cents }, { goods }) => ({ reason: 'ORDER_TOTAL_NOT_MET_ERROR', minimum: cents, missing: cents - centsOf(goods) }),
});
