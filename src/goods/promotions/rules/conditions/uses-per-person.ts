// Limits the orders of one person; the count of uses identifies persons.
import { condition } from '../condition.ts';
import { wholeNumber } from '../condition-values.ts';

export const usesPerPerson = condition({
  code: 'usesPerPerson',
  about: 'shopper',
  values: { most: wholeNumber(1) },
  qualifies: ({ most }, { code, terms }) => terms.usesOf(code).mine < most,
  missing: () => ({ reason: 'USED_BEFORE' }),
});
