// The lines of a cart while a command changes them. Small commands search the list; large ones use an index, so that a thousand adds stay cheap.
import { isLive, type CartLine } from './cart.ts';

export interface LineBook {
  /** Live lines of an item. */
  of(itemId: string): readonly CartLine[];
  get(cartItemId: string): CartLine | undefined;
  /** Replaces the line with the same id, or appends it. */
  put(line: CartLine): void;
  readonly count: number;
  all(): readonly CartLine[];
}

/** From this many look-ups on, an index pays. */
const MANY = 16;

/** `lookUps`: about how many look-ups will follow. */
export function makeLineBook(lines: readonly CartLine[], lookUps: number): LineBook {
  const now = [...lines];
  return lookUps < MANY ? smallBook(now) : largeBook(now);
}

function smallBook(now: CartLine[]): LineBook {
  return {
    of: (itemId) => now.filter((line) => line.itemId === itemId && isLive(line)),
    get: (cartItemId) => now.find((line) => line.cartItemId === cartItemId),
    put(line) {
      const at = now.findIndex(({ cartItemId }) => cartItemId === line.cartItemId);
      if (at < 0) now.push(line);
      else now[at] = line;
    },
    get count() {
      return now.length;
    },
    all: () => now,
  };
}

function largeBook(now: CartLine[]): LineBook {
  const places = new Map(now.map(({ cartItemId }, at) => [cartItemId, at]));
  const byItem = Map.groupBy(
    now.map(({ cartItemId, itemId }) => ({ cartItemId, itemId })),
    ({ itemId }) => itemId,
  );
  const get = (cartItemId: string): CartLine | undefined => now[places.get(cartItemId) ?? -1];
  return {
    get,
    of: (itemId) => (byItem.get(itemId) ?? []).flatMap(({ cartItemId }) => get(cartItemId) ?? []).filter(isLive),
    put(line) {
      const at = places.get(line.cartItemId);
      if (at !== undefined) {
        now[at] = line;
        return;
      }
      places.set(line.cartItemId, now.push(line) - 1);
      const same = byItem.get(line.itemId);
      if (same === undefined) byItem.set(line.itemId, [line]);
      else same.push(line);
    },
    get count() {
      return now.length;
    },
    all: () => now,
  };
}
