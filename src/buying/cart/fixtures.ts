// Builders for tests and the gallery: a cart, a line, a product and their facts, with defaults for everything that a test does not name.
import type { AddItem, Cart, CartFacts, CartLine } from '#buying/cart/rules';
import type { PriceRecord } from '#goods/pricing/rules';
import type { ProductFacts, ProductFlags, StoreRecord } from '#goods/catalog/rules';
import { SHIP_POINTS } from '#goods/inventory/rules';
import { makeWorkCalendar, SHIP_TO_ADDRESS } from '#goods/delivery/rules';
import { placeOfZip, type Place } from '#people/addresses/rules';
import { priceFor, type PricedItem } from '#goods/pricing/rules';
import { conditionOf, type Coupon } from '#goods/promotions/rules';
import { SHIPPED_SITES, type SiteId } from '#base/site/rules';
import { NO_CERTIFICATES, type Certificate } from '#goods/tax-exemptions/rules';
import { taxTable } from '#goods/tax/rules';
import { NO_PERMISSIONS } from '#base/access/rules';

export const OWNER = '11111111-1111-4111-8111-111111111111';
export const CART_ID = '22222222-2222-4222-8222-222222222222';
/** Friday, November 20, 2026, 9:00 in New York. */
export const NOW = Date.parse('2026-11-20T14:00:00Z');

/** What a shopper asks to be added: delivered, and standing for itself. */
export function asked(itemId: string, qty = 1, over: Partial<AddItem> = {}): AddItem {
  return { itemId, qty, deliveryType: 'STA', storeNumber: null, parentItemId: null, parentCartItemId: null, ...over };
}

export function aLine(over: Partial<CartLine> & { readonly itemId: string }): CartLine {
  return {
    cartItemId: `line-${over.itemId}`,
    qty: 1,
    parent: null,
    delivery: SHIP_TO_ADDRESS,
    customerSku: null,
    seenCents: null,
    addedAt: NOW,
    removedAt: null,
    extra: null,
    ...over,
  };
}

export function aCart(over: Partial<Cart> = {}): Cart {
  return {
    cartId: CART_ID,
    ownerId: OWNER,
    siteId: 'consumer-US',
    purpose: 'basket',
    version: 1,
    type: 'STANDARD',
    coupons: [],
    zip: null,
    storeNumber: null,
    accounting: { budgetCenter: null, purchaseOrder: null, purchaseOrderRelease: null },
    notices: [],
    lines: [],
    extra: null,
    ...over,
  };
}

const NO_FLAGS: ProductFlags = {
  bopisEligible: true,
  shipFromStore: false,
  preOrder: false,
  comingSoon: false,
  inStoreOnly: false,
  seePriceInCart: false,
  newPackaging: false,
  limitedQuantity: false,
  wholesaler: false,
  healthCare: false,
  bestSeller: false,
};

export interface ProductOver extends Partial<Omit<ProductFacts, 'flags'>> {
  readonly itemId: string;
  readonly usd?: PriceRecord;
  readonly flags?: Partial<ProductFlags>;
}

export function aProduct({ usd = { base: 1_000 }, flags, ...over }: ProductOver): ProductFacts {
  const title = { 'en-US': `Item ${over.itemId}`, 'en-CA': `Item ${over.itemId}`, 'fr-CA': `Article ${over.itemId}` };
  return {
    place: 0,
    partNumber: `P-${over.itemId}`,
    custom: null,
    ean: null,
    kind: 'ordinary',
    status: 'active',
    categoryId: 'paper',
    brand: 'Northfold',
    title,
    pack: null,
    unitName: null,
    slug: title,
    prices: { USD: usd, CAD: { base: usd.base + 300 } },
    unitCount: null,
    rating: null,
    weightGrams: 500,
    taxClass: 'standard',
    facets: {},
    streetDate: null,
    quantityLimit: null,
    increment: null,
    alternates: [],
    accessories: [],
    services: [],
    bundle: [],
    variantSet: null,
    variantOptions: null,
    replacement: null,
    fits: [],
    pictures: 1,
    picture: null,
    backorderDays: null,
    ...over,
    flags: { ...NO_FLAGS, ...flags },
  };
}

