// Requires a named line that is picked up, or one that is delivered; only such lines are discounted.
import { condition } from '../condition.ts';
import { oneOf } from '../condition-values.ts';
import { unitsOf, type CouponLine } from '../coupon-terms.ts';

export const delivery = condition({
  code: 'delivery',
  about: 'cart',
  values: { by: oneOf('ship', 'pickup') },
  // Without a named line, the items condition reports that first.
  qualifies: ({ by }, { named }) => unitsOf(named) === 0 || named.some((line) => comesBy(by, line)),
  missing: ({ by }) => ({ reason: 'BOPIS_EVENT_ERROR', delivery: by }),
  worksOn: ({ by }, line) => comesBy(by, line),
});

function comesBy(by: 'ship' | 'pickup', { pickup }: CouponLine): boolean {
  return (by === 'pickup') === pickup;
}
