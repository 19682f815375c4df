// Turns a priced cart into the API's answer: whole, or only what a command changed (CART-1, CART-2).
import type { Cart as CartBody } from '#buying/cart/contract';
import { deskOf, isLive, type CartLine, type PricedLine } from '#buying/cart/rules';
import { contentLocale } from '#goods/catalog/rules';
import { makePaths } from '#paths';
import { headOf } from './cart-head.ts';
import type { CartView } from './cart-view.ts';
import { speechOf } from './speech.ts';
import { itemReply, removedReply } from './item-reply.ts';
import type { ItemView } from './item-view.ts';
import { wholeOnly } from './whole-cart.ts';

/** Made once, because a locale's addresses never change. */
const PATHS = { 'en-US': makePaths('en-US'), 'en-CA': makePaths('en-CA'), 'fr-CA': makePaths('fr-CA') } as const;

/** The whole cart; `withRemoved` adds lines that can still be restored. */
export function wholeCart(view: CartView, withRemoved: boolean): CartBody {
  const items = itemView(view);
  const { lines, cart } = view.priced;
  const kindOf = ({ product }: PricedLine): string => product?.kind ?? '';
  return {
    ...headOf(view, items.speech),
    items: withRemoved ? inOrder(view, cart.lines, () => items) : lines.map((line) => itemReply(line, items)),
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

/** Up to this many lines an answer lists every delivery option; a larger one leaves them to a separate request. */
const MOST_WITH_OPTIONS = 40;

/**
 * Totals and the lines that the command changed, with their services, and every line that coupons make cheaper, because a line's discount depends on
 * the other lines.
 */
export function deltaCart(view: CartView): CartBody {
  const { cart, lines: priced } = view.priced;
  const touched = new Set(view.changes.map(({ cartItemId }) => cartItemId));
  const cheaper = new Set(priced.filter((line) => line.itemDiscount + line.basketDiscount !== 0).map(({ line }) => line.cartItemId));
  const items = itemView({ ...view, withOptions: touched.size <= MOST_WITH_OPTIONS });
  const cheaperItems = { ...items, withOptions: false };
  const isTouched = ({ cartItemId, parent }: CartLine): boolean => touched.has(cartItemId) || touched.has(parent?.cartItemId ?? '');
  const lines = touched.size + cheaper.size === 0 ? [] : cart.lines.filter((line) => isTouched(line) || cheaper.has(line.cartItemId));
  const replies = inOrder(view, lines, (line) => (isTouched(line) ? items : cheaperItems));
  return { ...headOf(view, items.speech), items: replies, delta: true };
}

/** Priced lines have the same order as the requested ones. */
function inOrder({ priced }: CartView, lines: readonly CartLine[], viewOf: (line: CartLine) => ItemView): CartBody['items'] {
  let at = 0;
  return lines.map((line) => {
    if (!isLive(line)) return removedReply(line, viewOf(line));
    while (at < priced.lines.length && priced.lines[at]?.line !== line) at += 1;
    const one = priced.lines[at];
    if (one === undefined) throw new Error(`Line ${line.cartItemId} was not priced`);
    return itemReply(one, viewOf(line));
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
    speech: { ...speechOf(visit), nameOf: (itemId) => facts.product(itemId)?.title[contentLocale(visit.copyLocale)] },
    paths: PATHS[visit.locale],
    imageOf,
    withTrace,
    withOptions,
    desk: lazily(() => deskOf(facts)),
    takenByOtherLines: takenByOtherLines(priced.lines),
    without,
    version: priced.cart.version,
    itemOf: (cartItemId) => byId.get(cartItemId) ?? null,
    childItems: (cartItemId) => (children.get(cartItemId) ?? []).map(({ itemId }) => itemId),
    changeOf: (cartItemId) => changed.get(cartItemId),
  };
}

const NOTHING_TAKEN: ReturnType<ItemView['takenByOtherLines']> = [];

/** Stock that other lines of the same item take, rarely any. Most answers show one line, which a search finds; for more, lines are grouped. */
function takenByOtherLines(lines: readonly PricedLine[]): ItemView['takenByOtherLines'] {
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
