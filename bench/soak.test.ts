// A short soak, with every kind of fault: what shoppers were told, orders, money, stock, coupons, gift cards and reward money agree to the
// cent (trust 5, 6, 7, 8, 28).
import pg from 'pg';
import { expect, test } from 'vitest';
import { findPostgres, withPostgres } from '../tools/stages/postgres.mjs';
import { FAULTS, faultPlan } from './fault-plan.ts';
import { runSoak, type SoakReport } from './run-soak.ts';

const ORDERS = 240;
/** Killed, a shop takes seconds to come back; a draft of nobody is decided after half a minute. */
const PATIENCE_MS = 600_000;

async function soak(): Promise<SoakReport> {
  const bin = await findPostgres();
  if (bin === undefined) throw new Error('The soak restarts a PostgreSQL of its own: install PostgreSQL 15 or newer.');
  return withPostgres(
    bin,
    async (url, restart) => {
      for (const name of ['soak_shop', 'soak_company']) await create(url, name);
      const of = (name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
      return runSoak({
        orders: ORDERS,
        shoppers: 12,
        seed: 7,
        databaseUrl: of('soak_shop'),
        providerUrl: of('soak_company'),
        restartDatabase: restart,
        progress: () => undefined,
      });
    },
    { durable: true },
  );
}

async function create(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

test(
  '[CHK-4] [PAY-1] [PAY-7] trust 5, 6, 7, 8, 28: hundreds of orders with every kind of fault, and every book agrees to the cent',
  { timeout: PATIENCE_MS },
  async () => {
    const plan = faultPlan(ORDERS, 7);
    expect(new Set(plan.values())).toEqual(new Set(FAULTS));
    const { told, kills, restarts, problems, ledger, giftCards } = await soak();
    expect(problems).toEqual([]);
    expect(told.placed + told.soldOut + told.declined).toBe(ORDERS);
    expect(told.declined).toBeGreaterThan(0);
    expect([kills, restarts]).toEqual([3, 2]);
    expect(giftCards).toBeGreaterThan(0);
    const usd = ledger.sums.get('USD');
    expect(usd?.orders).toBe(told.placed);
    expect(usd?.captured).toBeGreaterThan(0);
    expect(usd?.voided).toBeGreaterThan(0);
  },
);
