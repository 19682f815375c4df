// Staff's commands for what items cost the shop. Prices that are agreed as cost plus a percentage start from it; shoppers never learn it.
import { stringify } from 'csv-stringify/sync';
import { contractItems } from '#goods/catalog/server';
import { hundredthsOf } from '#goods/pricing/rules';
import { lockContracts, readCosts, writeCosts, type ItemCost } from '#goods/pricing/server';
import { rowsOf, type Cells } from './read-rows.ts';
import type { StaffJob } from './staff-job.ts';
import { writeOutput } from './write-output.ts';

const COLUMNS = ['item_id', 'currency', 'cost'];

/** By command: `costs import`. */
export const COST_JOBS: Readonly<Record<string, StaffJob>> = {
  'costs import': async ({ db, file, say }) => {
    const { rows, lines, problems } = await rowsOf(file, readCost, {
      keyOf: ({ itemId, currency }) => `${itemId} ${currency}`,
      needed: COLUMNS,
    });
    if (problems.length > 0) return problems;
    return db.transaction(async (tx) => {
      await lockContracts(tx);
      const itemIds = [...new Set(rows.map(({ itemId }) => itemId))];
      const { items } = await contractItems(tx, { itemIds, categoryIds: [], brands: [] });
      const unknown = rows.flatMap(({ itemId }, at) =>
        items.has(itemId) ? [] : [`line ${lines[at]}: item ${itemId} is not in the catalogue`],
      );
      if (unknown.length > 0) return unknown;
      await writeCosts(tx, rows);
      say(`${rows.length} costs written`);
      return [];
    });
  },
  'costs export': async ({ db, file, say }) => {
    const rows = (await readCosts(db)).map(({ itemId, currency, cents }) => ({
      item_id: itemId,
      currency,
      cost: (cents / 100).toFixed(2),
    }));
    const sorted = rows.toSorted((one, other) => (`${one.item_id} ${one.currency}` < `${other.item_id} ${other.currency}` ? -1 : 1));
    return writeOutput(file, stringify(sorted, { header: true, columns: COLUMNS, escape_formulas: true }), say);
  },
};

/** Returns an error sentence for a malformed row. */
function readCost({ item_id: itemId = '', currency = '', cost = '' }: Cells): ItemCost | string {
  if (itemId.trim() === '') return 'item_id is empty';
  if (currency !== 'USD' && currency !== 'CAD') return `currency ${currency} is neither USD nor CAD`;
  const cents = hundredthsOf(cost.trim());
  return cents === undefined ? `cost ${cost} is no amount such as 12.50` : { itemId: itemId.trim(), currency, cents };
}
