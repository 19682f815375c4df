// A priced cart as the API spells it: whole, or only what a command changed (CART-1, CART-2).
import type { Cart as CartBody, CartMessage as MessageReply } from '#cart/contract';
import {
  deskOf,
  isLive,
  needsAccounting,
  type Cart,
  type CartFacts,
  type CartLine,
  type LineChange,
  type PricedCart,
  type PricedLine,
} from '#cart/rules';
import { contentLocale, type ProductFacts } from '#catalog/rules';
import { deliveryMode } from '#delivery/rules';
import type { Locale } from '#locale/rules';
import { makePaths } from '#paths';
import { OFFERED } from '#payment/rules';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#sessions/rules';
import { steering, wholeOnly } from './whole-cart.ts';
import { couponText, describe, speechOf, type Speech } from './describe.ts';
import { itemReply, removedReply } from './item-reply.ts';
import { dollars, type ItemView } from './item-view.ts';

/** Made once: the addresses of a locale never change. */
const PATHS = { 'en-US': makePaths('en-US'), 'en-CA': makePaths('en-CA'), 'fr-CA': makePaths('fr-CA') } as const;

export interface CartView {
  readonly priced: PricedCart;
  readonly facts: CartFacts;
  readonly shopper: Shopper | null;
  /** What the command did, when there was one. */
  readonly changes: readonly LineChange[];
  readonly visit: Pick<Visit, 'locale' | 'copyLocale' | 'site'>;
  readonly imageOf: (product: ProductFacts, locale: Locale) => string;
  /** Whether to explain prices. */
  readonly withTrace?: boolean;
  /** Whether to say every way to get each line. */
  readonly withOptions?: boolean;
  /** What the caller does not want. */
  readonly without?: { readonly alternates?: boolean; readonly inventory?: boolean; readonly related?: boolean };
}

/** Every line, and everything else a whole cart has. `withRemoved`: also lines that can still be brought back. */
export function wholeCart(view: CartView, withRemoved: boolean): CartBody {
  const items = itemView(view);
  const { lines, cart } = view.priced;
  const kindOf = ({ product }: PricedLine): string => product?.kind ?? '';
  return {
    ...headOf(view, items.speech),
    items: withRemoved ? inOrder(view, cart.lines, items) : lines.map((line) => itemReply(line, items)),
    delta: false,
    freeItems: lines.filter((line) => kindOf(line) === 'freeSample').map(({ line }) => line.cartItemId),
    warrantyItems: lines.filter((line) => ['warranty', 'assembly', 'techHelp'].includes(kindOf(line))).map(({ line }) => line.cartItemId),
    availableFreeItems: freeItemsOf(view),
    ...wholeOnly(view, items),
    userInfo: {
      accountNumber: view.shopper?.account?.accountNumber ?? null,
      rewardsNumber: view.shopper?.profile?.rewardsNumber ?? null,
      rewardsTier: view.shopper?.profile?.segmentCode || null,
    },
  };
}

/** Gifts of coupons that the shopper has not taken yet. */
function freeItemsOf({ priced, facts, visit, imageOf }: CartView): NonNullable<CartBody['availableFreeItems']> {
  const locale = contentLocale(visit.copyLocale);
  return priced.coupons.flatMap(({ code, problem }) => {
    const product = problem?.reason === 'FREE_ITEM_NOT_CHOSEN' ? facts.product(problem.itemId) : undefined;
    if (product === undefined) return [];
    const { itemId, title, slug } = product;
    const url = PATHS[visit.locale].product(slug[locale], itemId);
    return [{ itemId, name: title[locale], url, imageUrl: imageOf(product, locale), coupon: code, qty: 1 }];
  });
}

/** Lines whose ways are all said unasked: whoever adds a whole list asks for them when they are looked at. */
const MOST_WITH_OPTIONS = 40;

/** Totals and the lines the command touched, with those that belong to them: a plan follows its product. */
export function deltaCart(view: CartView): CartBody {
  const touched = new Set(view.changes.map(({ cartItemId }) => cartItemId));
  const items = itemView({ ...view, withOptions: touched.size <= MOST_WITH_OPTIONS });
  const lines =
    touched.size === 0
      ? []
      : view.priced.cart.lines.filter((line) => touched.has(line.cartItemId) || touched.has(line.parent?.cartItemId ?? ''));
  return { ...headOf(view, items.speech), items: inOrder(view, lines, items), delta: true };
}

