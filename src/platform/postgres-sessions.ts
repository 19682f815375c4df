// What every connection to PostgreSQL is told before it works for somebody: how statements are planned, and how long they may take.
import type pg from 'pg';

/** For whom a connection works: a shopper who waits, or work that may take its time (imports, exports, upkeep, a start). */
export type Pace = 'request' | 'batch';

interface Limits {
  /** `statement_timeout`: one statement, waiting for locks included. */
  readonly statementMs: number;
  /** `lock_timeout`: waiting for one lock. */
  readonly lockMs: number;
  /** `idle_in_transaction_session_timeout`: a transaction of which nothing is heard any more lets go of its locks. */
  readonly idleMs: number;
}

const LIMITS: Readonly<Record<Pace, Limits>> = {
  request: { statementMs: 20_000, lockMs: 5_000, idleMs: 60_000 },
  batch: { statementMs: 600_000, lockMs: 60_000, idleMs: 600_000 },
};

/** A server that does not even say that time is up has to be given up by us: its machine may be gone without a word. */
const SILENCE_MS = 5_000;

/**
 * Every statement of the shop finds its rows by key, so the plan made once is right for all values: planning anew each time costs
 * more than running. Compiling plans never pays here either. A plan made while a table was nearly empty is kept until the database
 * counts again: reading the whole table must not look cheap in it.
 */
const PLANNING = 'set plan_cache_mode = force_generic_plan; set jit = off; set enable_seqscan = off';

const limitsAsSql = ({ statementMs, lockMs, idleMs }: Limits): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleMs}`;

/** SQL that changes a connection from one pace to another. */
export const PACE_SQL: Readonly<Record<Pace, string>> = { request: limitsAsSql(LIMITS.request), batch: limitsAsSql(LIMITS.batch) };

/** The first SQL on a connection. */
export const sessionSql = (pace: Pace): string => `${PLANNING}; ${PACE_SQL[pace]}`;

/** How long an answer is waited for in all. */
export const answerMs = (pace: Pace): number => LIMITS[pace].statementMs + SILENCE_MS;

/** How long a connection is waited for: one that is made, or one that comes free in the pool. */
export const CONNECTING = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const satisfies pg.ClientConfig;
