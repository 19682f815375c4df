// Everything outside the cart that the rules need to check and price it. The server fills it from its snapshots, tests from fixtures.
import type { ProductFacts, StoreRecord } from '#goods/catalog/rules';
import type { DeliveryFacts } from '#goods/delivery/rules';
import type { Place } from '#people/addresses/rules';
import type { OffContractPolicy, PriceOfUnit } from '#goods/pricing/rules';
import type { Coupon } from '#goods/promotions/rules';
import type { Site } from '#base/site/rules';
import type { Certificate } from '#goods/tax-exemptions/rules';
import type { TaxTable } from '#goods/tax/rules';
import type { Permissions } from '#base/access/rules';

/** The shopper's rights and benefits. */
export interface ShopperTerms {
  readonly signedIn: boolean;
  /** Member of a paid program, with free delivery. */
  readonly member: boolean;
  /** The program, when it is a known one. */
  readonly program: 'SELECT' | 'PREMIUM' | null;
  /** May buy contract items only (USR-4). */
  readonly contractOnly: boolean;
  readonly taxExempt: boolean;
  /** Buys for a business account. */
  readonly account: boolean;
  /** Code of the loyalty segment, '' without one (USR-5). */
  readonly segment: string;
  readonly rewardsNumber: string | null;
  /** Codes of the offers that the shopper has turned on; absent: none. */
  readonly offers?: readonly string[] | undefined;
  readonly permissions: Permissions;
}

/** Version of the facts: tells whether they are unchanged without comparing them one by one. */
export interface FactsEdition {
  /** Everything that prices lines, except stock. The facts are unchanged while each element is identical. */
  readonly of: readonly unknown[];
  /** What prices the discounts: coupons and their uses. */
  readonly discountsOf: readonly unknown[];
  /** Changes whenever the stock or the holds of this item change. */
  stockOf(itemId: string): number | string;
  /** Changes whenever any stock or hold changes. */
  stock(): number | string;
}

export interface CartFacts {
  readonly site: Site;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly shopper: ShopperTerms;
  /** Destination of shipped lines. */
  readonly place: Place;
  /** The shopper's pickup store, null without one. */
  readonly ownStore: string | null;
  product(itemId: string): ProductFacts | undefined;
  /** Unit price of `qty` units for this shopper, or null when they cannot buy it. */
  price(product: ProductFacts, qty: number): PriceOfUnit | null;
  /** Whether a contract of the account prices the item. */
  inContract(product: ProductFacts): boolean;
  /** What the shopper's organization says about items that no contract prices. */
  readonly offContract: OffContractPolicy;
  /** Units that can be shipped in the site's country. */
  available(itemId: string): number;
  /** The delivery calendar is switched on, so the shopper may choose a later day. */
  readonly choosesDay: boolean;
  /** PayPal may pay for orders; undefined counts as no. */
  readonly offersPaypal?: boolean | undefined;
  /** Shipping points, working days and expected deliveries. */
  readonly supply: Pick<DeliveryFacts, 'points' | 'calendar' | 'nearStores' | 'partnerPoints' | 'inbound'>;
  /** Units at a shipping point or on the shelf of a store. */
  availableAt(itemId: string, storeNumber: string): number;
  store(storeNumber: string): StoreRecord | undefined;
  /** Blocked by the policy of the shopper's organization. */
  blocked(itemId: string): boolean;
  /** The account's own number for the item. */
  customerSku(itemId: string): string | null;
  /** The product's category and all its ancestors. */
  categoriesOf(product: ProductFacts): readonly string[];
  coupon(code: string): Coupon | undefined;
  /** Coupons that apply to this item without a code. */
  instantCoupons(itemId: string): readonly Coupon[];
  /** Orders that used a coupon, in total and by this shopper; needed for coupons with a limit. */
  couponUses(code: string): { readonly total: number; readonly mine: number };
  /** The taxes of a place; null while the tax service is down, when nothing is charged by guess. */
  taxes(place: Place): TaxTable | null;
  /** Tax exemption certificates of the shopper's organization (B2B-4). */
  readonly certificates: readonly Certificate[];
  /** The shopper is at checkout, where checkout-only coupons count. */
  readonly atCheckout: boolean;
  /** Null when facts have no version: then every line is priced again. */
  readonly edition: FactsEdition | null;
}
