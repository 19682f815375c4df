// The cart as one aggregate: what is stored, before prices. Rules turn (cart, command, facts) into (cart, messages).
import type { DeliveryChoice } from '#goods/delivery/rules';
import type { CustomDesign } from '#goods/customization/rules';
import type { FurnitureService } from './furniture-service.ts';
import type { Country, SiteId } from '#base/site/rules';

/** What a line is to the line it belongs to (CART-10). */
export type ParentRelation = 'WARRANTY' | 'ASSEMBLY' | 'TECHHELP' | 'ADDON' | 'BUNDLE';

/** What few lines have, so that the others stay small. */
export interface LineExtra {
  /** Put in place by us: level and pieces (furnSvcInfo). */
  readonly furniture?: FurnitureService;
  /** The item that was asked for, and why this one is here instead (altItem). */
  readonly altOf?: { readonly itemId: string; readonly type: 'HARD' };
  /** Budget center of this line alone (itemAccountInfo.bcName). */
  readonly budgetCenter?: string;
  /** Its customization, with the code that names it (customSkuCode). */
  readonly custom?: CustomDesign;
  /** Where in the shop it was added. */
  readonly source?: string;
  /** Pieces in each bundle, of a part of which a bundle holds several. */
  readonly pieces?: number;
  /** It had run out when the shopper last looked: that it is back is said. */
  readonly wasOut?: true;
  /** It came from the cart for another country: cents of one unit and pieces there, and whether it was to be fetched there. Said until it is touched. */
  readonly from?: { readonly country: Country; readonly cents: number | null; readonly qty: number; readonly pickup?: boolean };
}

export interface CartLine {
  readonly cartItemId: string;
  readonly itemId: string;
  readonly qty: number;
  /** The line it belongs to: removed with it, never more of it. */
  readonly parent: { readonly cartItemId: string; readonly relation: ParentRelation } | null;
  readonly delivery: DeliveryChoice;
  /** What the shopper's account calls the item. */
  readonly customerSku: string | null;
  /** Cents for one unit when the shopper last saw it. */
  readonly seenCents: number | null;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  /** Set while a removed line can still be brought back; such a line counts nowhere. */
  readonly removedAt: number | null;
  readonly extra: LineExtra | null;
}

/** An address of a special order, as far as it was given. */
export interface SpecialAddress {
  readonly organizationName?: string;
  readonly address1?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zipCode?: string;
}

/** What few carts have. */
export interface CartExtra {
  /** The guest's cart that was put together with this one (previousCartId). */
  readonly previousCartId?: string;
  /** The placed order that is being changed with this cart (MODIFY_CART). */
  readonly orderNumber?: string;
  /** The day (ISO) on which the shopper wants to have what is brought to an address (futureDelivery). */
  readonly deliverOn?: string;
  /** The cart for another country whose lines were added, and how many pieces of each of its items were looked at. */
  readonly brought?: { readonly cartId: string; readonly pieces: Readonly<Record<string, number>> };
  /** Where a special order goes, and who pays for it (specialShipTo, specialBillTo). */
  readonly specialShipTo?: SpecialAddress;
  readonly specialBillTo?: SpecialAddress;
}

/** Why an item of the cart for another country is not in this one: no such thing here, none left, or any other rule of this cart. */
export type LeftCause = 'notSold' | 'outOfStock' | 'refused';

/**
 * A guest's cart came in; so many lines of it were saved for later; these items, these coupons found no room. Of the cart for another country: why an item
 * was left there.
 */
export type CartNotice =
  | 'CART_AUTO_MERGE'
  | `SAVED ${number}`
  | `NO_ROOM ${string}`
  | `COUPONS ${string}`
  | `LEFT ${Country} ${LeftCause} ${string}`;

/** Budget center, purchase order and its release, as the shopper chose them (cartAccountInfo). */
export interface CartAccounting {
  readonly budgetCenter: string | null;
  readonly purchaseOrder: string | null;
  readonly purchaseOrderRelease: string | null;
}

export interface Cart {
  readonly cartId: string;
  readonly ownerId: string;
  readonly siteId: SiteId;
  /** Counts every change; 0 is a cart that was never stored. */
  readonly version: number;
  readonly type: 'STANDARD' | 'SPECIAL';
  /** Codes in the order they were given. */
  readonly coupons: readonly string[];
  /** Where it goes, when it was said for this cart; null follows the shopper's zip. */
  readonly zip: string | null;
  readonly storeNumber: string | null;
  readonly accounting: CartAccounting;
  /** What happened while the owner did not look; said once. */
  readonly notices: readonly CartNotice[];
  /** In the order they were added, removed ones among them. */
  readonly lines: readonly CartLine[];
  readonly extra: CartExtra | null;
}

const NO_ACCOUNTING: CartAccounting = { budgetCenter: null, purchaseOrder: null, purchaseOrderRelease: null };

/** A cart nobody has put anything into yet. */
export function emptyCart({ cartId, ownerId, siteId }: Pick<Cart, 'cartId' | 'ownerId' | 'siteId'>): Cart {
  return {
    cartId,
    ownerId,
    siteId,
    version: 0,
    type: 'STANDARD',
    coupons: [],
    zip: null,
    storeNumber: null,
    accounting: NO_ACCOUNTING,
    notices: [],
    lines: [],
    extra: null,
  };
}

export function isLive(line: CartLine): boolean {
  return line.removedAt === null;
}

/** The lines that count: not removed. */
export function liveLines(cart: Cart): readonly CartLine[] {
  return cart.lines.filter(isLive);
}
