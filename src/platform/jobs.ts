// Background jobs after a change: stored in the change's own transaction (the outbox), run after it, retried until they succeed.
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss, type JobResult } from 'pg-boss';
import type { Db, Queries } from './db.ts';

export interface QueueFacts<Data extends object> {
  readonly name: string;
  /** Runs one job. When it throws, the queue retries it with growing delays. It may run twice, so it must be idempotent. */
  readonly handle: (data: Data) => Promise<void>;
  /** Also runs on this schedule (cron, UTC) without data; once for all servers. */
  readonly every?: string;
  /** Retries after the first attempt. */
  readonly retries?: number;
}

export type PutJob = (tx: Queries) => Promise<void>;

export interface Jobs {
  /** Registers a queue and its handler; before `start`. */
  queue<Data extends object>(facts: QueueFacts<Data>): void;
  /** Puts a job on a queue in an open transaction: the job exists exactly when the transaction is committed. */
  enqueue(tx: Queries, queue: string, data: object): Promise<void>;
  /** Prepares a job outside any transaction, so that putting it on its queue is a single query. */
  job(queue: string, data: object): Promise<PutJob>;
  start(): Promise<void>;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

/** Longest wait of a job that another server put on the queue. */
const POLLING_SECONDS = 2;
/** Delay before this server looks for its own new job, so that the transaction has ended by then. */
const LOOK_MS = 50;
/** Jobs fetched at once, so that a burst costs two statements and not two per job. */
const BATCH = 20;
/** Pause between two jobs of a queue: shoppers' requests go first. */
const PAUSE_MS = 40;
const MAX_RETRY_DELAY_SECONDS = 3_600;

/** pg-boss on the shop's database; `failed` receives errors of its own upkeep. */
export function makeJobs(db: Db, failed: (error: Error) => void): Jobs {
  const queues = new Map<string, QueueFacts<object>>();
  const boss = new PgBoss({
    db: {
      // Servers that start together create its tables one after the other, and its upkeep may read many jobs: the slow limits fit.
      executeSql: (text, values) => db.batch.raw(text, values as never).then(rowsOf),
    },
    backend: db.engine === 'embedded' ? 'pglite' : 'postgres',
    // platform.sql creates it, one server at a time.
    createSchema: false,
    // Reindexing and vacuum advice are for databases with millions of jobs and a database administrator.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', failed);
  // The queue does not use NOTIFY: PostgreSQL serializes the commits of transactions that notify.
  const looking = new Map<string, NodeJS.Timeout>();
  const workers = new Map<string, string>();
  const lookSoon = (queue: string): void => {
    if (looking.has(queue)) return;
    const look = (): void => {
      looking.delete(queue);
      const worker = workers.get(queue);
      if (worker !== undefined) boss.notifyWorker(worker);
    };
    looking.set(queue, setTimeout(look, LOOK_MS).unref());
  };
  const job = async (queue: string, data: object): Promise<PutJob> => {
    let asked: { readonly text: string; readonly values: readonly unknown[] } | undefined;
    await boss.send(queue, data, {
      db: {
        executeSql: async (text, values = []) => {
          asked = { text, values };
          return { rows: [] };
        },
      },
    });
    if (asked === undefined) throw new Error(`The queue ${queue} takes no jobs`);
    const { text, values } = asked;
    return async (tx) => {
      await tx.many(named(text), values as never);
      lookSoon(queue);
    };
  };
  return {
    queue: (facts) => void queues.set(facts.name, facts as QueueFacts<object>),
    enqueue: async (tx, queue, data) => (await job(queue, data))(tx),
    job,
    async start() {
      await boss.start();
      for (const { name, handle, every, retries = 12 } of queues.values()) {
        await boss.createQueue(name, {
          retryLimit: retries,
          retryDelay: 2,
          retryBackoff: true,
          retryDelayMax: MAX_RETRY_DELAY_SECONDS,
        });
        const options = {
          pollingIntervalSeconds: POLLING_SECONDS,
          batchSize: BATCH,
          perJobResults: true,
        } as const;
        workers.set(name, await boss.work<object, unknown, typeof options>(name, options, (jobs) => doEach(jobs, handle)));
        if (every !== undefined) await boss.schedule(name, every);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** Runs the jobs one after the other; a failed job does not stop the others. */
async function doEach(
  jobs: readonly { readonly id: string; readonly data: object | null }[],
  handle: (data: object) => Promise<void>,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const [at, { id, data }] of jobs.entries()) {
    if (at > 0) await delay(PAUSE_MS);
    const failure = await handle(data ?? {}).then(
      () => undefined,
      (error: unknown) => error,
    );
    results.push(
      failure === undefined
        ? { id, status: 'completed' }
        : { id, status: 'failed', output: { message: failure instanceof Error ? failure.message : 'failed' } },
    );
  }
  return results;
}

/** The queue's statements are the same for every job, so they are prepared like the shop's own. */
function named(text: string): { readonly name: string; readonly text: string; readonly row?: Record<string, unknown> } {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `job_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`));
  return { name, text };
}
const names = new Map<string, string>();

function rowsOf({ rows }: { readonly rows: readonly Record<string, unknown>[] }): { rows: Record<string, unknown>[] } {
  return { rows: [...rows] };
}
