// Imports an earlier shop's orders as baskets for recommendations.
import { itemIdsOf } from '#goods/catalog/server';
import { BOUGHT_COLUMNS, basketsOf, readBoughtLine, type PastBasket } from '#finding/recommendations/rules';
import { importBaskets } from '#finding/recommendations/server';
import { rowsOf } from './read-rows.ts';
import type { StaffJob, StaffRun } from './staff-job.ts';

/** By command: `baskets import`. */
export const BASKET_JOBS: Readonly<Record<string, StaffJob>> = {
  'baskets import': async (run) => {
    const { baskets, problems } = await basketsIn(run);
    if (problems.length > 0) return problems;
    const written = await importBaskets(run.db, baskets);
    run.say(`${written} baskets written, ${baskets.length - written} were there already`);
    return [];
  },
  'baskets check': async (run) => {
    const { baskets, problems } = await basketsIn(run);
    if (problems.length === 0) run.say(`${baskets.length} baskets could be written`);
    return problems;
  },
};

/** An earlier shop sold much that this one does not: a few examples show whether the numbers are right. */
const MOST_NAMED = 20;

/** The baskets of a file, with only the items that the shop sells. */
async function basketsIn({ db, file, now, say }: StaffRun): Promise<{ baskets: readonly PastBasket[]; problems: readonly string[] }> {
  const needed = BOUGHT_COLUMNS.filter((column) => column !== 'customer');
  const { rows, lines, problems } = await rowsOf(file, (cells) => readBoughtLine(cells, now.getTime()), { needed });
  const { baskets, problems: unlike } = basketsOf(rows, lines);
  if (problems.length + unlike.length > 0) return { baskets: [], problems: [...problems, ...unlike] };
  const sold = new Set(await itemIdsOf(db));
  const unknown = rows.flatMap(({ itemId }, at) => (sold.has(itemId) ? [] : [`line ${lines[at]}: item ${itemId} is not in the catalogue`]));
  for (const line of unknown.slice(0, MOST_NAMED)) say(line);
  if (unknown.length > 0) say(`${unknown.length} of ${rows.length} lines left out, for their items are not in the catalogue`);
  const kept = baskets.map((basket) => ({ ...basket, itemIds: basket.itemIds.filter((itemId) => sold.has(itemId)) }));
  return { baskets: kept.filter(({ itemIds }) => itemIds.length > 0), problems: [] };
}
