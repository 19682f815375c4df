// Orders by the thousand while the shop is killed, its database restarted and its payment company silent; then every book is compared.
import { checkLedger, makeOrderLifecycle, type LedgerReport } from '#buying/orders/server';
import { eventSecretOf, httpProvider, overNetwork, PAYMENT_EVENTS_PATH } from '#buying/payment/server';
import { openDb, type Db } from '#platform/db';
import { migrate } from '#platform/migrate';
import { makeCoupons } from '#goods/promotions/server';
import { freePort } from '#test/running-shop';
import { parentsAt, startTestProvider } from '#test/provider';
import { bankLine } from './bank-line.ts';
import { faultPlan, type Fault } from './fault-plan.ts';
import { followUp } from './follow-up.ts';
import { checkGiftCards } from './gift-books.ts';
import { shop as buyAsGuest, type PurchaseResult } from './guest.ts';
import { meddlingOf, type MeddlingFacts } from './meddlings.ts';
import { settled } from './wait-for-settlement.ts';
import { Slots } from './slots.ts';
import { SoakClient, type Troubles } from './soak-client.ts';
import { rewardsWanted, signMemberIn } from './soak-members.ts';
import { wishOf, writeSoakGoods } from './soak-goods.ts';
import { superviseShop } from './supervised-shop.ts';
import { checkPromisedOrders } from './check-promised-orders.ts';

export interface SoakFacts {
  readonly orders: number;
  /** Shoppers at once. */
  readonly shoppers: number;
  readonly seed: number;
  /** An empty database of the shop's, and one of the payment company's. */
  readonly databaseUrl: string;
  readonly providerUrl: string;
  readonly restartDatabase: (how: 'inOrder' | 'crashed') => Promise<void>;
  readonly progress: (done: number, told: Readonly<Record<PurchaseResult['kind'], number>>) => void;
}

export interface SoakReport {
  readonly told: Readonly<Record<PurchaseResult['kind'], number>>;
  readonly faults: ReadonlyMap<Fault, number>;
  readonly troubles: Troubles;
  readonly kills: number;
  readonly restarts: number;
  readonly seconds: number;
  readonly ledger: LedgerReport;
  /** Gift cards that orders have a part of. */
  readonly giftCards: number;
  /** Everything that does not agree; none: the verdict. */
  readonly problems: readonly string[];
  /** What the shop wrote to its log meanwhile. */
  readonly log: string;
}

export async function runSoak(facts: SoakFacts): Promise<SoakReport> {
  const begun = performance.now();
  const since = new Date();
  const db = await openDb({ databaseUrl: facts.databaseUrl, dataDir: '', databasePool: 4 });
  await migrate(db);
  await writeSoakGoods(db, facts.orders);
  const port = await freePort();
  const provider = await startTestProvider({
    parents: parentsAt(port),
    store: { databaseUrl: facts.providerUrl, dataDir: undefined },
    receiver: { url: `http://127.0.0.1:${port}${PAYMENT_EVENTS_PATH}`, host: 'localhost', secret: eventSecretOf(KEY) },
    key: KEY,
  });
  const bank = await bankLine(provider);
  try {
    const shop = await superviseShop(port, {
      DATABASE_URL: facts.databaseUrl,
      INKWELL_DEMO: 'no',
      // Shoppers say where they are: at one address, whose cards are refused 40 times, everybody would be asked a question.
      INKWELL_TRUST_PROXY: 'yes',
      INKWELL_PAYMENT_URL: bank.url,
      INKWELL_PAYMENT_KEY: KEY,
    });
    const troubles: Troubles = { unreachable: 0, unavailable: 0, inProgress: 0, broken: [] };
    const plan = faultPlan(facts.orders, facts.seed);
    const restarts = takingTurns(facts.restartDatabase);
    const told = await sellAll(facts, {
      db,
      provider: { ...provider, key: KEY },
      bank,
      shop,
      troubles,
      plan,
      restartDatabase: restarts.restart,
    });
    const unsettled = await settled(db);
    await shop.stop();
    const ledger = await checkLedger({ db, provider: httpProvider(overNetwork(provider.url, KEY)), since });
    const gifts = await checkGiftCards(db, facts.providerUrl);
    const problems = [...(await checkPromisedOrders(db, told)), ...ledger.problems, ...gifts.problems, ...unsettled, ...troubles.broken];
    const { kills } = shop;
    const faults = countOf([...plan.values()]);
    return {
      told: sumOf(told),
      faults,
      troubles,
      kills,
      restarts: restarts.count(),
      seconds: (performance.now() - begun) / 1000,
      ledger,
      giftCards: gifts.cards,
      problems,
      log: shop.output(),
    };
  } finally {
    await bank.close();
    await provider.stop();
    await db.close();
  }
}

const KEY = 'shared by the soak, its shop and its company';

interface Running extends Pick<MeddlingFacts, 'bank' | 'restartDatabase'> {
  readonly db: Db;
  readonly provider: { readonly url: string; readonly key: string; readonly origin: string };
  readonly shop: Awaited<ReturnType<typeof superviseShop>>;
  readonly troubles: Troubles;
  readonly plan: ReadonlyMap<number, Fault>;
}

/** Everybody buys; one in so many cancels, and one in so many gets the parcel. */
async function sellAll({ orders, shoppers, progress }: SoakFacts, running: Running): Promise<readonly PurchaseResult[]> {
  const { db, provider, bank, shop, troubles, plan, restartDatabase } = running;
  const slots = new Slots(shoppers);
  const told: PurchaseResult[] = [];
  const coupons = await makeCoupons({ db });
  const lifecycle = makeOrderLifecycle({ db, coupons, store: () => undefined });
  const done: Promise<void>[] = [];
  for (let order = 0; order < orders; order += 1) {
    await slots.take();
    const sell = async (): Promise<void> => {
      const client = new SoakClient(shop.origin, slots, troubles);
      const meddling = meddlingOf(plan.get(order), { bank, shop, client, order, restartDatabase });
      const rewards = rewardsWanted(order);
      if (rewards !== null) await signMemberIn({ db, slots }, client, order);
      const one = await buyAsGuest({ client, slots, provider, order, wish: wishOf(order), rewards, meddling });
      told[order] = one;
      if (one.kind === 'placed') await followUp({ client, lifecycle, slots }, order, one.orderNumber);
      client.close();
      progress(told.filter(Boolean).length, sumOf(told));
    };
    done.push(sell().finally(() => slots.leave()));
  }
  await Promise.all(done);
  await coupons.close();
  return told;
}

function sumOf(told: readonly PurchaseResult[]): Record<PurchaseResult['kind'], number> {
  const sums = { placed: 0, soldOut: 0, declined: 0, wrong: 0 };
  for (const one of told.filter(Boolean)) sums[one.kind] += 1;
  return sums;
}

function countOf(faults: readonly Fault[]): ReadonlyMap<Fault, number> {
  const counts = new Map<Fault, number>();
  for (const fault of faults) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  return counts;
}

/** A database is restarted once at a time, by turns in order and as one that crashed. */
function takingTurns(restart: SoakFacts['restartDatabase']) {
  let turn: Promise<void> = Promise.resolve();
  let count = 0;
  const next = async (): Promise<void> => {
    await restart(count % 2 === 0 ? 'inOrder' : 'crashed');
    count += 1;
  };
  return { restart: () => (turn = turn.then(next)), count: () => count };
}
