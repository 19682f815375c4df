// The items of a form: at today's prices, which their owner agrees to.
import { sayer } from '#base/locale/words';
import type { SignedIn } from '#base/shopper/rules';
import { readUnits, REPEATED } from '#buying/restock/rules';
import { restockMessageWords } from '#buying/restock/words/messages';
import type { Visit } from '#platform/visit';
import { dueCart, priceDue, unitOf, type WantedLine } from './due-cart.ts';
import type { RestockDeps } from './restock-deps.ts';
import { problemText, type FieldError, type Terms } from './typed-terms.ts';

export interface TypedItem {
  readonly itemId: string;
  readonly qty: string;
}

export interface PricedItem extends WantedLine {
  /** Unit price of today in cents. */
  readonly unit: number;
}

/** The items of a form at today's prices, and what is wrong with them. */
export async function readItems(deps: RestockDeps, visit: Visit, shopper: SignedIn, typed: readonly TypedItem[]) {
  const wanted = typed.map(({ itemId, qty }) => ({ itemId: itemId.slice(0, 40), qty: readUnits(qty) }));
  const own = { ...visit, cartPurpose: 'restock' as const };
  const cart = dueCart(deps, { visit: own, shopper, lines: wanted.map(({ itemId, qty }) => ({ itemId, qty: qty ?? 1 })) });
  const priced = await priceDue(deps, { visit: own, shopper }, cart, undefined);
  const say = sayer(restockMessageWords, visit.copyLocale);
  const errors: FieldError[] = [];
  const lines: PricedItem[] = [];
  for (const [at, { itemId, qty }] of wanted.entries()) {
    const line = priced.lines[at];
    const unit = line === undefined ? null : unitOf(line);
    const kind = deps.catalog.get(itemId)?.kind;
    if (qty === null) errors.push({ field: `qty-${at}`, message: problemText({ field: 'qty', code: 'QUANTITY_WRONG' }, visit) });
    if (unit === null || kind === undefined || !REPEATED.has(kind)) errors.push({ field: `itemId-${at}`, message: say('ITEM_NOT_SOLD') });
    else lines.push({ itemId, qty: qty ?? 1, unit });
  }
  return { errors, lines };
}

/** A restock as its statements take it. */
export function kept({ shopperId: ownerId }: SignedIn, restockId: string, terms: Terms, { itemId, qty, unit }: PricedItem) {
  const { every, anchor: anchorOn, nextOn, dates, lastOn, timesLeft, priceLimit, whenShort } = terms;
  const { addressId, locationId, cardId, budgetCenter, purchaseOrder } = terms;
  return {
    ownerId,
    restockId,
    itemId,
    qty,
    agreedCents: unit,
    unit: every?.unit ?? null,
    every: every?.count ?? null,
    anchorOn,
    nextOn,
    dates,
    lastOn,
    timesLeft,
    priceLimit,
    whenShort,
    addressId,
    locationId,
    cardId,
    budgetCenter,
    purchaseOrder,
  };
}
