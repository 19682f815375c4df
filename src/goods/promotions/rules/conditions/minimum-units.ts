// Requires this many units of the named goods.
import { condition } from '../condition.ts';
import { wholeNumber } from '../condition-values.ts';
import { unitsOf } from '../coupon-terms.ts';

export const minimumUnits = condition({
  code: 'minimumUnits',
  about: 'cart',
  values: { units: wholeNumber(1) },
  qualifies: ({ units }, { named }) => unitsOf(named) >= units,
  missing: ({ units }, { named }) => ({ reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR', missingQty: units - unitsOf(named) }),
});
