// What if: an order that is tried with another total, without an item, on another budget center, or to another location.
import type { Trial } from '#buying/approval-rules/contract';
import { readAmountText } from '#buying/approval-rules/rules';
import type { FoundOrder, TrialGround } from './order-to-submit.ts';
import type { OrderToTry } from './rule-deps.ts';

type Found = Extract<FoundOrder, { order: unknown }>;

/** The order as it would be; fields that are empty leave it as it is. */
export function whatIf(found: Found, { whatIf: what }: Trial, { own }: Pick<TrialGround, 'own'>): FoundOrder {
  if (what === undefined) return found;
  const { amount, without, center, shipTo } = what;
  const cents = amount.trim() === '' ? null : readAmountText(amount);
  if (cents === null && amount.trim() !== '') return { problem: 'AMOUNT_UNREADABLE', text: amount.trim() };
  if (shipTo !== '' && !own.locations.some(({ locationId }) => locationId === shipTo)) return { refusal: 'LOCATION_NOT_FOUND' };
  const item = without.trim();
  if (item !== '' && !found.order.lines.some(({ itemId }) => itemId === item)) return { problem: 'ITEM_NOT_IN_ORDER', text: item };
  const lighter = item === '' ? found.order : withoutItem(found.order, item);
  const order = { ...lighter, totalCents: cents ?? lighter.totalCents };
  return {
    order: own.centers.includes(center) ? { ...order, charges: [{ center, cents: order.totalCents }], isCounted: false } : charged(order),
    locationId: shipTo === '' ? found.locationId : shipTo,
  };
}

function withoutItem(order: OrderToTry, item: string): OrderToTry {
  const [gone, lines] = [order.lines.filter(({ itemId }) => itemId === item), order.lines.filter(({ itemId }) => itemId !== item)];
  const less = gone.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return { ...order, lines, totalCents: Math.max(0, order.totalCents - less) };
}

/** An order that is charged to one center as a whole is charged its new total. */
function charged(order: OrderToTry): OrderToTry {
  const [only, ...others] = order.charges;
  if (order.isCounted || only === undefined || others.length > 0) return order;
  return { ...order, charges: [{ center: only.center, cents: order.totalCents }] };
}
