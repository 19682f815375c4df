// Figures of other parts of the shop, which they count themselves and the metrics read.
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Admission } from './admission.ts';
import type { Db } from './db.ts';
import { faultCounts } from './faults.ts';
import type { PageCache } from './page-cache.ts';
import type { RowsLeftOut } from './rows-left-out.ts';

/** Failures since the start, by the step after an order: `confirm`, `learn`, `announce`, `mail`, `money`, `webhook`. */
export interface FollowFailures {
  readonly failed: Map<string, number>;
  /** Steps that are no longer retried: staff have to look at them. */
  readonly setAside: Map<string, number>;
}

export interface Figures {
  readonly db: Db;
  readonly cache: PageCache;
  readonly leftOut: RowsLeftOut;
  readonly followFailures: FollowFailures;
  readonly admission: Pick<Admission, 'load'>;
}

/** Counters of other parts, read when metrics are requested. */
export function registerFigures(register: Registry, { db, cache, leftOut, followFailures, admission }: Figures): void {
  register.registerMetric(pulled('inkwell_page_cache_hits_total', 'Pages answered from the cache', () => cache.stats.hits));
  register.registerMetric(pulled('inkwell_page_cache_misses_total', 'Pages that had to be rendered', () => cache.stats.misses));
  register.registerMetric(pulled('inkwell_sql_statements_total', 'SQL statements sent', () => db.statements.count));
  const faults = [
    pulled(
      'inkwell_unhandled_rejections_total',
      'Promises that were rejected and nobody waited for',
      () => faultCounts.unhandledRejections,
    ),
    pulled('inkwell_uncaught_exceptions_total', 'Exceptions that nobody caught', () => faultCounts.uncaughtExceptions),
  ];
  for (const counter of faults) register.registerMetric(counter);
  new Gauge({
    name: 'inkwell_rows_left_out',
    help: 'Rows that cannot be used, by table; the log names them',
    labelNames: ['table'],
    registers: [register],
    collect() {
      for (const { table, count } of leftOut.counts()) this.set({ table }, count);
    },
  });
  const { failed, setAside } = followFailures;
  register.registerMetric(pulledByFollower('inkwell_order_follow_failures_total', 'Tries of what follows an order that failed', failed));
  register.registerMetric(pulledByFollower('inkwell_order_follow_set_aside_total', 'What follows an order and waits for staff', setAside));
  register.registerMetric(pulled('inkwell_requests_refused_total', 'Requests told to come again', () => admission.load.refused));
  new Gauge({
    name: 'inkwell_requests',
    help: 'Requests at work, waiting for their turn and for others outside, and how many may be at work',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { atWork, waiting, awaitingService: aside, limit } = admission.load;
      for (const [state, count] of Object.entries({ atWork, waiting, aside, limit })) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'inkwell_page_cache_bytes',
    help: 'Memory held by cached pages',
    registers: [register],
    collect() {
      this.set(cache.stats.bytes);
    },
  });
}

function pulledByFollower(name: string, help: string, counts: ReadonlyMap<string, number>): Counter {
  return new Counter({
    name,
    help,
    labelNames: ['follower'],
    registers: [],
    collect() {
      this.reset();
      for (const [follower, count] of counts) this.inc({ follower }, count);
    },
  });
}

/** A counter whose value is read when metrics are requested. */
export function pulled(name: string, help: string, read: () => number): Counter {
  return new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}