export function aStore(over: Partial<StoreRecord> = {}): StoreRecord {
  return {
    storeNumber: '0008',
    name: 'Framingham',
    addressLine1: '659 Worcester Rd',
    city: 'Framingham',
    state: 'MA',
    zipcode: '01701',
    country: 'US',
    phone: '5085550100',
    latitude: 42.3,
    longitude: -71.4,
    timeZone: 'America/New_York',
    hours: Array.from({ length: 7 }, () => '08:00-21:00'),
    services: [],
    ...over,
  };
}

export { aCoupon } from '#goods/promotions/fixtures';

export interface World {
  readonly site?: SiteId;
  readonly now?: number;
  readonly zip?: string;
  readonly products?: readonly ProductFacts[];
  /** Units to ship, by item; 100 unless said. */
  readonly stock?: Readonly<Record<string, number>>;
  /** Units in stores, as `item@store`; 0 unless said. */
  readonly shelves?: Readonly<Record<string, number>>;
  readonly stores?: readonly StoreRecord[];
  readonly ownStore?: string | null;
  readonly coupons?: readonly Coupon[];
  /** Orders coupons were used in, by all and by the shopper. */
  readonly couponUses?: Readonly<Record<string, { readonly total: number; readonly mine: number }>>;
  readonly atCheckout?: boolean;
  readonly choosesDay?: boolean;
  /** Nobody can say what is taxed how. */
  readonly taxesDown?: boolean;
  readonly certificates?: readonly Certificate[];
  readonly blocked?: readonly string[];
  readonly contract?: Readonly<Record<string, number>>;
  readonly offContract?: CartFacts['offContract'];
  readonly shopper?: Partial<CartFacts['shopper']>;
}

const agreedOf = (each: number | undefined) => (each === undefined ? undefined : { each, contract: null });

/** The facts of a small world, a US consumer's unless said. */
export function facts(world: World = {}): CartFacts {
  const {
    site = 'consumer-US',
    now = NOW,
    products = [],
    stock = {},
    shelves = {},
    stores = [aStore()],
    coupons = [],
    blocked = [],
    contract = {},
  } = world;
  const terms = {
    signedIn: false,
    member: false,
    contractOnly: false,
    taxExempt: false,
    account: false,
    segment: '',
    rewardsNumber: null,
    program: null,
    permissions: blocked.length > 0 ? new Set(['G_BIO'] as const) : NO_PERMISSIONS,
    ...world.shopper,
  };
  const byId = new Map(products.map((product) => [product.itemId, product]));
  const place: Place = placeOfZip(world.zip ?? SHIPPED_SITES[site].defaultZip, SHIPPED_SITES[site].country) ?? {
    country: 'US',
    state: null,
    zip: '',
  };
  const buyer = { currency: SHIPPED_SITES[site].currency, terms: { agreed: ({ itemId }: PricedItem) => agreedOf(contract[itemId]) } };
  return {
    site: SHIPPED_SITES[site],
    now,
    shopper: terms,
    place,
    ownStore: world.ownStore ?? null,
    product: (itemId) => byId.get(itemId),
    price: (product, qty) => priceFor({ ...buyer, contractOnly: terms.contractOnly }, product, qty),
    inContract: ({ itemId }) => contract[itemId] !== undefined,
    offContract: world.offContract ?? 'allow',
    available: (itemId) => stock[itemId] ?? 100,
    availableAt: (itemId, location) =>
      shelves[`${itemId}@${location}`] ?? (location === SHIPPED_SITES[site].country ? (stock[itemId] ?? 100) : 0),
    choosesDay: world.choosesDay ?? true,
    supply: { points: SHIP_POINTS, calendar: makeWorkCalendar(), nearStores: [], partnerPoints: [], inbound: () => null },
    store: (storeNumber) => stores.find((store) => store.storeNumber === storeNumber),
    blocked: (itemId) => blocked.includes(itemId),
    customerSku: () => null,
    categoriesOf: (product) => [product.categoryId],
    coupon: (code) => coupons.find((coupon) => coupon.code === code),
    instantCoupons: (itemId) =>
      coupons.filter(({ scope, conditions }) => scope === 'instant' && conditionOf(conditions, 'items')?.items.includes(itemId) === true),
    couponUses: (code) => world.couponUses?.[code] ?? { total: 0, mine: 0 },
    taxes: (where) => (world.taxesDown === true ? null : taxTable(where)),
    certificates: world.certificates ?? NO_CERTIFICATES,
    atCheckout: world.atCheckout ?? false,
    edition: null,
  };
}

/** Ids `new-1`, `new-2`, … */
export function ids(): () => string {
  let last = 0;
  return () => `new-${(last += 1)}`;
}
