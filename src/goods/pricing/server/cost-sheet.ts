// What items cost the shop, as staff import and export it.
import type { Currency } from '#base/money/rules';
import { statement, type Queries } from '#platform/db';
import { COSTS } from './contract-queries.ts';

export interface ItemCost {
  readonly itemId: string;
  readonly currency: Currency;
  /** Of one unit. */
  readonly cents: number;
}

const WRITE_COSTS = statement<unknown>(
  'item_costs_write',
  `insert into item_cost (item_id, currency, cents)
   select item_id, currency, cents from jsonb_to_recordset($1) as r (item_id text, currency text, cents integer)
   on conflict (item_id, currency) do update set cents = excluded.cents where item_cost.cents <> excluded.cents`,
);

const PORTION = 5_000;

/** Adds or changes costs; what is left out stays. */
export async function writeCosts(tx: Queries, costs: readonly ItemCost[]): Promise<void> {
  for (let at = 0; at < costs.length; at += PORTION) {
    const rows = costs.slice(at, at + PORTION).map(({ itemId, currency, cents }) => ({ item_id: itemId, currency, cents }));
    await tx.run(WRITE_COSTS, [JSON.stringify(rows)]);
  }
}

export const readCosts = async (on: Queries): Promise<readonly ItemCost[]> =>
  (await on.many(COSTS, [])).map(({ item_id: itemId, currency, cents }) => ({ itemId, currency, cents }));
