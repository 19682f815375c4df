// What an earlier shop sold, line by line as its export has it, and the baskets that the lines make.

export const BOUGHT_COLUMNS = ['order', 'bought_at', 'customer', 'item'] as const;

export interface BoughtLine {
  readonly order: string;
  /** ISO instant. */
  readonly boughtAt: string;
  /** Tells one customer from another; null where nobody is to be told apart. */
  readonly customer: string | null;
  readonly itemId: string;
}

export interface PastBasket {
  readonly order: string;
  readonly boughtAt: string;
  readonly customer: string | null;
  /** Different items. */
  readonly itemIds: readonly string[];
}

const LONGEST = 40;
/** More different items are a delivery to a shop, not a basket. */
const MOST_ITEMS = 1_000;

/** A line of the sheet; a sentence when it cannot be read. `now` in milliseconds: nothing was bought later. */
export function readBoughtLine(cells: Readonly<Record<string, string | undefined>>, now: number): BoughtLine | string {
  const cell = (name: (typeof BOUGHT_COLUMNS)[number]): string => (cells[name] ?? '').trim();
  const [order, at, customer, itemId] = [cell('order'), cell('bought_at'), cell('customer'), cell('item')];
  if (order === '' || order.length > LONGEST) return `order is not 1 to ${LONGEST} characters long`;
  if (itemId === '') return 'item is empty';
  const instant = instantOf(at);
  if (instant === null) return `bought_at ${at} is no day or instant (2025-11-30 or 2025-11-30T14:05:00Z)`;
  if (instant > now) return `bought_at ${at} is not past yet`;
  // Baskets are told apart by them and by nothing else: no address of a person has to be here.
  if (customer.includes('@')) return 'customer is an address: give a number that tells customers apart, or nothing';
  if (customer.length > LONGEST) return `customer is longer than ${LONGEST} characters`;
  return { order, boughtAt: new Date(instant).toISOString(), customer: customer === '' ? null : customer, itemId };
}

/** The lines of an order together, wherever they stand; a sentence for each that does not fit the first of its order. `at`: line numbers. */
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

/** Milliseconds of an ISO day or instant; null of anything else, of February 30 too. */
function instantOf(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/.test(text)) return null;
  const day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== text.slice(0, 10)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
