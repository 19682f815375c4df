// A shop whose clock runs through days: at each it does the restocks' work of a few minutes. It is killed from outside at any moment.
import { overNetwork } from '#buying/payment/server';
import { addDays } from '#base/calendar/rules';
import { readConfig } from '#platform/config';
import { openPostgres } from '#platform/postgres-db';
import { setPrices } from './restock-keepers.ts';
import { ITEMS, priceOn } from './restock-plan.ts';
import { buildApp } from '../src/shop/app.ts';

export interface DaysToRun {
  readonly databaseUrl: string;
  readonly providerUrl: string;
  readonly providerKey: string;
  readonly from: string;
  readonly until: string;
}

/** After the lease of what an earlier shop was ordering when it was killed. */
const MINUTES = ['12:00', '12:20', '12:40'] as const;

const { databaseUrl, providerUrl, providerKey, from, until } = JSON.parse(process.argv[2] ?? '{}') as DaysToRun;
let now = new Date(`${from}T12:00:00Z`);
const db = await openPostgres(databaseUrl, 6);
const config = readConfig({ PORT: '3000', LOG_LEVEL: 'silent', INKWELL_DEMO: 'no' });
const payment = { send: overNetwork(providerUrl, providerKey), key: 'shared by shop and bench' };
const openShop = async (day: string) => {
  await setPrices(db, day);
  return buildApp({ config, db, clock: { now: () => now }, payment, crowds: true });
};
let app = await openShop(from);
for (let day = from; day < until; day = addDays(day, 1)) {
  // A shop that starts has the prices of its day.
  if (day > from && ITEMS.some((itemId) => priceOn(itemId, day) !== priceOn(itemId, addDays(day, -1)))) {
    await app.close();
    app = await openShop(day);
  }
  for (const minute of MINUTES) {
    now = new Date(`${day}T${minute}:00Z`);
    // As in a shop: what failed (a database that was too busy) is looked at again in the next minute.
    await app.runJob('restock-run').catch((error: unknown) => console.error(`\n${day} ${minute}: ${String(error)}`));
  }
  process.stdout.write(`${day}\n`);
}
await app.close();
await db.close();
process.exit(0);
