// The lines of a cart while a command works on them: found by item at once, so that a thousand adds stay cheap.
import { isLive, type CartLine } from './cart.ts';

export interface LineBook {
  /** Lines of an item that count. */
  of(itemId: string): readonly CartLine[];
  get(cartItemId: string): CartLine | undefined;
  /** Replaces the line of the same id, or adds it at the end. */
  put(line: CartLine): void;
  readonly count: number;
  all(): readonly CartLine[];
}

export function makeLineBook(lines: readonly CartLine[]): LineBook {
  const now = [...lines];
  const places = new Map<string, number>();
  const byItem = new Map<string, string[]>();
  for (const [at, line] of now.entries()) remember(line, at);

  function remember({ cartItemId, itemId }: CartLine, at: number): void {
    places.set(cartItemId, at);
    const ids = byItem.get(itemId);
    if (ids === undefined) byItem.set(itemId, [cartItemId]);
    else ids.push(cartItemId);
  }
  const get = (cartItemId: string): CartLine | undefined => {
    const at = places.get(cartItemId);
    return at === undefined ? undefined : now[at];
  };
  return {
    get,
    of: (itemId) => (byItem.get(itemId) ?? []).map(get).filter((line) => line !== undefined && isLive(line)) as CartLine[],
    put(line) {
      const at = places.get(line.cartItemId);
      if (at !== undefined) now[at] = line;
      else remember(line, now.push(line) - 1);
    },
    get count() {
      return now.length;
    },
    all: () => now,
  };
}
