// The promised arrival days of a cart as one text. Placing compares it with the text of the shopper's screen, so that nobody orders for
// days they have not seen; the answer names the goods whose days changed (DLV-1, CHK-4).
import type { DeliveryChoice, DeliveryPromise } from '#goods/delivery/rules';

export interface ArrivingLine {
  readonly line: { readonly itemId: string; readonly qty: number; readonly delivery: DeliveryChoice };
  readonly counted: boolean;
  readonly promise: Pick<DeliveryPromise, 'earliest' | 'latest'>;
}

/** Delivery type and days of some units of one item. */
export interface ItemArrival {
  readonly type: string;
  readonly storeNumber: string | null;
  readonly earliest: string | null;
  readonly latest: string | null;
}

export interface ArrivalChange {
  readonly itemId: string;
  readonly was: ItemArrival;
  readonly now: ItemArrival;
}

/** Items and units by delivery type, place and days, in any order of the lines. A pickup counts by day, for its hour moves while one reads. */
export function arrivalsSeen(lines: readonly ArrivingLine[]): string {
  const groups = new Map<string, Map<string, number>>();
  for (const { line, counted, promise } of lines) {
    if (!counted) continue;
    const { type, storeNumber } = line.delivery;
    const key = [type, storeNumber, promise.earliest, promise.latest].map((part) => part ?? '-').join(' ');
    const units = groups.get(key) ?? new Map<string, number>();
    const item = encodeURIComponent(line.itemId);
    groups.set(key, units.set(item, (units.get(item) ?? 0) + line.qty));
  }
  return [...groups]
    .map(
      ([key, units]) =>
        `${key} ${[...units]
          .map(([item, qty]) => `${item}:${qty}`)
          .sort()
          .join(' ')}`,
    )
    .sort()
    .join(', ');
}

/** Items whose days or delivery type differ from a text of `arrivalsSeen`. An item that the text lacks is no change. */
export function arrivalChanges(seen: string, lines: readonly ArrivingLine[]): readonly ArrivalChange[] {
  const before = byItem(seen);
  return [...byItem(arrivalsSeen(lines))].flatMap(([itemId, arrivals]) => {
    const had = before.get(itemId) ?? [];
    const now = arrivals.find((one) => !had.some((other) => same(one, other)));
    const was = had.find((one) => !arrivals.some((other) => same(one, other)));
    return now === undefined || was === undefined ? [] : [{ itemId, was, now }];
  });
}

function same(a: ItemArrival, b: ItemArrival): boolean {
  return a.type === b.type && a.storeNumber === b.storeNumber && a.earliest === b.earliest && a.latest === b.latest;
}

/** The text comes from the browser, so it may be anything. */
function byItem(seen: string): ReadonlyMap<string, readonly ItemArrival[]> {
  const items = new Map<string, ItemArrival[]>();
  for (const group of seen.split(', ')) {
    const [type = '', storeNumber = '-', earliest = '-', latest = '-', ...units] = group.split(' ');
    const arrival = { type, storeNumber: partOf(storeNumber), earliest: partOf(earliest), latest: partOf(latest) };
    for (const text of units) {
      const itemId = decoded(text.split(':')[0] ?? '');
      items.set(itemId, [...(items.get(itemId) ?? []), arrival]);
    }
  }
  return items;
}

const partOf = (part: string): string | null => (part === '-' ? null : part);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
