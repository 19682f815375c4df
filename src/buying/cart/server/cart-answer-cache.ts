// Caches answers made from a cart while their sources are unchanged: the cart, the shopper, the edition of the facts, and every stock value that the
// answer used. Stock changes with every order, so those values are compared one by one.
import type { CartFacts, FactsEdition } from '#buying/cart/rules';
import { makeRecentlyUsed } from '#platform/recently-used';

/** What an answer is made from, besides the facts' values. Compared by identity: objects in memory are replaced, never changed. */
export interface AnswerSource {
  readonly cart: object;
  readonly shopper: object;
  readonly facts: CartFacts;
}

export interface CartAnswerCache {
  /** The answer cached under `key`, or a new one from `make`, whose facts record the stock values it reads. */
  of<R extends object>(key: string, source: AnswerSource, make: (facts: CartFacts) => R): R;
}

/** A stock value that the answer used; without a location, all that can be shipped. */
interface StockRead {
  readonly itemId: string;
  readonly location: string | null;
  readonly units: number;
}

interface KeptAnswer extends Omit<AnswerSource, 'facts'> {
  readonly edition: FactsEdition;
  /** While this edition of all stock is the same, no stock value needs comparing. */
  readonly stock: ReturnType<FactsEdition['stock']>;
  readonly stockReads: readonly StockRead[];
  readonly answer: object;
}

const MOST_ANSWERS = 1_000;
/** Limits the memory for large carts: four stock values for each of five hundred lines. */
const MAX_STOCK_READS = 4_000;

export function makeCartAnswerCache(): CartAnswerCache {
  const kept = makeRecentlyUsed<{ last: KeptAnswer | undefined }>(MOST_ANSWERS);
  return {
    of<R extends object>(key: string, source: AnswerSource, make: (facts: CartFacts) => R): R {
      const slot = kept.of(key, () => ({ last: undefined }));
      const { cart, shopper, facts } = source;
      const { edition } = facts;
      const stock = edition?.stock() ?? '';
      if (slot.last !== undefined && isStillValid(slot.last, source)) {
        // Only other stock changed: notes the edition, so that the next request need not compare again.
        if (slot.last.stock !== stock) slot.last = { ...slot.last, stock };
        // Each key belongs to one kind of request, so the answer is an R.
        return slot.last.answer as R;
      }
      const stockReads: StockRead[] = [];
      const answer = make(recordingStockReads(facts, stockReads));
      slot.last =
        edition === null || stockReads.length > MAX_STOCK_READS ? undefined : { cart, shopper, edition, stock, stockReads, answer };
      return answer;
    },
  };
}

function isStillValid({ stockReads, edition, stock, ...kept }: KeptAnswer, { cart, shopper, facts }: AnswerSource): boolean {
  return (
    kept.cart === cart &&
    kept.shopper === shopper &&
    facts.edition !== null &&
    isSame(edition.of, facts.edition.of) &&
    isSame(edition.discountsOf, facts.edition.discountsOf) &&
    (stock === facts.edition.stock() ||
      stockReads.every(
        ({ itemId, location, units }) => units === (location === null ? facts.available(itemId) : facts.availableAt(itemId, location)),
      ))
  );
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, at) => one === now[at]);
}

/** The same facts, recording each stock value that the caller reads. */
function recordingStockReads(facts: CartFacts, stockReads: StockRead[]): CartFacts {
  const note = (itemId: string, location: string | null, units: number): number => {
    if (stockReads.length <= MAX_STOCK_READS) stockReads.push({ itemId, location, units });
    return units;
  };
  return {
    ...facts,
    available: (itemId) => note(itemId, null, facts.available(itemId)),
    availableAt: (itemId, location) => note(itemId, location, facts.availableAt(itemId, location)),
  };
}
