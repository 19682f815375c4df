// The answer about an item in a store, with prices and words of this shopper.
import { formatDay, type CopyLocale } from '#base/locale/rules';
import { hardAlternate, type CartFacts } from '#buying/cart/rules';
import { describeMessage, dollars, optedOut, speechOf, type Carts } from '#buying/cart/server';
import { contentLocale, MAX_LINE_QUANTITY, type ProductFacts, type StoreRecord } from '#goods/catalog/rules';
import { storeFound } from '#goods/stores/server';
import { makePaths } from '#paths';
import type { Visit } from '#platform/visit';
import type { StockItem, StoreStockAnswer } from '#buying/store-stock/contract';
import { checkAtStore, type Asked, type StoreVerdict } from '#buying/store-stock/rules';
import type { FoundItems } from './find-items.ts';

interface Question extends FoundItems {
  readonly store: StoreRecord;
  readonly asked: Asked;
  readonly typed: string;
}

/** More items with one number than these are named on none of our shelves. */
const MOST_MEANT = 10;
const MOST_ALTERNATES = 3;

export function answerFor(question: Question, shop: { readonly carts: Pick<Carts, 'imageOf'> }, visit: Visit): StoreStockAnswer {
  const { store, asked, typed, found, near, shopping } = question;
  const shown = itemIn(shop, shopping, visit);
  const { storeNumber, name } = store;
  const plain = { store: { storeNumber, name }, asked: typed, item: null, available: 0, ready: '', shipsOn: '', why: '' };
  const [product, ...others] = found;
  if (product === undefined) return { ...plain, state: asked.kind === 'notAnItem' ? 'notAnItem' : 'unknown', choices: near.map(shown) };
  if (others.length > 0) return { ...plain, state: 'ambiguous', choices: found.slice(0, MOST_MEANT).map(shown) };
  const verdict = checkAtStore(product, storeNumber, shopping);
  return {
    ...plain,
    state: verdict.state,
    item: shown(product),
    ...wordsOf(verdict, product, { store, shopping }, visit),
    choices: insteadOf(product, verdict, storeNumber, shopping, visit).map(shown),
  };
}

function wordsOf(
  verdict: StoreVerdict,
  product: ProductFacts,
  { store, shopping }: Pick<Question, 'store' | 'shopping'>,
  visit: Visit,
): Partial<Pick<StoreStockAnswer, 'available' | 'ready' | 'shipsOn' | 'why'>> {
  if (verdict.state === 'refused') return { why: describeMessage(verdict.message, speechOf(visit)).description };
  if (verdict.state === 'notInStores') return {};
  const available = Math.min(verdict.available, MAX_LINE_QUANTITY);
  if (verdict.state === 'soldOut') return { available, shipsOn: dayText(verdict.shipsOn, visit.copyLocale) };
  const items = [{ itemId: product.itemId, qty: product.increment ?? 1 }];
  const { availableAt, now } = shopping;
  const { pickup } = storeFound(store, null, { availableAt, now, copyLocale: visit.copyLocale, items, canBePickedUp: () => true });
  return { available, ready: pickup?.text ?? '' };
}

const dayText = (day: string | null, copyLocale: CopyLocale): string =>
  day === null ? '' : formatDay(new Date(`${day}T12:00:00Z`), 'UTC', copyLocale);

/** The successor of a discontinued item, and alternates on the store's shelves. */
function insteadOf(
  product: ProductFacts,
  { state }: StoreVerdict,
  storeNumber: string,
  shopping: CartFacts,
  visit: Visit,
): readonly ProductFacts[] {
  if (state !== 'soldOut' && product.status !== 'discontinued') return [];
  const successor = hardAlternate(product.itemId, shopping, optedOut(visit));
  const others = product.alternates.flatMap((itemId) => shopping.product(itemId) ?? []);
  const there = others.filter((other) => checkAtStore(other, storeNumber, shopping).state === 'inStock');
  return [...new Set([...(successor === null ? [] : [successor]), ...there])].slice(0, MOST_ALTERNATES);
}

function itemIn({ carts }: { readonly carts: Pick<Carts, 'imageOf'> }, shopping: CartFacts, { copyLocale, locale }: Visit) {
  const content = contentLocale(copyLocale);
  const paths = makePaths(locale);
  return (product: ProductFacts): StockItem => {
    const { itemId, title, slug, pack, flags, increment, quantityLimit } = product;
    const price = flags.seePriceInCart ? null : shopping.price(product, 1);
    return {
      itemId,
      name: title[content],
      href: paths.product(slug[content], itemId),
      image: carts.imageOf(product, content),
      pack: pack?.[content] ?? null,
      price: price === null ? null : dollars(price.each),
      step: increment ?? 1,
      most: Math.min(quantityLimit ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY),
    };
  };
}
