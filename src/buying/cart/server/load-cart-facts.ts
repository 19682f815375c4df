// Fills the rules' facts from the shop's snapshots, for one visit.
import { localDay } from '#base/calendar/rules';
import { memberPrice, type Cart, type CartFacts } from '#buying/cart/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog } from '#goods/catalog/server';
import { placeOfZip, type Place } from '#people/addresses/rules';
import type { Supply } from '#goods/delivery/server';
import type { Inventory } from '#goods/inventory/server';
import type { Locale } from '#base/locale/rules';
import type { Visit } from '#platform/visit';
import { priceFor } from '#goods/pricing/rules';
import type { Contracts, ContractTerms } from '#goods/pricing/server';
import type { PictureBook } from '#goods/pictures/server';
import type { Coupons, CouponUses } from '#goods/promotions/server';
import type { Shopper } from '#base/shopper/rules';
import type { Site } from '#base/site/rules';
import { placeFrom } from '#goods/stores/rules';
import type { Stores } from '#goods/stores/server';
import type { Certificate } from '#goods/tax-exemptions/rules';
import type { CertificateBook } from '#goods/tax-exemptions/server';
import type { TaxProvider } from '#goods/tax/server';
import { toggleVisitor } from '#people/toggles/rules';
import type { Toggles } from '#people/toggles/server';
import { shopperTerms } from './shopper-terms.ts';

export interface World {
  /** The payment provider accepts PayPal. */
  readonly offersPaypal?: boolean;
  readonly catalog: Pick<Catalog, 'get' | 'categories' | 'version'>;
  readonly inventory: Pick<Inventory, 'available' | 'availableAt' | 'editionOf' | 'edition' | 'moveHolds'>;
  readonly contracts: Pick<Contracts, 'ofShopper' | 'readForShopper'>;
  readonly stores: Pick<Stores, 'get' | 'version'>;
  readonly supply: Pick<Supply, 'to'>;
  readonly coupons: Pick<Coupons, 'get' | 'instantOf' | 'knownUses' | 'usesOf' | 'version'>;
  readonly pictures: Pick<PictureBook, 'view'>;
  readonly toggles: Pick<Toggles, 'isOn'>;
  readonly taxes: Pick<TaxProvider, 'at' | 'prepare' | 'edition'>;
  readonly certificates: Pick<CertificateBook, 'ofShopper' | 'lockOfShopper'>;
}

/** Address of a product's first picture. */
export function imageOf({ catalog, pictures }: World, { itemId, picture, categoryId }: ProductFacts, locale: Locale): string {
  return pictures.view(itemId, picture, catalog.categories.get(categoryId)?.picture ?? null, 'main', locale);
}

type VisitPlace = Pick<Visit, 'site' | 'cookies' | 'now'>;

/** The fields of a cart that facts depend on; without an id the cart holds no stock. */
type FactsCart = Pick<Cart, 'zip' | 'storeNumber'> & { readonly cartId?: string };

interface Asked {
  readonly shopper: Shopper | null;
  /** The terms of the shopper's account. */
  readonly terms: ContractTerms;
  /** The tax exemption certificates of the shopper's organization. */
  readonly certificates: readonly Certificate[];
  /** The cart's zip and store take precedence over the visitor's cookies. */
  readonly cart: FactsCart;
  /** Uses of coupons; by default this server's latest counts. */
  readonly couponUses?: CouponUses;
  /** The shopper is at checkout. */
  readonly atCheckout?: boolean;
}

export function factsOf(world: World, visit: VisitPlace, asked: Asked): CartFacts {
  const { shopper, terms, cart, couponUses = world.coupons.knownUses, atCheckout = false } = asked;
  const { site } = visit;
  const own = placeFrom(visit.cookies, { ...site, defaultStoreCity: null });
  const rights = shopperTerms(shopper);
  const place = placeFor(cart.zip ?? own.zip, site);
  const { cartId } = cart;
  const holder = cartId === undefined || shopper === null ? cartId : { cartId, ownerId: shopper.shopperId };
  const now = visit.now.getTime();
  const supply = world.supply.to(place);
  const ownStore = cart.storeNumber ?? (own.storeIsOwn ? own.storeNumber : null) ?? shopper?.profile?.preferredStore ?? null;
  const choosesDay = world.toggles.isOn('15DayDeliveryCalendar', toggleVisitor(shopper));
  const ofLines = [choosesDay, site, minuteOf(now), shopper, terms, place.zip, supply, ownStore, cartId, ...versionsOf(world, asked)];
  const buyer = { terms, contractOnly: rights.contractOnly, byVolume: rights.permissions.has('MPI'), currency: site.currency };
  const benefits = { program: rights.program, term: shopper?.profile?.membershipTerm, today: localDay(visit.now, site.timeZone) };
  return {
    site,
    now,
    shopper: rights,
    place,
    ownStore,
    product: (itemId) => world.catalog.get(itemId),
    price: (product, qty) => memberPrice(priceFor(buyer, product, qty), product, benefits),
    inContract: (product) => terms.agreed(product, site.currency) !== undefined,
    offContract: terms.offContract(site.currency).policy,
    available: (itemId) => world.inventory.available(itemId, site.country, holder),
    availableAt: (itemId, location) => world.inventory.availableAt(itemId, location, holder),
    choosesDay,
    offersPaypal: world.offersPaypal,
    supply,
    store: (storeNumber) => world.stores.get(storeNumber),
    blocked: (itemId) => terms.isBlocked(itemId),
    customerSku: (itemId) => terms.customerSku(itemId) ?? null,
    categoriesOf: ({ categoryId }) => world.catalog.categories.path(categoryId).map(({ id }) => id),
    coupon: (code) => world.coupons.get(code),
    instantCoupons: (itemId) => world.coupons.instantOf(itemId),
    couponUses,
    taxes: (where) => world.taxes.at(where),
    certificates: asked.certificates,
    atCheckout,
    edition: {
      of: ofLines,
      discountsOf: [world.coupons.version, couponUses, atCheckout],
      stockOf: world.inventory.editionOf,
      stock: world.inventory.edition,
    },
  };
}

/** Loads the taxes of a cart: of its destination, and of the stores of its pickup lines. */
export async function prepareTaxes(world: World, visit: VisitPlace, cart: FactsCart & Partial<Pick<Cart, 'lines'>>): Promise<void> {
  if (world.taxes.prepare === undefined) return;
  const { site } = visit;
  const home = placeFor(cart.zip ?? placeFrom(visit.cookies, { ...site, defaultStoreCity: null }).zip, site);
  const fetched = new Set(cart.lines?.flatMap(({ delivery }) => delivery.storeNumber ?? []));
  const stores = [...fetched].flatMap((storeNumber) => {
    const store = world.stores.get(storeNumber);
    return store === undefined ? [] : (placeOfZip(store.zipcode, store.country) ?? []);
  });
  await world.taxes.prepare([home, ...stores]);
}

/** Dates and cut-offs are exact to the minute. */
const minuteOf = (now: number): number => Math.floor(now / 60_000);

const versionsOf = ({ catalog, stores, taxes }: World, { certificates }: Asked): readonly unknown[] => [
  catalog.version,
  stores.version,
  taxes.edition,
  certificates,
];

/** An unknown code means no tax instead of a refusal: the address check at checkout refuses it. */
function placeFor(zip: string, site: Site): Place {
  return placeOfZip(zip, site.country) ?? { country: site.country, state: null, zip };
}
