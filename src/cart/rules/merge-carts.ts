// A guest's cart becomes the account's at sign-in: nothing is lost, and merging twice changes nothing (CART-23).
import { isLive, type Cart, type CartLine } from './cart.ts';
import { MAX_LINES } from './quantity.ts';

/**
 * The account's cart with the guest's lines in it: the larger quantity and the choices of both where both have the same line (the
 * account's own where they differ), the others moved over.
 * `newId` gives ids for moved lines. Lines that belong to another stay with it.
 */
export function mergeCarts(account: Cart, guest: Cart, newId: () => string): Cart {
  const lines = [...account.lines];
  const moved = new Map<string, string>();
  let changed = false;
  let count = account.lines.filter(isLive).length;
  for (const line of guest.lines) {
    if (!isLive(line)) continue;
    const parentId = line.parent === null ? null : (moved.get(line.parent.cartItemId) ?? null);
    if (line.parent !== null && parentId === null) continue;
    const at = lines.findIndex((one) => isLive(one) && isSame(one, line, parentId));
    const there = lines[at];
    if (there !== undefined) {
      moved.set(line.cartItemId, there.cartItemId);
      const extra = line.extra === null ? there.extra : { ...line.extra, ...there.extra };
      if (there.qty >= line.qty && isSameExtra(extra, there.extra)) continue;
      lines[at] = { ...there, qty: Math.max(there.qty, line.qty), extra };
    } else {
      if (count >= MAX_LINES) continue;
      count += 1;
      const cartItemId = newId();
      moved.set(line.cartItemId, cartItemId);
      lines.push({
        ...line,
        cartItemId,
        parent: line.parent === null || parentId === null ? null : { ...line.parent, cartItemId: parentId },
      });
    }
    changed = true;
  }
  const coupons = [...new Set([...account.coupons, ...guest.coupons])].slice(0, 20);
  if (!changed && coupons.length === account.coupons.length) return account;
  return {
    ...account,
    coupons,
    zip: account.zip ?? guest.zip,
    storeNumber: account.storeNumber ?? guest.storeNumber,
    // A cart that was empty until now simply has what the guest chose: there is nothing to explain.
    extra: { ...account.extra, previousCartId: guest.cartId },
    notices: account.lines.some(isLive) ? ['CART_AUTO_MERGE'] : account.notices,
    lines,
  };
}

function isSameExtra(merged: CartLine['extra'], there: CartLine['extra']): boolean {
  return Object.keys(merged ?? {}).length === Object.keys(there ?? {}).length;
}

/** The account's own number of an item is given anew when the cart is priced, so it does not tell lines apart here. */
function isSame(a: CartLine, b: CartLine, parentId: string | null): boolean {
  return (
    a.itemId === b.itemId &&
    a.delivery.type === b.delivery.type &&
    a.delivery.storeNumber === b.delivery.storeNumber &&
    (a.parent?.cartItemId ?? null) === parentId
  );
}
