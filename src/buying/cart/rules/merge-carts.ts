// Merges a guest's cart into the account's at sign-in: nothing is lost, and a second merge changes nothing (CART-23).
import { isBundlePart } from './bundle-parts.ts';
import { isSameDesign } from '#goods/customization/rules';
import { isLive, isSameDelivery, type Cart, type CartLine } from './cart.ts';
import { MAX_COUPONS, MAX_LINES } from './quantity.ts';

/** A line without room in the cart, with its plans and services. */
export interface UnplacedLine {
  readonly line: CartLine;
  readonly services: readonly { readonly itemId: string; readonly qty: number }[];
}

/** The merged cart, and what did not fit: lines to save for later and items to name. */
export interface MergedCarts {
  readonly cart: Cart;
  /** Lines that can stand alone. */
  readonly unplaced: readonly UnplacedLine[];
  /** Items that belong to a line of the cart and cannot stand alone. */
  readonly noRoom: readonly string[];
  readonly coupons: readonly string[];
  /** The guest's lines that are in the merged cart, by their ids there. */
  readonly moved: ReadonlyMap<string, string>;
}

/**
 * The account's cart with the guest's lines. A line that both have takes the larger quantity and both sets of choices, the account's first; other
 * lines move over. `newId` gives ids for moved lines; a delivery day before `today` (ISO) is dropped. A line and its services move together or not at
 * all.
 */
export function mergeCarts(account: Cart, guest: Cart, newId: () => string, today = ''): MergedCarts {
  const below = linesBelow(guest);
  const { lines, left, changed, moved } = mergeLines(account, guest, below, newId);
  const all = [...new Set([...account.coupons, ...guest.coupons])];
  const coupons = all.slice(0, Math.max(MAX_COUPONS, account.coupons.length));
  const rest = {
    unplaced: left.filter(({ parent }) => parent === null).map((line) => ({ line, services: servicesOn(line, below) })),
    noRoom: left.filter(({ parent }) => parent !== null).map(({ itemId }) => itemId),
    coupons: all.slice(coupons.length),
    moved,
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
    // Without a moved line, or into an empty cart, there is nothing to explain.
    notices: changed && account.lines.some(isLive) ? ['CART_AUTO_MERGE'] : account.notices,
    lines,
  };
  return { cart, ...rest };
}

/** Adds the guest's lines to the account's, as far as there is room; `left` are those without. */
function mergeLines(account: Cart, guest: Cart, below: Below, newId: () => string) {
  const lines = [...account.lines];
  const moved = new Map<string, string>();
  /** Lines new in the cart, whose services have a reserved place. */
  const roomy = new Set<string>();
  const left: CartLine[] = [];
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
  return { lines, left, changed, moved };
}

/** The account's delivery day, unless only the guest's is still ahead; every read checks whether it is possible. */
function dayOf(account: Cart, guest: Cart, today: string): string | undefined {
  const [own, other] = [account.extra?.deliverOn, guest.extra?.deliverOn];
  const holds = (day: string | undefined): boolean => day !== undefined && day >= today;
  return !holds(own) && holds(other) ? other : own;
}

type Below = ReadonlyMap<string, readonly CartLine[]>;

/** The services and parts of each line. */
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

/** The number of lines in a line's family, itself included. */
function familyOf(line: CartLine, below: Below): number {
  return (below.get(line.cartItemId) ?? []).reduce((sum, one) => sum + familyOf(one, below), 1);
}

/** A bundle adds its parts again by itself. */
function servicesOn(line: CartLine, below: Below): UnplacedLine['services'] {
  const services = (below.get(line.cartItemId) ?? []).filter((one) => !isBundlePart(one));
  return services.map(({ itemId, qty }) => ({ itemId, qty }));
}

function isSameExtra(merged: CartLine['extra'], there: CartLine['extra']): boolean {
  return Object.keys(merged ?? {}).length === Object.keys(there ?? {}).length;
}

/** Pricing looks up the account's own number again, so it does not distinguish lines here. */
function isSame(a: CartLine, b: CartLine, parentId: string | null): boolean {
  return (
    a.itemId === b.itemId &&
    isSameDesign(a.extra?.custom, b.extra?.custom) &&
    isSameDelivery(a.delivery, b.delivery) &&
    (a.parent?.cartItemId ?? null) === parentId
  );
}