/** Priced lines stand in the same order as the lines asked for. */
function inOrder({ priced }: CartView, lines: readonly CartLine[], items: ItemView): CartBody['items'] {
  let at = 0;
  return lines.map((line) => {
    if (!isLive(line)) return removedReply(line, items);
    while (at < priced.lines.length && priced.lines[at]?.line !== line) at += 1;
    const one = priced.lines[at];
    if (one === undefined) throw new Error(`Line ${line.cartItemId} was not priced`);
    return itemReply(one, items);
  });
}

function itemView({ priced, facts, visit, changes, imageOf, withTrace, withOptions = false, without = {} }: CartView): ItemView {
  const { lines } = priced.cart;
  const parents = lines.some(({ parent }) => parent !== null);
  const byId = new Map(parents ? lines.map((line) => [line.cartItemId, line.itemId]) : []);
  const children = Map.groupBy(
    parents ? lines.filter((line) => line.parent !== null && isLive(line)) : [],
    (line) => line.parent?.cartItemId ?? '',
  );
  const changed = new Map(changes.map((change) => [change.cartItemId, change]));
  return {
    facts,
    speech: speechOf(visit),
    paths: PATHS[visit.locale],
    imageOf,
    withTrace,
    withOptions,
    desk: lazily(() => deskOf(facts)),
    takenBeside: takenBeside(priced.lines),
    without,
    version: priced.cart.version,
    itemOf: (cartItemId) => byId.get(cartItemId) ?? null,
    childItems: (cartItemId) => (children.get(cartItemId) ?? []).map(({ itemId }) => itemId),
    changeOf: (cartItemId) => changed.get(cartItemId),
  };
}

const NOTHING_TAKEN: ReturnType<ItemView['takenBeside']> = [];

/** What the other lines of the same item take; nearly always there is none. Most answers show one line, which is looked for; for more, lines are sorted. */
function takenBeside(lines: readonly PricedLine[]): ItemView['takenBeside'] {
  const byItem = lazily(() => Map.groupBy(lines, ({ line }) => line.itemId));
  let isFirst = true;
  return (line) => {
    const same = isFirst ? lines.filter((other) => other.line.itemId === line.itemId) : (byItem().get(line.itemId) ?? []);
    isFirst = false;
    return same.length < 2 ? NOTHING_TAKEN : same.flatMap((other) => (other.line === line ? NOTHING_TAKEN : other.sources));
  };
}

function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function headOf(view: CartView, speech: Speech) {
  const { priced, facts, visit } = view;
  const { cart } = priced;
  return {
    cartId: cart.cartId,
    version: cart.version,
    status: 'active',
    type: cart.type,
    currency: visit.site.currency,
    coupons: couponsOf(priced, speech),
    cartSummary: summaryOf(priced),
    cartAttributes: attributesOf(view),
    ...steering(view),
    cartAccountInfo: accountInfoOf(cart),
    ...futureOf(priced),
    stores: storesOf(priced, facts),
    messages: priced.messages.map((message): MessageReply => describe(message, speech)),
  } as const;
}

function futureOf({ future }: PricedCart): Pick<CartBody, 'futureDelivery'> {
  if (future === null) return {};
  return { futureDelivery: { date: future.date, earliestDeliveryDate: future.earliest, days: [...future.days] } };
}

function accountInfoOf({ accounting: { budgetCenter: bc, purchaseOrder: po, purchaseOrderRelease: por }, lines }: Cart) {
  const ofLines = lines.some((line) => isLive(line) && line.extra?.budgetCenter !== undefined);
  return { bc, po, por, ...(ofLines ? { isLIBCSelected: true } : {}) };
}

