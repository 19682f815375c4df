// What items cost the shop, in memory: for prices that are agreed as cost plus a percentage. Nothing here reaches a reply.
import type { Currency } from '#base/money/rules';
import type { Db } from '#platform/db';
import { COSTS } from './contract-queries.ts';

export interface ItemCosts {
  /** Cents for one unit; undefined when nobody imported it. */
  of(itemId: string, currency: Currency): number | undefined;
  close(): Promise<void>;
}

const AGAIN_MS = 1_000;

/** `changed` is called when other costs are in force. A failed reading is tried again until it works; meanwhile the costs of before hold. */
export async function makeItemCosts(db: Db, changed: () => void): Promise<ItemCosts> {
  let costs = await readCosts(db);
  let again: NodeJS.Timeout | undefined;
  const read = async (): Promise<void> => {
    costs = await readCosts(db);
    changed();
  };
  const readAgain = (): void => {
    again ??= setTimeout(() => {
      again = undefined;
      void read().catch(readAgain);
    }, AGAIN_MS).unref();
  };
  const unlisten = await db.listen('item_cost', () => void read().catch(readAgain));
  return {
    of: (itemId, currency) => costs.get(keyOf(itemId, currency)),
    close: async () => {
      clearTimeout(again);
      await unlisten();
    },
  };
}

const keyOf = (itemId: string, currency: Currency): string => `${currency} ${itemId}`;

const readCosts = async (db: Db): Promise<ReadonlyMap<string, number>> =>
  new Map((await db.many(COSTS, [])).map(({ item_id, currency, cents }) => [keyOf(item_id, currency), cents]));
