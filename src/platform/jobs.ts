// Background jobs after a change: stored in the change's own transaction (the outbox), run after it, retried until they succeed.
import { createHash } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { Db, Queries } from './db.ts';
import { runJobs } from './run-jobs.ts';

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
const MAX_RETRY_DELAY_SECONDS = 3_600;

/** pg-boss on the shop's database; `failed` receives errors of its own upkeep. */
export function makeJobs(db: Db, failed: (error: Error) => void): Jobs {
  const queues = new Map<string, QueueFacts<object>>();
  const boss = openBoss(db);
  boss.on('error', failed);
  const workers = new Map<string, string>();
  const lookSoon = makeLookSoon((queue) => {
    const worker = workers.get(queue);
    if (worker !== undefined) boss.notifyWorker(worker);
  });
  const job = async (queue: string, data: object): Promise<PutJob> => {
    const put = await statementOf(boss, queue, data);
    return async (tx) => {
      await tx.many(named(put.text), put.values as never);
      lookSoon(queue);
    };
  };
  return {
    queue: (facts) => void queues.set(facts.name, facts as QueueFacts<object>),
    enqueue: async (tx, queue, data) => (await job(queue, data))(tx),
    job,
    async start() {
      await boss.start();
      for (const facts of queues.values()) {
        workers.set(facts.name, await startWorker(boss, facts));
        if (facts.every !== undefined) await boss.schedule(facts.name, facts.every);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

function openBoss(db: Db): PgBoss {
  return new PgBoss({
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
}

/** Calls `look` a moment later, once for many calls. The queue does not use NOTIFY: PostgreSQL serializes the commits of transactions that notify. */
function makeLookSoon(look: (queue: string) => void): (queue: string) => void {
  const waiting = new Map<string, NodeJS.Timeout>();
  return (queue) => {
    if (waiting.has(queue)) return;
    const lookNow = (): void => {
      waiting.delete(queue);
      look(queue);
    };
    waiting.set(queue, setTimeout(lookNow, LOOK_MS).unref());
  };
}

interface PutStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statement that puts a job on its queue, without running it. */
async function statementOf(boss: PgBoss, queue: string, data: object): Promise<PutStatement> {
  let statement: PutStatement | undefined;
  await boss.send(queue, data, {
    db: {
      executeSql: async (text, values = []) => {
        statement = { text, values };
        return { rows: [] };
      },
    },
  });
  if (statement === undefined) throw new Error(`The queue ${queue} takes no jobs`);
  return statement;
}

/** Creates the queue and returns the id of its worker. */
async function startWorker(boss: PgBoss, { name, handle, retries = 12 }: QueueFacts<object>): Promise<string> {
  await boss.createQueue(name, { retryLimit: retries, retryDelay: 2, retryBackoff: true, retryDelayMax: MAX_RETRY_DELAY_SECONDS });
  const options = { pollingIntervalSeconds: POLLING_SECONDS, batchSize: BATCH, perJobResults: true } as const;
  return boss.work<object, unknown, typeof options>(name, options, (jobs) => runJobs(jobs, handle));
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