function summaryOf({ summary, fees }: PricedCart): CartBody['cartSummary'] {
  return {
    cartSubTotal: dollars(summary.cartSubTotal),
    cartSubTotalAfterCoupons: dollars(summary.cartSubTotalAfterCoupons),
    cartSubTotalAfterPriorityTwoCoupons: dollars(summary.cartSubTotalAfterPriorityTwoCoupons),
    cartSubTotalExcludingBasketCoupons: dollars(summary.cartSubTotalExcludingBasketCoupons),
    couponSavings: dollars(summary.couponSavings),
    instantCouponSavings: dollars(summary.instantCouponSavings),
    totalSavings: dollars(summary.savings),
    shipFee: dollars(summary.shipFee),
    handlingFee: dollars(summary.handlingFee),
    surchargeFee: dollars(summary.surchargeFee),
    surchargeFeePerUnit: dollars(summary.surchargeFeePerUnit),
    dasFee: dollars(summary.dasFee),
    furnSvcFee: dollars(summary.furnSvcFee),
    fees: fees.map(({ kind, cents, taxable, refundable }) => ({ kind, amount: dollars(cents), taxable, refundable })),
    finalMembershipSavings: dollars(summary.finalMembershipSavings),
    tax: dollars(summary.tax),
    taxes: summary.taxes.map(({ name, jurisdiction, rate, cents }) => ({
      name,
      jurisdiction,
      ratePercent: rate / 10_000,
      amount: dollars(cents),
    })),
    taxEstimated: summary.taxEstimated,
    ordTotal: dollars(summary.ordTotal),
    balanceOrdTotal: dollars(summary.balanceOrdTotal),
  };
}

function attributesOf({ priced, facts, shopper, changes }: CartView): CartBody['cartAttributes'] {
  const { summary, review, lines } = priced;
  return {
    numberOfItems: summary.numberOfItems,
    numberOfLineItems: summary.numberOfLineItems,
    userType: shopper?.userType ?? 'GUEST',
    freeShippingThreshold: dollars(summary.freeShippingThreshold),
    remainingAmountGetFreeShipping: dollars(summary.remainingAmountGetFreeShipping),
    isDasEnabled: summary.dasFee > 0,
    hardStop: review.hardStop,
    hasESDOrDFItem: lines.some(({ product }) => product?.kind === 'eDownload' || product?.kind === 'directFurniture'),
    loginRequired: review.loginRequired,
    proceedCheckout: review.proceedCheckout,
    newItemAdded: changes.some(({ actioned }) => actioned === 'ADD_ITEM'),
    isMvp: shopper?.profile?.flow === 'MVP',
    mvpType: shopper?.profile?.flow === 'MVP' ? (shopper.account?.routeType ?? 'default') : null,
    orderNumber: priced.cart.extra?.orderNumber ?? null,
    ccmultisave: OFFERED.severalSavedCards,
    isPreAuthEnabled: lines.some(({ promise }) => promise.group === 'preOrder' || promise.group === 'backOrder'),
    isMandatoryEnabled: needsAccounting(facts.shopper.permissions),
    isFurnitureServicesFeeTBD: summary.furnSvcFeeTbd,
    enablePaypal: OFFERED.paypal,
    tpsCode: shopper?.profile?.partner?.code ?? null,
    deliveryMode: deliveryMode(lines.map(({ line }) => line.delivery)),
    zipCode: facts.place.zip,
  };
}

function couponsOf({ coupons }: PricedCart, speech: Speech): CartBody['coupons'] {
  const locale = contentLocale(speech.locale) === 'fr-CA' ? 'fr-CA' : 'en-US';
  return coupons.map(({ code, coupon, cents, problem }) => ({
    code,
    title: coupon?.title[locale] ?? coupon?.title['en-US'] ?? code,
    scope: coupon?.scope ?? null,
    amount: dollars(cents),
    applied: problem === null,
    reason: problem?.reason ?? null,
    description: problem === null ? null : couponText(code, problem, speech),
  }));
}

function storesOf({ lines }: PricedCart, facts: CartFacts): CartBody['stores'] {
  const numbers = new Set(lines.flatMap(({ line }) => line.delivery.storeNumber ?? []));
  return [...numbers].flatMap((storeNumber) => {
    const store = facts.store(storeNumber);
    if (store === undefined) return [];
    const { name, addressLine1, city, state, zipcode } = store;
    return [{ storeNumber, name, addressLine1, city, state, zipcode }];
  });
}
