// Records what the shopper has seen: lines that ran out (so that a later return is announced) and changed prices (so that they are announced once)
// (CART-13).
import { isBundlePart } from './bundle-parts.ts';
import { isLive, type Cart, type CartLine, type LineExtra } from './cart.ts';
import type { CartChange } from './cart-change.ts';
import type { CartFacts } from './cart-facts.ts';
import type { PricedLine } from './priced-line.ts';

/** Lines that ran out and are not marked yet. */
export function unmarkedOutOfStock(lines: readonly PricedLine[]): readonly string[] {
  return lines.flatMap(({ line, messages }) =>
    line.extra?.wasOut !== true && messages.some(({ code }) => code === 'OUT_OF_STOCK') ? [line.cartItemId] : [],
  );
}

/** Marks these lines as seen out of stock. */
export function markOutOfStock(cart: Cart, cartItemIds: readonly string[]): CartChange {
  const out = new Set(cartItemIds);
  return withLines(cart, (line) =>
    out.has(line.cartItemId) && line.extra?.wasOut !== true ? { ...line, extra: { ...line.extra, wasOut: true } } : line,
  );
}

/** The shopper has read the changes: stores today's prices as seen and clears the out-of-stock marks. */
export function acknowledge(cart: Cart, facts: CartFacts): CartChange {
  return withLines(cart, (line) => {
    if (!isLive(line) || isBundlePart(line)) return line;
    const product = facts.product(line.itemId);
    const seenCents = (product === undefined ? null : facts.price(product, line.qty)?.each) ?? line.seenCents;
    const isBack = line.extra?.wasOut === true && facts.available(line.itemId) > 0;
    const isTold = line.extra?.from !== undefined;
    if (seenCents === line.seenCents && !isBack && !isTold) return line;
    const { from: _, ...read } = line.extra ?? {};
    const extra = isTold ? (Object.keys(read).length === 0 ? null : read) : line.extra;
    return { ...line, seenCents, extra: isBack ? withoutOut(extra) : extra };
  });
}

function withoutOut(extra: LineExtra | null): LineExtra | null {
  const { wasOut: _, ...kept } = extra ?? {};
  return Object.keys(kept).length === 0 ? null : kept;
}

function withLines(cart: Cart, change: (line: CartLine) => CartLine): CartChange {
  const lines = cart.lines.map(change);
  const same = lines.every((line, at) => line === cart.lines[at]);
  return { cart: same ? cart : { ...cart, lines }, messages: [], changes: [] };
}
