// Settings of every PostgreSQL connection: query planning and time limits.
import type pg from 'pg';

/** Kind of work: a request that a shopper waits for, or background work (imports, exports, upkeep, a start). */
export type Pace = 'request' | 'batch';

interface Limits {
  /** `statement_timeout`: for one statement, with its waits for locks. */
  readonly statementMs: number;
  /** `lock_timeout`: for one lock. */
  readonly lockMs: number;
  /** `idle_in_transaction_session_timeout`: ends a silent transaction, which releases its locks. */
  readonly idleMs: number;
}

const LIMITS: Readonly<Record<Pace, Limits>> = {
  request: { statementMs: 20_000, lockMs: 5_000, idleMs: 60_000 },
  batch: { statementMs: 600_000, lockMs: 60_000, idleMs: 600_000 },
};

/** Extra wait after which the shop gives up a server that does not report its own timeout: its machine may be gone. */
const SILENCE_MS = 5_000;

/**
 * Every statement of the shop finds its rows by key, so a generic plan fits all values, and planning each time costs more than running. JIT
 * compilation never pays off here. Sequential scans are off because a plan made while a table was nearly empty stays until the next ANALYZE.
 */
const PLANNING = 'set plan_cache_mode = force_generic_plan; set jit = off; set enable_seqscan = off';

const limitsAsSql = ({ statementMs, lockMs, idleMs }: Limits): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleMs}`;

/** SQL that sets a connection's time limits. */
export const PACE_SQL: Readonly<Record<Pace, string>> = { request: limitsAsSql(LIMITS.request), batch: limitsAsSql(LIMITS.batch) };

/** First SQL of a connection. */
export const sessionSql = (pace: Pace): string => `${PLANNING}; ${PACE_SQL[pace]}`;

/** How long to wait for an answer in all. */
export const answerMs = (pace: Pace): number => LIMITS[pace].statementMs + SILENCE_MS;

/** How long to wait for a connection: a new one, or a free one of the pool. */
export const CONNECTING = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const satisfies pg.ClientConfig;
