// Learns from all baskets: few of them directly, many in a child process.
import { learn, type Basket, type Learned } from '#finding/recommendations/rules';
import { learnInProcess } from './learn-in-child-process.ts';

/** Rarer pairs say nothing, and might reveal one shopper. */
export const LEAST_TOGETHER = 2;
/** Up to this many baskets take only milliseconds. */
const FEW = 10_000;
const BEST_SELLERS = { few: 300, many: 4_000 } as const;

/** Calls `many` when there are so many baskets that learning takes a while. */
export async function learnFrom(pages: AsyncIterable<readonly Basket[]>, signal: AbortSignal, many: () => void): Promise<Learned> {
  const rest = pages[Symbol.asyncIterator]();
  const first: Basket[] = [];
  while (first.length <= FEW) {
    const { done, value } = await rest.next();
    if (done === true) return learn(first, { leastTogether: LEAST_TOGETHER, bestSellers: BEST_SELLERS.few });
    first.push(...value);
  }
  many();
  return learnInProcess(joined(first, rest), { leastTogether: LEAST_TOGETHER, bestSellers: BEST_SELLERS.many }, signal);
}

async function* joined(first: readonly Basket[], rest: AsyncIterator<readonly Basket[]>): AsyncGenerator<readonly Basket[]> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}
