// The delivery day that the shopper chose, and the days they can choose (DLV-4, futureDelivery).
import { deliveryCalendar, onChosenDay, type CalendarDay } from '#goods/delivery/rules';
import type { CartChange } from './cart-change.ts';
import type { Cart } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import { hasSameFacts } from './unchanged-lines.ts';
import type { PricedCart } from './price-cart.ts';
import { priceLines, type LinePrice } from './price-line.ts';

export interface FutureDelivery {
  /** The chosen day; null delivers as soon as possible. */
  readonly date: string | null;
  /** The first day on which all deliveries can arrive. */
  readonly earliest: string;
  readonly days: readonly CalendarDay[];
}

/** Null without deliveries that could come on another day, or while the calendar is off. `before` saves calculating the same days again. */
export function futureDelivery(
  cart: Cart,
  lines: readonly LinePrice[],
  { choosesDay, place, supply, edition }: CartFacts,
  before?: PricedCart,
): FutureDelivery | null {
  if (!choosesDay) return null;
  let earliest = '';
  for (const line of lines) {
    if (!line.counted || line.line.delivery.type !== 'STA') continue;
    const { latest, levelOfService, isBackOrder, group } = line.soonest;
    if (latest !== null && levelOfService !== null && !isBackOrder && group !== 'preOrder' && latest > earliest) earliest = latest;
  }
  if (earliest === '') return null;
  const known = before !== undefined && hasSameFacts(before, edition) ? before.future : null;
  const days = known?.earliest === earliest ? known.days : deliveryCalendar(earliest, place, supply.calendar);
  const chosen = cart.extra?.deliverOn ?? null;
  // A chosen day that is now too near, or a day off by now, no longer counts.
  const date = days.some(({ day, open }) => open && day === chosen && day > earliest) ? chosen : null;
  return { date, earliest, days };
}

/** The lines with the chosen day; lines it does not change stay identical. They may come from an earlier pricing with another day. */
export function delayed<L extends LinePrice>(lines: readonly L[], future: FutureDelivery | null): readonly L[] {
  const date = future?.date ?? null;
  if (date === null && lines.every(({ promise, soonest }) => promise === soonest)) return lines;
  return lines.map((line) => {
    const promise = date === null || line.line.delivery.type !== 'STA' ? line.soonest : onChosenDay(line.soonest, date);
    return promise === line.promise ? line : { ...line, promise };
  });
}

/** Chooses a day of the calendar; null means as soon as possible. An unavailable day changes nothing. */
export function deliverOn(cart: Cart, date: string | null, facts: CartFacts): CartChange {
  if (date === null) return { cart: withDate(cart, undefined), messages: [], changes: [] };
  const future = futureDelivery(cart, priceLines(cart, facts), facts);
  if (future === null || !future.days.some(({ day, open }) => open && day === date))
    return { cart, messages: [{ code: 'DELIVERY_DATE_NOT_AVAILABLE' }], changes: [] };
  return { cart: withDate(cart, date === future.earliest ? undefined : date), messages: [], changes: [] };
}

function withDate(cart: Cart, deliverOnDay: string | undefined): Cart {
  if (cart.extra?.deliverOn === deliverOnDay) return cart;
  const { deliverOn: _before, ...rest } = cart.extra ?? {};
  const extra = deliverOnDay === undefined ? rest : { ...rest, deliverOn: deliverOnDay };
  return { ...cart, extra: Object.keys(extra).length === 0 ? null : extra };
}
