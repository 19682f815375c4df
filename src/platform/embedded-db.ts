// The embedded database: PGlite in its own directory, with the lock that PGlite lacks and one transaction at a time.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import type { Batch, Db, OpenOptions, Transaction } from './db.ts';
import { openDoor } from './embedded-door.ts';
import { openAsGuest } from './embedded-guest.ts';
import { DirectoryInUse, lockDirectory, lockDirectorySoon } from './lock-directory.ts';
import { PING_MS } from './ping.ts';
import { firstErrorCounts, queriesOver, transactionOver, type Send } from './query-methods.ts';
import { retryTransaction } from './retry-transaction.ts';
import { notifyAll } from './notify-all.ts';

// The database runs in WebAssembly. With V8's default budget a start alone makes V8 optimize a thousand of its functions; with ten times the budget
// only the functions that a shop really uses are optimized, and soon.
setFlagsFromString('--wasm-tiering-budget=130000000');
// Keeps replaced code (some megabytes): freeing it crashes the process now and then in V8 itself (`jit_page_->allocations_.erase(addr) == 1`, Node
// 24.21, from Runtime_TierUpWasmToJSWrapper).
setFlagsFromString('--no-wasm-code-gc');

const PARSERS = { [types.DATE]: (text: string) => text, [types.INT8]: Number };

interface EmbeddedOptions extends OpenOptions {
  /** Content of a new database. */
  readonly template?: Blob;
}

/** Opens (or creates) the database below `dataDir`; `undefined` is one in memory, for tests. */
export async function openEmbedded(dataDir: string | undefined, { template, patience, asGuest }: EmbeddedOptions = {}): Promise<Db> {
  let unlock = async (): Promise<void> => undefined;
  let path: string | undefined;
  if (dataDir !== undefined) {
    await mkdir(dataDir, { recursive: true });
    try {
      unlock = await (patience === undefined ? lockDirectory(dataDir) : lockDirectorySoon(dataDir));
    } catch (error) {
      const guest = asGuest === true && error instanceof DirectoryInUse ? await openAsGuest(dataDir) : undefined;
      if (guest === undefined) throw error;
      return guest;
    }
    path = join(dataDir, 'db');
  }
  const lite = await PGlite.create({
    ...(path === undefined ? {} : { dataDir: path }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    parsers: PARSERS,
  });
  let closeDoor = async (): Promise<void> => undefined;
  const db = overPGlite(lite, async () => {
    await closeDoor();
    await unlock();
  });
  if (dataDir !== undefined) closeDoor = await openDoor(dataDir, db);
  return db;
}

type Sendable = Pick<PGlite, 'query' | 'exec'>;
/** Sends statements outside a transaction, or in one. */
type Sender = (target: Sendable) => Send;

export function overPGlite(lite: PGlite, unlock: () => Promise<void>): Db {
  const statements = { count: 0 };
  const sender: Sender = (target) => async (name, text, values) => {
    if (name !== undefined) statements.count += 1;
    if (name === undefined && values.length === 0) return severalStatements(target, text);
    const result = await target.query<Record<string, unknown>>(text, values as unknown[]);
    return { rows: result.rows, changed: result.affectedRows ?? 0 };
  };
  const batch: Batch = {
    ...queriesOver(sender(lite)),
    transaction: (work) => retryTransaction(() => runOnPGlite(lite, sender, work)),
    script: async (sql) => {
      await lite.exec(`begin;${sql};commit`).catch(async (error: unknown) => {
        await lite.exec('rollback');
        throw error;
      });
    },
  };
  return {
    engine: 'embedded',
    url: undefined,
    statements,
    ...batch,
    batch,
    // One transaction at a time: while another runs, the database is busy but not away.
    ping: () => Promise.race([lite.query('select 1'), delay(PING_MS, undefined, { ref: false })]).then(() => undefined),
    listen: async (channel, notified) => {
      const stop = await lite.listen(channel, (payload) => notifyAll([notified], payload));
      return async () => {
        await stop();
      };
    },
    async close() {
      await lite.close();
      await unlock();
    },
  };
}

/** Runs `work` in a transaction, which PGlite begins and ends itself. */
async function runOnPGlite<T>(lite: PGlite, sender: Sender, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let value: { readonly it: T } | undefined;
  const ended = Promise.withResolvers<void>();
  await lite
    .transaction(async (tx) => {
      const statements = firstErrorCounts(() => sender(tx));
      try {
        value = { it: await work(transactionOver(statements.send, () => Promise.resolve(), ended.promise)) };
        statements.endWell();
      } finally {
        statements.end();
      }
    })
    .finally(ended.resolve);
  if (value === undefined) throw new Error('The transaction ended without a result');
  return value.it;
}

/** The job queue's upkeep sends texts of several statements; a failed one must not leave its transaction open. */
async function severalStatements(
  target: Sendable,
  text: string,
): Promise<{ readonly rows: readonly Record<string, unknown>[]; readonly changed: number }> {
  try {
    const results = await target.exec(text);
    return { rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]), changed: results.at(-1)?.affectedRows ?? 0 };
  } catch (error) {
    if (target instanceof PGlite) await target.exec('rollback');
    throw error;
  }
}
