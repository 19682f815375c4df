// What the cart will add to a product's price, in words, before anybody presses a button (CAT-2, CART-16): the cart's own rules decide.
import type { Static } from 'typebox';
import type { DeliveryCost, FeeRow } from '#goods/catalog/contract';
import type { ProductFacts } from '#goods/catalog/rules';
import { buyerOf, type CatalogView } from '#goods/catalog/server';
import { formatNumber, formatPrice } from '#base/locale/rules';
import { deliveryFeesAlone } from '#goods/delivery/rules';
import { isStocked } from '#goods/inventory/rules';
import { placeOfZip, type Place } from '#people/addresses/rules';
import { EARNS } from '#buying/rewards/rules';
import { priceFor, unitFees, type BuyerTerms } from '#goods/pricing/rules';
import { isMember, type Shopper } from '#base/shopper/rules';
import { instantOffers, type InstantOffers, type OfferFacts } from './instant-offers.ts';

type Said = Pick<CatalogView, 'currency' | 'copyLocale' | 'say'>;

const money = (cents: number, { currency, copyLocale }: Said): string => formatPrice(cents, currency, copyLocale);

/** The fees of one unit, each with its name: a row of the cost slip. */
function feeRows({ prices }: Pick<ProductFacts, 'prices'>, view: Said): Static<typeof FeeRow>[] {
  const { handling, surcharge } = unitFees(prices, view.currency);
  const row = (label: string, cents: number) => ({ label, amount: view.say('server.feeEach', { amount: money(cents, view) }) });
  return [
    ...(handling > 0 ? [row(view.say('server.feeHandling'), handling)] : []),
    ...(surcharge > 0 ? [row(view.say('server.feeSurcharge'), surcharge)] : []),
  ];
}

/** The same in one line, under a tile's price: "+ $25.00 handling each". Null without a fee. */
export function feeLine({ prices }: Pick<ProductFacts, 'prices'>, view: Said): string | null {
  const { handling, surcharge } = unitFees(prices, view.currency);
  const said = [
    ...(handling > 0 ? [view.say('server.plusHandling', { amount: money(handling, view) })] : []),
    ...(surcharge > 0 ? [view.say('server.plusSurcharge', { amount: money(surcharge, view) })] : []),
  ];
  return said.length === 0 ? null : said.join(', ');
}

const EARN_NOTHING: ReadonlySet<ProductFacts['kind']> = new Set(['giftCard', 'eGiftCard', 'freeSample']);

/** Why there is a handling fee, and what buying it earns (RWD-1); null without either. Served with the page, so that it costs no script. */
function feeReason({ prices, kind, flags }: ProductFacts, { currency, copyLocale, say, site }: CatalogView): string | null {
  const earns = site.tenant === 'consumer' && !EARN_NOTHING.has(kind) && !flags.inStoreOnly;
  const said = [
    ...(unitFees(prices, currency).handling > 0 ? [say('server.handlingWhy')] : []),
    ...(earns ? [say('server.earnsUpTo', { percent: formatNumber(EARNS.elite, copyLocale) })] : []),
  ];
  return said.length === 0 ? null : said.join(' ');
}

interface Ordered {
  readonly buyer: BuyerTerms;
  /** Null for what everybody is told. */
  readonly shopper: Shopper | null;
  readonly place: Place;
}

interface AddedCost {
  /** Coupons that apply by themselves. */
  readonly offers: InstantOffers['rows'];
  /** Null for goods that no carrier brings, and where the price is not shown. */
  readonly deliveryCost: DeliveryCost | null;
}

/** What instant coupons and delivery make of the price when the smallest possible quantity is ordered alone. */
export function costAlone(product: ProductFacts, { buyer, shopper, place }: Ordered, view: CatalogView, facts: OfferFacts): AddedCost {
  const { kind, flags } = product;
  const qty = product.increment ?? 1;
  const each = priceFor(buyer, product, qty)?.each;
  if (each === undefined || flags.seePriceInCart) return { offers: [], deliveryCost: null };
  const offers = instantOffers(product, { goods: each * qty, qty, shopper }, view, facts);
  const isDelivered = isStocked(kind) && !flags.inStoreOnly;
  const goods = each * qty - offers.cents;
  const member = isMember(shopper);
  const bought = { goods, qty, member, waived: offers.freeShipping, place };
  return { offers: offers.rows, deliveryCost: isDelivered ? deliveryCost(product, bought, view) : null };
}

interface BoughtAlone {
  /** Cents of the goods after coupons. */
  readonly goods: number;
  readonly qty: number;
  readonly member: boolean;
  readonly waived: boolean;
  readonly place: Place;
}

/** The cost of delivery, with the sum of goods, fees and delivery. */
function deliveryCost({ kind, prices }: ProductFacts, { qty, ...bought }: BoughtAlone, view: CatalogView): DeliveryCost {
  const { goods, place } = bought;
  const { shipping, area } = deliveryFeesAlone(view.site, { kind, ...bought });
  const { handling, surcharge } = unitFees(prices, view.currency);
  const fee = shipping.fee + area;
  return {
    label: view.say('server.deliveryTo', { zip: place.zip }),
    amount: fee === 0 ? view.say('free') : money(fee, view),
    isFree: fee === 0,
    note: shipping.fee === 0 ? null : view.say('server.freeFrom', { amount: money(view.site.freeShippingThreshold, view) }),
    sumLabel: qty === 1 ? view.say('server.toYourDoor') : view.say('server.toYourDoorMany', { n: formatNumber(qty, view.copyLocale) }),
    sum: money(goods + (handling + surcharge) * qty + fee, view),
  };
}

/** What a page says to everybody: delivery goes to the site's default place. */
export function publicCost(product: ProductFacts, view: CatalogView, facts: OfferFacts) {
  return {
    fees: feeRows(product, view),
    feeReason: feeReason(product, view),
    ...costAlone(product, { buyer: buyerOf(view), shopper: null, place: placeIn(undefined, view) }, view, facts),
  };
}

/** The place of the ZIP code; the site's default for one of another country. */
export function placeIn(zip: string | undefined, { site }: Pick<CatalogView, 'site'>): Place {
  const given = zip === undefined ? null : placeOfZip(zip, site.country);
  return given ?? placeOfZip(site.defaultZip, site.country) ?? { country: site.country, state: null, zip: site.defaultZip };
}
