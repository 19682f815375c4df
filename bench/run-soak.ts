// Orders by the thousand while the shop is killed, its database restarted and its payment company silent; then every book is compared.
import type { LedgerReport } from '#buying/orders/server';
import { eventSecretOf, httpProvider, overNetwork, PAYMENT_EVENTS_PATH } from '#buying/payment/server';
import { openDb } from '#platform/db';
import { migrate } from '#platform/migrate';
import { freePort } from '#test/running-shop';
import { parentsAt, startTestProvider } from '#test/provider';
import { bankLine } from './bank-line.ts';
import { faultPlan, type Fault } from './fault-plan.ts';
import type { PurchaseResult } from './place-order.ts';
import { settled } from './wait-for-settlement.ts';
import type { Troubles } from './soak-client.ts';
import { writeSoakGoods } from './soak-goods.ts';
import { superviseShop } from './supervised-shop.ts';
import { sellAll, sumOf } from './sell-all.ts';
import { compareBooks } from './compare-books.ts';

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
    const shop = await superviseShop(port, shopSettings(facts, bank.url));
    const troubles: Troubles = { unreachable: 0, unavailable: 0, inProgress: 0, broken: [] };
    const plan = faultPlan(facts.orders, facts.seed);
    const restarts = takingTurns(facts.restartDatabase);
    const results = await sellAll(facts, {
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
    const company = httpProvider(overNetwork(provider.url, KEY));
    const books = await compareBooks(db, { ...facts, company, since, results });
    return {
      told: sumOf(results),
      faults: countOf([...plan.values()]),
      troubles,
      kills: shop.kills,
      restarts: restarts.count(),
      seconds: (performance.now() - begun) / 1000,
      ledger: books.ledger,
      giftCards: books.giftCards,
      problems: [...books.problems, ...unsettled, ...troubles.broken],
      log: shop.output(),
    };
  } finally {
    await bank.close();
    await provider.stop();
    await db.close();
  }
}

const KEY = 'shared by the soak, its shop and its company';

/** Environment of the shop. */
function shopSettings({ databaseUrl }: SoakFacts, paymentUrl: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    INKWELL_DEMO: 'no',
    // Shoppers say where they are: at one address, whose cards are refused 40 times, everybody would be asked a question.
    INKWELL_TRUST_PROXY: 'yes',
    INKWELL_PAYMENT_URL: paymentUrl,
    INKWELL_PAYMENT_KEY: KEY,
  };
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
