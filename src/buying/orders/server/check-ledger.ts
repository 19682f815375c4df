// Compares every order since a day, to the cent, with the payment company's books, the stock, the coupons and the book of rewards. It only
// reads; it counts orders in progress and skips them.
import { allocationsOf, checkStock } from '#goods/inventory/server';
import { ledgerProblems, type BankEntry, type BookedRewards } from '#buying/orders/rules';
import type { LedgerEntry } from '#buying/payment/contract';
import type { PaymentProvider } from '#buying/payment/server';
import type { Db } from '#platform/db';
import { checkCoupons, couponUsesOf } from '#goods/promotions/server';
import { checkRewards, rewardsOfOrders } from '#buying/rewards/server';
import { CARTS_ORDERED_TWICE, LEDGER_ORDERS, UNKNOWN_ORDERS, type LedgerRow } from './ledger-queries.ts';

const PAGE = 500;
/** Tolerance for the company's clock. */
const CLOCKS_MS = 3_600_000;

export interface LedgerFacts {
  readonly db: Db;
  readonly provider: Pick<PaymentProvider, 'ledger'>;
  /** Checks orders begun since then. */
  readonly since: Date;
}

/** Amounts in cents. */
export interface LedgerSums {
  orders: number;
  authorised: number;
  captured: number;
  refunded: number;
  voided: number;
}

export interface LedgerReport {
  /** By currency. */
  readonly sums: ReadonlyMap<string, LedgerSums>;
  /** Released drafts, and orders skipped because a request is working on them. */
  readonly released: number;
  readonly underWay: number;
  readonly problems: readonly string[];
}

export async function checkLedger({ db, provider, since }: LedgerFacts): Promise<LedgerReport> {
  const books = await readBooks(provider, new Date(since.getTime() - CLOCKS_MS));
  const sums = new Map<string, LedgerSums>();
  const problems: string[] = [];
  let [released, underWay, after] = [0, 0, ''];
  for (let page = await ordersAfter(db, since, after); page.length > 0; page = await ordersAfter(db, since, after)) {
    for (const { order, entries } of await otherBooks(db, page, books)) {
      books.delete(order.order_number);
      if (order.under_way) underWay += 1;
      else if (!order.placed) released += 1;
      if (order.under_way) continue;
      problems.push(...ledgerProblems(order, entries).map((what) => `order ${order.order_number}: ${what}`));
      if (order.placed) addUp(sums, order);
    }
    after = page.at(-1)?.order_number ?? '';
  }
  problems.push(...(await unknownAuthorisations(db, books)));
  const twice = await db.many(CARTS_ORDERED_TWICE, [since]);
  problems.push(...twice.map(({ cart_id, orders }) => `cart ${cart_id} gave ${orders} orders`));
  problems.push(...(await checkStock(db)), ...(await checkCoupons(db)), ...(await checkRewards(db)));
  return { sums, released, underWay, problems };
}

/** The company's entries by order. */
async function readBooks(provider: LedgerFacts['provider'], since: Date): Promise<Map<string, readonly BankEntry[]>> {
  const books = new Map<string, LedgerEntry[]>();
  for await (const page of provider.ledger(since)) {
    for (const entry of page) {
      const known = books.get(entry.reference);
      if (known === undefined) books.set(entry.reference, [entry]);
      else known.push(entry);
    }
  }
  return books;
}

function ordersAfter(db: Db, since: Date, after: string): Promise<LedgerRow[]> {
  return db.many(LEDGER_ORDERS, [since, after, PAGE]);
}

const NO_REWARDS: BookedRewards = { spent: 0, givenBack: 0, earned: 0 };

/** The other books' records of a page of orders. */
async function otherBooks(db: Db, page: readonly LedgerRow[], books: ReadonlyMap<string, readonly BankEntry[]>) {
  const numbers = page.map(({ order_number }) => order_number);
  const [promised, uses, rewards] = await Promise.all([
    allocationsOf(db, numbers),
    couponUsesOf(db, numbers),
    rewardsOfOrders(db, numbers),
  ]);
  return page.map((row) => ({
    order: {
      ...row,
      promised: promised.filter(({ orderNumber }) => orderNumber === row.order_number),
      couponUses: uses.filter(({ orderNumber }) => orderNumber === row.order_number).map(({ code }) => code),
      rewards: rewards.find(({ orderNumber }) => orderNumber === row.order_number) ?? NO_REWARDS,
    },
    entries: books.get(row.order_number) ?? [],
  }));
}

/** Money held without an order of this shop. */
async function unknownAuthorisations(db: Db, books: ReadonlyMap<string, readonly BankEntry[]>): Promise<readonly string[]> {
  const held = [...books].filter(([, entries]) => entries.some(({ status }) => status === 'authorised')).map(([reference]) => reference);
  if (held.length === 0) return [];
  return (await db.many(UNKNOWN_ORDERS, [held])).map(
    ({ order_number: reference }) => `the books hold money for ${reference}, which is no order`,
  );
}

function addUp(sums: Map<string, LedgerSums>, { currency, events }: LedgerRow): void {
  const own = sums.get(currency) ?? { orders: 0, authorised: 0, captured: 0, refunded: 0, voided: 0 };
  sums.set(currency, own);
  own.orders += 1;
  for (const { kind, amount } of events) {
    if (kind === 'authorised' || kind === 'captured' || kind === 'refunded' || kind === 'voided') own[kind] += amount;
  }
}
