// Limits the orders of all shoppers together.
import { condition } from '../condition.ts';
import { wholeNumber } from '../condition-values.ts';

export const usesInAll = condition({
  code: 'usesInAll',
  about: 'shopper',
  values: { most: wholeNumber(1) },
  qualifies: ({ most }, { code, terms }) => terms.usesOf(code).total < most,
  missing: () => ({ reason: 'USED_UP' }),
});
