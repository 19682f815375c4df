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

type Ask = (...given: readonly unknown[]) => unknown;

interface Look {
  /** Which question, by its place among the facts. */
  readonly at: number;
  readonly given: readonly unknown[];
  readonly seen: unknown;
}

interface KeptAnswer extends Omit<AnswerSource, 'facts'> {
  readonly plain: readonly unknown[];
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
      const { plain, questions } = sorted(source.facts);
      // What is kept under a key was made by the same kind of request, so it is an R.
      if (slot.last !== undefined && isStillSo(slot.last, source, plain, questions)) return slot.last.answer as R;
      const looks: Look[] = [];
      const answer = make(remembering(source.facts, looks));
      slot.last = looks.length > MOST_LOOKS ? undefined : { cart: source.cart, shopper: source.shopper, plain, looks, answer };
      return answer;
    },
  };
}

function isStillSo(kept: KeptAnswer, { cart, shopper }: AnswerSource, plain: readonly unknown[], questions: readonly Ask[]): boolean {
  return (
    kept.cart === cart &&
    kept.shopper === shopper &&
    plain.length === kept.plain.length &&
    plain.every((value, at) => isSame(value, kept.plain[at])) &&
    kept.looks.every(({ at, given, seen }) => isSame(questions[at]?.(...given), seen))
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && a !== null && isDeepStrictEqual(a, b));
}

/** Facts that are values and facts that are questions, in an order of their own; those that are given as a group are opened. */
function sorted({ now, shopper: _rights, edition: _edition, ...facts }: CartFacts): {
  readonly plain: readonly unknown[];
  readonly questions: readonly Ask[];
} {
  // Dates and cut-offs are told to the minute. The shopper's rights follow from the shopper.
  const plain: unknown[] = [Math.floor(now / MINUTE_MS)];
  const questions: Ask[] = [];
  walk(facts, (value) => void (typeof value === 'function' ? questions.push(value as Ask) : plain.push(value)));
  return { plain, questions };
}

/** The same facts, each question and its answer noted. */
function remembering({ now, shopper, edition, ...facts }: CartFacts, looks: Look[]): CartFacts {
  let count = 0;
  const noting = walk(facts, (value) => {
    if (typeof value !== 'function') return value;
    const ask = value as Ask;
    const at = count++;
    return (...given: readonly unknown[]) => {
      const seen = ask(...given);
      if (looks.length <= MOST_LOOKS) looks.push({ at, given, seen });
      return seen;
    };
  });
  // Every fact under its own name, so it is what it was made from.
  return { ...(noting as Omit<CartFacts, 'now' | 'shopper' | 'edition'>), now, shopper, edition };
}

/** Visits each fact, and each of a group that holds questions, always in the same order; gives what the visitor made of them. */
function walk(facts: object, visit: (value: unknown) => unknown, depth = 0): object {
  const made: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) made[name] = isGroup(value) && depth === 0 ? walk(value, visit, 1) : visit(value);
  return made;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.values(value).some((member) => typeof member === 'function');
}
