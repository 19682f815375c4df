// A guest's cart becomes the account's at sign-in: nothing is lost, and merging twice changes nothing (CART-23).
import { isBundlePart } from './bundle-parts.ts';
import { isSameDesign } from '#goods/customization/rules';
import { isLive, type Cart, type CartLine } from './cart.ts';
import { MAX_COUPONS, MAX_LINES } from './quantity.ts';

/** A line that found no room, and the plans and services on it. */
export interface LineAside {
  readonly line: CartLine;
  readonly services: readonly { readonly itemId: string; readonly qty: number }[];
}

/** What became of two carts, and what did not fit into one: to be kept elsewhere, or to be named. */
export interface MergedCarts {
  readonly cart: Cart;
  /** Lines that stand for themselves. */
  readonly aside: readonly LineAside[];
  /** Items that belong to a line of the cart, and are nothing without it. */
  readonly noRoom: readonly string[];
  readonly coupons: readonly string[];
}

/**
 * The account's cart with the guest's lines in it: the larger quantity and the choices of both where both have the same line (the
 * account's own where they differ), the others moved over.
 * `newId` gives ids for moved lines; a day of delivery that was chosen before `today` (ISO) is none any more. Lines that belong to another stay with it: they come in together, or not at all.
 */
export function mergeCarts(account: Cart, guest: Cart, newId: () => string, today = ''): MergedCarts {
  const lines = [...account.lines];
  const moved = new Map<string, string>();
  /** Lines that are new in the cart: room was kept for all that belongs to them. */
  const roomy = new Set<string>();
  const left: CartLine[] = [];
  const below = linesBelow(guest);
  let changed = false;
  let room = MAX_LINES - account.lines.filter(isLive).length;
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
      const size = line.parent !== null && roomy.has(line.parent.cartItemId) ? 0 : familyOf(line, below);
      if (size > room) {
        left.push(line);
        continue;
      }
      room -= size;
      const cartItemId = newId();
      moved.set(line.cartItemId, cartItemId);
      roomy.add(line.cartItemId);
      lines.push({
        ...line,
        cartItemId,
        parent: line.parent === null || parentId === null ? null : { ...line.parent, cartItemId: parentId },
      });
    }
    changed = true;
  }
  const all = [...new Set([...account.coupons, ...guest.coupons])];
  const coupons = all.slice(0, Math.max(MAX_COUPONS, account.coupons.length));
  const rest = {
    aside: left.filter(({ parent }) => parent === null).map((line) => ({ line, services: servicesOn(line, below) })),
    noRoom: left.filter(({ parent }) => parent !== null).map(({ itemId }) => itemId),
    coupons: all.slice(coupons.length),
  };
  const deliverOn = dayOf(account, guest, today);
  const place = { zip: account.zip ?? guest.zip, storeNumber: account.storeNumber ?? guest.storeNumber };
  const isElsewhere = place.zip !== account.zip || place.storeNumber !== account.storeNumber;
  if (!changed && !isElsewhere && coupons.length === account.coupons.length && deliverOn === account.extra?.deliverOn)
    return { cart: account, ...rest };
  const cart: Cart = {
    ...account,
    coupons,
    ...place,
    extra: { ...account.extra, previousCartId: guest.cartId, ...(deliverOn === undefined ? {} : { deliverOn }) },
    // Where no line came in, or the cart was empty until now, there is nothing to explain.
    notices: changed && account.lines.some(isLive) ? ['CART_AUTO_MERGE'] : account.notices,
    lines,
  };
  return { cart, ...rest };
}

/** The account's own day of delivery, unless it is over and the guest's is not; whether it can be had still is asked with every look. */
function dayOf(account: Cart, guest: Cart, today: string): string | undefined {
  const [own, other] = [account.extra?.deliverOn, guest.extra?.deliverOn];
  const holds = (day: string | undefined): boolean => day !== undefined && day >= today;
  return !holds(own) && holds(other) ? other : own;
}

type Below = ReadonlyMap<string, readonly CartLine[]>;

/** The lines that belong to each line. */
function linesBelow({ lines }: Cart): Below {
  const below = new Map<string, CartLine[]>();
  for (const line of lines) {
    if (line.parent === null || !isLive(line)) continue;
    const beside = below.get(line.parent.cartItemId);
    if (beside === undefined) below.set(line.parent.cartItemId, [line]);
    else beside.push(line);
  }
  return below;
}

/** How many lines it is with all that belong to it. */
function familyOf(line: CartLine, below: Below): number {
  return (below.get(line.cartItemId) ?? []).reduce((sum, one) => sum + familyOf(one, below), 1);
}

/** A bundle brings its parts again by itself. */
function servicesOn(line: CartLine, below: Below): LineAside['services'] {
  const services = (below.get(line.cartItemId) ?? []).filter((one) => !isBundlePart(one));
  return services.map(({ itemId, qty }) => ({ itemId, qty }));
}

function isSameExtra(merged: CartLine['extra'], there: CartLine['extra']): boolean {
  return Object.keys(merged ?? {}).length === Object.keys(there ?? {}).length;
}

/** The account's own number of an item is given anew when the cart is priced, so it does not tell lines apart here. */
function isSame(a: CartLine, b: CartLine, parentId: string | null): boolean {
  return (
    a.itemId === b.itemId &&
    isSameDesign(a.extra?.custom, b.extra?.custom) &&
    a.delivery.type === b.delivery.type &&
    a.delivery.storeNumber === b.delivery.storeNumber &&
    (a.parent?.cartItemId ?? null) === parentId
  );
}
