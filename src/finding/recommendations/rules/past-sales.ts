// Sales of an earlier shop: parses the lines of its export, and groups them into baskets.
import { addDays } from '#base/calendar/rules';

export const BOUGHT_COLUMNS = ['order', 'bought_at', 'customer', 'item'] as const;

export interface BoughtLine {
  readonly order: string;
  /** ISO instant. */
  readonly boughtAt: string;
  /** Distinguishes customers; null when unknown. */
  readonly customer: string | null;
  readonly itemId: string;
}

export interface PastBasket {
  readonly order: string;
  readonly boughtAt: string;
  readonly customer: string | null;
  /** Distinct items. */
  readonly itemIds: readonly string[];
}

const LONGEST = 40;
/** More distinct items are a wholesale delivery, not a basket. */
const MOST_ITEMS = 1_000;

/** Parses a line of the sheet; returns an error sentence when it is malformed. `now` in milliseconds: later purchases are errors. */
export function readBoughtLine(cells: Readonly<Record<string, string | undefined>>, now: number): BoughtLine | string {
  const cell = (name: (typeof BOUGHT_COLUMNS)[number]): string => (cells[name] ?? '').trim();
  const [order, at, customer, itemId] = [cell('order'), cell('bought_at'), cell('customer'), cell('item')];
  if (order === '' || order.length > LONGEST) return `order is not 1 to ${LONGEST} characters long`;
  if (itemId === '') return 'item is empty';
  const instant = instantOf(at);
  if (instant === null) return `bought_at ${at} is no day or instant (2025-11-30 or 2025-11-30T14:05:00Z)`;
  if (instant > now) return `bought_at ${at} is not past yet`;
  // Only needed to tell customers apart, so personal data must not be here.
  if (customer.includes('@')) return 'customer is an address: give a number that tells customers apart, or nothing';
  if (customer.length > LONGEST) return `customer is longer than ${LONGEST} characters`;
  return { order, boughtAt: new Date(instant).toISOString(), customer: customer === '' ? null : customer, itemId };
}

/** Groups lines by order, in any sequence; returns an error sentence for each line that contradicts its order's first. `at`: line numbers. */
export function basketsOf(
  lines: readonly BoughtLine[],
  at: readonly number[],
): { readonly baskets: readonly PastBasket[]; readonly problems: readonly string[] } {
  const orders = new Map<string, { readonly first: BoughtLine; readonly line: number; readonly items: Set<string> }>();
  const problems: string[] = [];
  for (const [index, one] of lines.entries()) {
    const line = at[index] ?? 0;
    const order = orders.get(one.order) ?? { first: one, line, items: new Set<string>() };
    orders.set(one.order, order);
    const { boughtAt, customer } = order.first;
    if (boughtAt !== one.boughtAt || customer !== one.customer)
      problems.push(`line ${line}: order ${one.order} has another customer or another time in line ${order.line}`);
    order.items.add(one.itemId);
    if (order.items.size === MOST_ITEMS + 1) problems.push(`line ${line}: order ${one.order} has more than ${MOST_ITEMS} different items`);
  }
  const baskets = [...orders.values()].map(({ first, items }) => ({
    order: first.order,
    boughtAt: first.boughtAt,
    customer: first.customer,
    itemIds: [...items],
  }));
  return { baskets, problems };
}

/** Milliseconds of an ISO day or instant; null for anything else, such as February 30. */
function instantOf(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/.test(text)) return null;
  const day = text.slice(0, 10);
  if (Number.isNaN(Date.parse(day)) || addDays(day, 0) !== day) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
