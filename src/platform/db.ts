// The database door: named statements and transactions, the same on PostgreSQL and on the embedded one.
import type { Config } from './config.ts';
import type { Patience } from './start-patience.ts';
import { statement, type Places, type Statement, type Value, type ValuesOf } from './statement.ts';

export { statement, type Places, type Statement, type Value };

/** What SQL can be run on: the pool, or one open transaction. */
export interface Queries {
  /** All rows. */
  many<Row, Named>(statement: Statement<Row, Named>, ...values: ValuesOf<Named>): Promise<Row[]>;
  /** First row or undefined. */
  maybe<Row, Named>(statement: Statement<Row, Named>, ...values: ValuesOf<Named>): Promise<Row | undefined>;
  /** First row; throws when there is none. */
  one<Row, Named>(statement: Statement<Row, Named>, ...values: ValuesOf<Named>): Promise<Row>;
  /** Number of rows changed. */
  run<Named>(statement: Statement<unknown, Named>, ...values: ValuesOf<Named>): Promise<number>;
  /** Unnamed SQL with values: migrations, the job queue, one-off maintenance. */
  raw(text: string, values?: readonly Value[]): Promise<{ readonly rows: readonly Record<string, unknown>[]; readonly changed: number }>;
}

/** One open transaction. */
export interface Transaction extends Queries {
  /**
   * Asks the last questions of the transaction, and to make it last, in one go. Only an error of the database keeps it from
   * lasting then: what must not happen has to be refused by a statement, not by looking at its answer. Nothing may be asked after.
   */
  last<T>(questions: () => Promise<T>): Promise<T>;
  /** Settles when the transaction has ended, one way or the other; never rejects. */
  readonly ended: Promise<void>;
}

/** What can be asked outside a transaction, alone or as one. */
export interface Batch extends Queries {
  /** Runs `work` in one transaction; throws roll it back. Of which nothing lasts (a conflict, a lost connection) is tried again. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs several statements without values (a migration file) in one transaction. */
  script(sql: string): Promise<void>;
}

export interface Db extends Batch {
  readonly engine: 'postgres' | 'embedded';
  /** By which another thread opens it, too; undefined where only this one can. It may hold a password. */
  readonly url: string | undefined;
  /**
   * The same for work that nobody waits for: imports, exports, upkeep, migrations. Statements may take ten minutes there and wait a minute for a
   * lock; elsewhere twenty and five seconds (decision 0276).
   */
  readonly batch: Batch;
  /** Resolves when the database answers, however busy the connections of the shop are; rejects within two seconds when it does not. */
  ping(): Promise<void>;
  /** Hears notifications on a channel until the returned function is called; listening survives a lost connection. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Named statements sent so far, for the tests that count them; the job queue's upkeep has no names. */
  readonly statements: { readonly count: number };
  close(): Promise<void>;
}

/** The same database for work that nobody waits for: whatever is asked of it is asked of `batch`. */
export function atBatchPace(db: Db): Db {
  return { ...db, ...db.batch };
}

export type DbConfig = Pick<Config, 'databaseUrl' | 'databasePool'> & {
  /** Of the embedded one; undefined: in memory. */
  readonly dataDir: string | undefined;
};

export interface OpenOptions {
  /** Of whatever is not asked of `batch`; requests wait for nothing long. */
  readonly pace?: 'request' | 'batch';
  /** With it a database that is not there yet is waited for, here and until the patience ends. */
  readonly patience?: Patience | undefined;
}

/** Of the two engines, the other one is not even read. */
export async function openDb({ databaseUrl, dataDir, databasePool }: DbConfig, options: OpenOptions = {}): Promise<Db> {
  if (databaseUrl === undefined) return (await import('./embedded-db.ts')).openEmbedded(dataDir, options);
  return (await import('./postgres-db.ts')).openPostgres(databaseUrl, databasePool, options);
}
