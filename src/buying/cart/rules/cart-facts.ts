// What the rules must know of the world to judge and price a cart. The server fills it from its snapshots; tests from fixtures.
import type { ProductFacts, StoreRecord } from '#goods/catalog/rules';
import type { DeliveryFacts } from '#goods/delivery/rules';
import type { Place } from '#people/addresses/rules';
import type { PriceOfUnit } from '#goods/pricing/rules';
import type { Coupon } from '#goods/promotions/rules';
import type { Site } from '#base/site/rules';
import type { TaxTable } from '#goods/tax/rules';
import type { Permissions } from '#base/access/rules';

/** What the shopper may do and is granted. */
export interface ShopperTerms {
  readonly signedIn: boolean;
  /** Member of a paid program: delivery is free. */
  readonly member: boolean;
  /** Which program, when it is one we know. */
  readonly program: 'SELECT' | 'PREMIUM' | null;
  /** Buys contract items only (USR-4). */
  readonly contractOnly: boolean;
  readonly taxExempt: boolean;
  /** Buys for a business account. */
  readonly account: boolean;
  /** Loyalty segment code, empty when there is none (USR-5). */
  readonly segment: string;
  readonly rewardsNumber: string | null;
  readonly permissions: Permissions;
}

/** Says which facts are as they were before, without asking them one by one. */
export interface FactsEdition {
  /** All that lines are priced by, beside stock: the same facts while each of these is the same. */
  readonly of: readonly unknown[];
  /** What else a cart is priced by: its coupons, and how often they were used. */
  readonly discountsOf: readonly unknown[];
  /** Another value after each change of what is in stock of an item, or held of it. */
  stockOf(itemId: string): number | string;
  /** Another value after any such change. */
  stock(): number | string;
}

export interface CartFacts {
  readonly site: Site;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly shopper: ShopperTerms;
  /** Where lines go that are shipped to an address. */
  readonly place: Place;
  /** The shopper's own pickup store; null when none was chosen. */
  readonly ownStore: string | null;
  product(itemId: string): ProductFacts | undefined;
  /** Price of one of `qty` units for this shopper, or null when it is not sold to them. */
  price(product: ProductFacts, qty: number): PriceOfUnit | null;
  /** Units that can be shipped in the site's country. */
  available(itemId: string): number;
  /** The shopper may choose a later day for deliveries: the calendar is switched on. */
  readonly choosesDay: boolean;
  /** PayPal may pay for orders; absent: it may not. */
  readonly offersPaypal?: boolean | undefined;
  /** Where goods are sent from, on which days, and what is expected there. */
  readonly supply: Pick<DeliveryFacts, 'points' | 'calendar' | 'nearStores' | 'partnerPoints' | 'inbound'>;
  /** Units at a point that ships, or on the shelf of a store. */
  availableAt(itemId: string, storeNumber: string): number;
  store(storeNumber: string): StoreRecord | undefined;
  /** Blocked by the policy of the shopper's organization. */
  blocked(itemId: string): boolean;
  /** What the shopper's account calls the item. */
  customerSku(itemId: string): string | null;
  /** The category of a product and every category above it. */
  categoriesOf(product: ProductFacts): readonly string[];
  coupon(code: string): Coupon | undefined;
  /** Coupons that need no code, of one item. */
  instantCoupons(itemId: string): readonly Coupon[];
  /** Orders a coupon was used in, by all and by this shopper; asked of coupons with a limit. */
  couponUses(code: string): { readonly total: number; readonly mine: number };
  /** The taxes of a place; null while nobody can say: nothing is charged by guess. */
  taxes(place: Place): TaxTable | null;
  /** The shopper has gone on to checkout: what counts only there counts. */
  readonly atCheckout: boolean;
  /** Null when they cannot be told from others: then everything is priced anew. */
  readonly edition: FactsEdition | null;
}
