// Answers made from a cart, kept as long as what they were made from is still so: the cart, the shopper, the edition of the facts, and
// every amount in stock that was looked at on the way, looked at again. Amounts change with every order; the rest seldom does.
import type { CartFacts, FactsEdition } from '#buying/cart/rules';
import { makeRecentlyUsed } from '#platform/recently-used';

/** What an answer is made from, beside the world. Compared by identity: what is in memory is replaced, never changed. */
export interface AnswerSource {
  readonly cart: object;
  readonly shopper: object;
  readonly facts: CartFacts;
}

export interface CartAnswerCache {
  /** The answer kept under `key`, or the one that `make` gives from facts that remember which amounts were asked for. */
  of<R extends object>(key: string, source: AnswerSource, make: (facts: CartFacts) => R): R;
}

/** An amount that was looked at; without a location, all that can be shipped. */
interface Look {
  readonly itemId: string;
  readonly location: string | null;
  readonly units: number;
}

interface KeptAnswer extends Omit<AnswerSource, 'facts'> {
  readonly edition: FactsEdition;
  /** While all stock is what it was then, no amount has to be looked at again. */
  readonly stock: ReturnType<FactsEdition['stock']>;
  readonly looks: readonly Look[];
  readonly answer: object;
}

const MOST_ANSWERS = 1_000;
/** What is kept of carts with hundreds of lines takes memory: four looks for each line of five hundred. */
const MOST_LOOKS = 4_000;

export function makeCartAnswerCache(): CartAnswerCache {
  const kept = makeRecentlyUsed<{ last: KeptAnswer | undefined }>(MOST_ANSWERS);
  return {
    of<R extends object>(key: string, source: AnswerSource, make: (facts: CartFacts) => R): R {
      const slot = kept.of(key, () => ({ last: undefined }));
      const { cart, shopper, facts } = source;
      const { edition } = facts;
      const stock = edition?.stock() ?? '';
      if (slot.last !== undefined && isStillSo(slot.last, source)) {
        // What changed was the stock of something else: it is not looked for again.
        if (slot.last.stock !== stock) slot.last = { ...slot.last, stock };
        // What is kept under a key was made by the same kind of request, so it is an R.
        return slot.last.answer as R;
      }
      const looks: Look[] = [];
      const answer = make(remembering(facts, looks));
      slot.last = edition === null || looks.length > MOST_LOOKS ? undefined : { cart, shopper, edition, stock, looks, answer };
      return answer;
    },
  };
}

function isStillSo({ looks, edition, stock, ...kept }: KeptAnswer, { cart, shopper, facts }: AnswerSource): boolean {
  return (
    kept.cart === cart &&
    kept.shopper === shopper &&
    facts.edition !== null &&
    isSame(edition.of, facts.edition.of) &&
    isSame(edition.discountsOf, facts.edition.discountsOf) &&
    (stock === facts.edition.stock() ||
      looks.every(
        ({ itemId, location, units }) => units === (location === null ? facts.available(itemId) : facts.availableAt(itemId, location)),
      ))
  );
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, at) => one === now[at]);
}

/** The same facts, each amount that is asked for noted. */
function remembering(facts: CartFacts, looks: Look[]): CartFacts {
  const note = (itemId: string, location: string | null, units: number): number => {
    if (looks.length <= MOST_LOOKS) looks.push({ itemId, location, units });
    return units;
  };
  return {
    ...facts,
    available: (itemId) => note(itemId, null, facts.available(itemId)),
    availableAt: (itemId, location) => note(itemId, location, facts.availableAt(itemId, location)),
  };
}
