// The coupons that the cart applies by itself, told before anybody presses a button (CAT-2, CART-15): the cart's own rules decide.
import type { Static } from 'typebox';
import type { FeeRow } from '#goods/catalog/contract';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import { formatPrice } from '#base/locale/rules';
import { applyCoupons, isDiscountable, shopperKinds, type Coupon } from '#goods/promotions/rules';
import type { Coupons } from '#goods/promotions/server';
import { isMember, isSignedIn, type Shopper } from '#base/shopper/rules';

export interface OfferFacts {
  readonly catalog: Pick<Catalog, 'categories'>;
  readonly coupons: Pick<Coupons, 'instantOf' | 'knownUses'>;
}

export interface InstantOffers {
  /** Each coupon with its name and what it takes off the smallest quantity: "10% off lined notes", "−$1.35". */
  readonly rows: Static<typeof FeeRow>[];
  /** What they take off together. */
  readonly cents: number;
  readonly freeShipping: boolean;
}

export const NO_OFFERS: InstantOffers = { rows: [], cents: 0, freeShipping: false };

interface Bought {
  /** Cents of the smallest quantity. */
  readonly goods: number;
  readonly qty: number;
  /** Null for what everybody is told. */
  readonly shopper: Shopper | null;
}

/** What instant coupons take off when the smallest possible quantity is ordered alone. */
export function instantOffers(product: ProductFacts, bought: Bought, view: CatalogView, { catalog, coupons }: OfferFacts): InstantOffers {
  const instant = coupons.instantOf(product.itemId);
  if (instant.length === 0) return NO_OFFERS;
  const { goods: cents, qty, shopper } = bought;
  const { itemId, brand, kind, categoryId } = product;
  const categories = catalog.categories.path(categoryId).map(({ id }) => id);
  const applied = applyCoupons(
    instant.map((coupon) => ({ code: coupon.code, coupon })),
    [{ itemId, qty, cents, brand, categories, discountable: isDiscountable(kind), pickup: false }],
    termsOf(shopper, view, coupons),
    view.site.shippingFee,
  );
  const counting = applied.coupons.filter((one) => one.cents > 0);
  return {
    rows: counting.map((one) => ({ label: titleOf(one.coupon, view), amount: formatPrice(-one.cents, view.currency, view.copyLocale) })),
    cents: counting.reduce((sum, one) => sum + one.cents, 0),
    freeShipping: applied.freeShipping,
  };
}

function termsOf(shopper: Shopper | null, { site, today }: CatalogView, { knownUses }: OfferFacts['coupons']) {
  const rewardsNumber = shopper?.profile?.rewardsNumber ?? null;
  return {
    site: site.id,
    day: today,
    atCheckout: false,
    kinds: shopperKinds(site.tenant, { signedIn: isSignedIn(shopper), member: isMember(shopper), rewardsNumber }),
    segment: shopper?.profile?.segmentCode ?? '',
    rewardsNumber,
    usesOf: knownUses,
  };
}

/** Coupons have names in English and French. */
const titleOf = (coupon: Coupon | null, { copyLocale }: CatalogView): string =>
  (copyLocale === 'fr-CA' ? coupon?.title['fr-CA'] : undefined) ?? coupon?.title['en-US'] ?? '';
