// The database interface: named statements and transactions, the same on PostgreSQL and on the embedded database.
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
   * Sends the last queries of the transaction together with the commit. Only a database error prevents the commit then: a statement must refuse what
   * must not happen, because code sees the answer too late. No query may follow.
   */
  last<T>(questions: () => Promise<T>): Promise<T>;
  /** Settles when the transaction has ended, committed or not; never rejects. */
  readonly ended: Promise<void>;
}

/** Queries outside a transaction, and transactions. */
export interface Batch extends Queries {
  /** Runs `work` in one transaction; an error rolls it back. Conflicts and lost connections are retried. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs several statements without values (a migration file) in one transaction. */
  script(sql: string): Promise<void>;
}

export interface Db extends Batch {
  readonly engine: 'postgres' | 'embedded';
  /** Connection string for another thread; undefined when only this thread can open the database. It may hold a password. */
  readonly url: string | undefined;
  /**
   * The same for background work: imports, exports, upkeep, migrations. Its statements may take ten minutes and wait a minute for a lock; elsewhere
   * twenty and five seconds (decision 0276).
   */
  readonly batch: Batch;
  /** Resolves when the database answers, even if all of the shop's connections are busy; rejects within two seconds otherwise. */
  ping(): Promise<void>;
  /** Receives notifications on a channel until the returned function is called; listening survives a lost connection. */
  listen(channel: string, notified: (payload: string) => void): Promise<() => Promise<void>>;
  /** Number of named statements sent so far, for the tests that count them; the job queue's statements have no names. */
  readonly statements: { readonly count: number };
  close(): Promise<void>;
}

/** The same database for background work: every query goes to `batch`. */
export function atBatchPace(db: Db): Db {
  return { ...db, ...db.batch };
}

export type DbConfig = Pick<Config, 'databaseUrl' | 'databasePool'> & {
  /** Directory of the embedded database; undefined: in memory. */
  readonly dataDir: string | undefined;
};

export interface OpenOptions {
  /** Time limits of everything that does not go to `batch`; requests get the short ones. */
  readonly pace?: 'request' | 'batch';
  /** With it the shop waits for a database that is not there yet, here and until the patience ends. */
  readonly patience?: Patience | undefined;
  /** Works on an embedded database through the process that holds its directory, if one does (decision 0325). */
  readonly asGuest?: boolean;
}

/** Loads only the engine that is configured. */
export async function openDb({ databaseUrl, dataDir, databasePool }: DbConfig, options: OpenOptions = {}): Promise<Db> {
  if (databaseUrl === undefined) return (await import('./embedded-db.ts')).openEmbedded(dataDir, options);
  return (await import('./postgres-db.ts')).openPostgres(databaseUrl, databasePool, options);
}
