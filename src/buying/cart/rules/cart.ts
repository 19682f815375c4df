// The stored cart, before prices. Rules turn (cart, command, facts) into (cart, messages).
import type { DeliveryChoice } from '#goods/delivery/rules';
import type { CustomDesign } from '#goods/customization/rules';
import type { FurnitureService } from './furniture-service.ts';
import type { CartPurpose } from '#base/shopper/rules';
import type { Country, SiteId } from '#base/site/rules';

/** Relation of a line to the line it belongs to (CART-10). */
export type ParentRelation = 'WARRANTY' | 'ASSEMBLY' | 'TECHHELP' | 'ADDON' | 'BUNDLE';

/** Optional fields that few lines have, so that other lines stay small. */
export interface LineExtra {
  /** Furniture service of the line: level and pieces (furnSvcInfo). */
  readonly furniture?: FurnitureService;
  /** The requested item, and why this one replaced it (altItem). */
  readonly altOf?: { readonly itemId: string; readonly type: 'HARD' };
  /** Budget center of this line only (itemAccountInfo.bcName). */
  readonly budgetCenter?: string;
  /** Purchase order of this line only. */
  readonly purchaseOrder?: string;
  /** Customization with its code (customSkuCode). */
  readonly custom?: CustomDesign;
  /** Where in the shop it was added. */
  readonly source?: string;
  /** Pieces that a representative put in for the shopper: marked until the shopper changes the line or takes them out again (USR-6). */
  readonly byRepresentative?: number;
  /** For a part of a bundle: pieces in each bundle, when more than one. */
  readonly pieces?: number;
  /** The line was out of stock when the shopper last looked, so its return is announced. */
  readonly wasOut?: true;
  /** The line came from the cart for another country: unit price in cents, quantity and pickup there. Announced until the shopper changes the line. */
  readonly from?: { readonly country: Country; readonly cents: number | null; readonly qty: number; readonly pickup?: boolean };
}

export interface CartLine {
  readonly cartItemId: string;
  readonly itemId: string;
  readonly qty: number;
  /** The line it belongs to: removed together, and never outnumbered. */
  readonly parent: { readonly cartItemId: string; readonly relation: ParentRelation } | null;
  readonly delivery: DeliveryChoice;
  /** The account's own number for the item. */
  readonly customerSku: string | null;
  /** Unit price in cents that the shopper last saw. */
  readonly seenCents: number | null;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  /** Set while a removed line can still be restored; such a line counts nowhere. */
  readonly removedAt: number | null;
  readonly extra: LineExtra | null;
}

/** An address of a special order, as far as the caller gave it. */
export interface SpecialAddress {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly organizationName?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zipCode?: string;
}

/** What a representative took out and changed, until the shopper undoes it. */
export interface RepresentativeDeeds {
  /** Lines as they were the shopper's. */
  readonly removed: readonly CartLine[];
  readonly couponsIn: readonly string[];
  readonly couponsOut: readonly string[];
}

/** Optional fields that few carts have. */
export interface CartExtra {
  /** The guest's cart that was merged into this one (previousCartId). */
  readonly previousCartId?: string;
  /** The placed order that the shopper is changing with this cart (MODIFY_CART). */
  readonly orderNumber?: string;
  /** What the order brought into this cart: the quantity that each of its lines had before, 0 for new ones; its coupons; and what it replaced. */
  readonly reopened?: {
    readonly had: Readonly<Record<string, number>>;
    readonly coupons: readonly string[];
    readonly before: Pick<Cart, 'type' | 'zip' | 'storeNumber' | 'accounting'>;
  };
  readonly representative?: RepresentativeDeeds;
  /** The requested day (ISO) for deliveries to an address (futureDelivery). */
  readonly deliverOn?: string;
  /** The cart for another country that was merged into this one, and its pieces per item at that time. */
  readonly brought?: { readonly cartId: string; readonly pieces: Readonly<Record<string, number>> };
  /** The address that came with the items: counts until the cart goes to another ZIP code, or another one is entered at checkout. */
  readonly shipTo?: SpecialAddress;
  /** Destination and payer of a special order (specialShipTo, specialBillTo). */
  readonly specialShipTo?: SpecialAddress;
  readonly specialBillTo?: SpecialAddress;
}

/** Why an item stayed in the cart for another country. */
export type LeftBehindCause = 'notSold' | 'outOfStock' | 'refused';

/**
 * A merge of a guest's cart: done, lines moved to saved for later, items or coupons without room. Or a line that stayed in the cart for another
 * country, and why.
 */
export type CartNotice =
  | 'CART_AUTO_MERGE'
  | `SAVED ${number}`
  | `NO_ROOM ${string}`
  | `COUPONS ${string}`
  | `LEFT ${Country} ${LeftBehindCause} ${string}`;

/** Budget center, purchase order and release that the shopper chose (cartAccountInfo). */
export interface CartAccounting {
  readonly budgetCenter: string | null;
  readonly purchaseOrder: string | null;
  readonly purchaseOrderRelease: string | null;
}

export interface Cart {
  readonly cartId: string;
  readonly ownerId: string;
  readonly siteId: SiteId;
  readonly purpose: CartPurpose;
  /** Counts every change; 0 for a cart that was never stored. */
  readonly version: number;
  readonly type: 'STANDARD' | 'SPECIAL';
  /** Codes in the order the shopper entered them. */
  readonly coupons: readonly string[];
  /** Destination chosen for this cart; null follows the shopper's zip. */
  readonly zip: string | null;
  readonly storeNumber: string | null;
  readonly accounting: CartAccounting;
  /** Notices the shopper has not seen yet. */
  readonly notices: readonly CartNotice[];
  /** In the order of adding, removed lines included. */
  readonly lines: readonly CartLine[];
  readonly extra: CartExtra | null;
}

const NO_ACCOUNTING: CartAccounting = { budgetCenter: null, purchaseOrder: null, purchaseOrderRelease: null };

/** A new cart without lines. */
export function emptyCart({
  cartId,
  ownerId,
  siteId,
  purpose = 'basket',
}: Pick<Cart, 'cartId' | 'ownerId' | 'siteId'> & Partial<Pick<Cart, 'purpose'>>): Cart {
  return {
    cartId,
    ownerId,
    siteId,
    purpose,
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

export function isSameDelivery(a: DeliveryChoice, b: DeliveryChoice): boolean {
  return a.type === b.type && a.storeNumber === b.storeNumber;
}

export function isLive(line: CartLine): boolean {
  return line.removedAt === null;
}

/** Lines that were not removed. */
export function liveLines(cart: Cart): readonly CartLine[] {
  return cart.lines.filter(isLive);
}
