// Answers made from a cart, kept as long as every fact of the world that was looked at on the way is still so. Nobody has to
// announce a change: a new price, another amount on the shelf or the next minute is found by looking again.
import { isDeepStrictEqual } from 'node:util';
import type { CartFacts } from '#cart/rules';
import { makeRecentlyUsed } from '#platform/recently-used';

/** What an answer is made from, beside the world. Compared by identity: what is in memory is replaced, never changed. */
export interface AnswerSource {
  readonly cart: object;
  readonly shopper: object;
  readonly facts: CartFacts;
}

export interface KeptAnswers {
  /** The answer kept under `key`, or the one that `make` gives from facts that remember what was asked of them. */
  of<R extends object>(key: string, source: AnswerSource, make: (facts: CartFacts) => R): R;
}

interface Look {
  readonly name: keyof CartFacts;
  readonly given: readonly unknown[];
  readonly seen: unknown;
}

interface KeptAnswer extends Omit<AnswerSource, 'facts'> {
  readonly plain: PlainFacts;
  readonly looks: readonly Look[];
  readonly answer: object;
}

const MOST_ANSWERS = 1_000;
/** A cart of hundreds of lines is priced anew: looking at everything again would take as long. */
const MOST_LOOKS = 1_000;
const MINUTE_MS = 60_000;

export function makeKeptAnswers(): KeptAnswers {
  const kept = makeRecentlyUsed<{ last: KeptAnswer | undefined }>(MOST_ANSWERS);
  return {
    of<R extends object>(key: string, source: AnswerSource, make: (facts: CartFacts) => R): R {
      const slot = kept.of(key, () => ({ last: undefined }));
      const plain = plainFacts(source.facts);
      // What is kept under a key was made by the same kind of request, so it is an R.
      if (slot.last !== undefined && isStillSo(slot.last, source, plain)) return slot.last.answer as R;
      const looks: Look[] = [];
      const answer = make(remembering(source.facts, looks));
      slot.last = looks.length > MOST_LOOKS ? undefined : { cart: source.cart, shopper: source.shopper, plain, looks, answer };
      return answer;
    },
  };
}

function isStillSo({ cart, shopper, plain, looks }: KeptAnswer, source: AnswerSource, now: PlainFacts): boolean {
  return (
    cart === source.cart &&
    shopper === source.shopper &&
    isDeepStrictEqual(plain, now) &&
    looks.every(({ name, given, seen }) => isSame((source.facts[name] as Ask)(...given), seen))
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && a !== null && isDeepStrictEqual(a, b));
}

type Ask = (...given: readonly unknown[]) => unknown;
type PlainFacts = Readonly<Record<string, unknown>>;

/** The facts that are no questions. Dates and cut-offs are told to the minute. The shopper's rights follow from the shopper. */
function plainFacts({ now, shopper: _rights, ...facts }: CartFacts): PlainFacts {
  const plain: Record<string, unknown> = { minute: Math.floor(now / MINUTE_MS) };
  for (const [name, value] of Object.entries(facts)) if (typeof value !== 'function') plain[name] = value;
  return plain;
}

/** The same facts, each question and its answer noted. */
function remembering(facts: CartFacts, looks: Look[]): CartFacts {
  const noting = Object.entries(facts).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'function') return [name, value];
    const ask = value as Ask;
    return [
      name,
      (...given: readonly unknown[]) => {
        const seen = ask(...given);
        if (looks.length <= MOST_LOOKS) looks.push({ name: name as keyof CartFacts, given, seen });
        return seen;
      },
    ];
  });
  // Every fact under its own name, so it is what it was made from.
  return Object.fromEntries(noting) as unknown as CartFacts;
}
