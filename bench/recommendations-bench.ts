// Recommendations measured on a year of a real shop's orders: how often they are right, and what learning and serving cost.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buyAgain, learn, makePurchasePatterns, type Basket } from '../src/finding/recommendations/rules/index.ts';
import { learnInProcess } from '../src/finding/recommendations/server/learn-in-child-process.ts';
import { readBaskets, type Bought } from './retail-baskets.ts';

const FILE = process.env['ONLINE_RETAIL_FILE'] ?? join(import.meta.dirname, '../../shared/data/online_retail.csv.gz');
const SHOWN = 12;
/** Every pair counts: the file is one shop's whole year, and nothing of it is shown. */
const LEAST_TOGETHER = 1;
const BEST_SELLERS = 4_000;

export async function recommendationsBench(): Promise<void> {
  if (!existsSync(FILE)) {
    print('recommendations', `not measured: there is no ${FILE}`, '');
    return;
  }
  const baskets = readBaskets(FILE);
  await lastNewItem(baskets);
  restOfBasket(baskets);
  nextBasket(baskets);
}

const historiesOf = (baskets: readonly Bought[]) =>
  Map.groupBy(
    baskets.filter(({ ownerId }) => ownerId !== null),
    ({ ownerId }) => ownerId ?? '',
  );

/** Of each customer with five items or more the last that was new to them is taken away, and has to be among those recommended. */
async function lastNewItem(baskets: readonly Bought[]): Promise<void> {
  const tests: { readonly owned: readonly string[]; readonly target: string }[] = [];
  const known: Basket[] = [];
  for (const [ownerId, own] of historiesOf(baskets)) {
    const items = [...new Set(own.flatMap(({ itemIds }) => itemIds))];
    const target = items.length >= 5 ? items.pop() : undefined;
    if (target !== undefined) tests.push({ owned: items, target });
    known.push({ ownerId, itemIds: items });
  }
  const begun = performance.now();
  const learned = await learnInProcess(
    pagesOf(known),
    { leastTogether: LEAST_TOGETHER, bestSellers: BEST_SELLERS },
    new AbortController().signal,
  );
  print('training apart from the server', `${((performance.now() - begun) / 1000).toFixed(1)} s`, '≤ 60 s');
  const habits = makePurchasePatterns(learned, LEAST_TOGETHER);
  report(
    'last new item, HitRate@12',
    tests,
    ({ owned, target }) => habits.wantedAfter(owned.toReversed(), SHOWN).includes(target),
    '≥ .19',
  );
}

async function* pagesOf(baskets: readonly Basket[]): AsyncGenerator<readonly Basket[]> {
  for (let at = 0; at < baskets.length; at += 2_000) yield baskets.slice(at, at + 2_000);
}

/** The last tenth of the customers' baskets of four items and more: from three of each, one of the others. */
function restOfBasket(baskets: readonly Bought[]): void {
  const owned = baskets.filter(({ ownerId }) => ownerId !== null);
  const cut = Math.floor(owned.length * 0.9);
  const habits = makePurchasePatterns(learn(owned.slice(0, cut), { leastTogether: LEAST_TOGETHER, bestSellers: 0 }), LEAST_TOGETHER);
  let drawn = 7;
  const draw = (): number => (drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const tests = owned
    .slice(cut)
    .filter(({ itemIds }) => itemIds.length >= 4)
    .map(({ itemIds }) =>
      itemIds
        .map((itemId) => ({ itemId, place: draw() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ itemId }) => itemId),
    );
  report(
    'rest of a basket from three, HitRate@12',
    tests,
    (items) => habits.beside(items.slice(0, 3), SHOWN).some((itemId) => items.slice(3).includes(itemId)),
    '≥ .81',
  );
}

/** The last basket of each customer with three and more, from the ones before. */
function nextBasket(baskets: readonly Bought[]): void {
  const tests = [...historiesOf(baskets).values()].filter((own) => own.length >= 3);
  const sold = new Map<string, number>();
  for (const own of tests)
    for (const { itemIds } of own.slice(0, -1)) for (const itemId of itemIds) sold.set(itemId, (sold.get(itemId) ?? 0) + 1);
  report(
    'next basket, HitRate@12',
    tests,
    (own) => {
      const last = own.at(-1);
      const before = own.slice(0, -1).flatMap(({ at, itemIds }) => itemIds.map((itemId) => ({ itemId, at })));
      return buyAgain(before, last?.at ?? 0, SHOWN, (itemId) => sold.get(itemId) ?? 0).some((itemId) => last?.itemIds.includes(itemId));
    },
    '≥ .76',
  );
}

function report<T>(name: string, tests: readonly T[], hit: (test: T) => boolean, wanted: string): void {
  let hits = 0;
  const times = tests.map((test) => {
    const begun = performance.now();
    if (hit(test)) hits += 1;
    return performance.now() - begun;
  });
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  print(name, (hits / tests.length).toFixed(3), `${wanted} of ${tests.length}`);
  print('  served, p99', `${p99.toFixed(2)} ms`, '≤ 2 ms');
}

function print(name: string, value: string, wanted: string): void {
  console.log(`${name.padEnd(46)} ${value.padStart(12)}  ${wanted}`);
}
