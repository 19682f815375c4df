// Work that follows a change: written in the change's own transaction (the outbox), done after it, tried again until it succeeds.
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss, type JobResult } from 'pg-boss';
import type { Db, Queries } from './db.ts';

export interface QueueFacts<Data extends object> {
  readonly name: string;
  /** Does one job. Throwing tries it again later, ever more seldom. It may run twice, so it must bear that. */
  readonly handle: (data: Data) => Promise<void>;
  /** Also runs on this schedule (cron, UTC), with no data; once for all servers. */
  readonly every?: string;
  /** Attempts after the first. */
  readonly retries?: number;
}

export type PutJob = (tx: Queries) => Promise<void>;

export interface Jobs {
  /** Names a queue and what is done with its jobs; before `start`. */
  queue<Data extends object>(facts: QueueFacts<Data>): void;
  /** Puts a job on a queue as part of an open transaction: it exists exactly when the transaction's change does. */
  enqueue(tx: Queries, queue: string, data: object): Promise<void>;
  /** Makes a job ready outside any transaction: putting it on its queue is then one question, asked at once. */
  job(queue: string, data: object): Promise<PutJob>;
  start(): Promise<void>;
  /** Lets running jobs end. */
  stop(): Promise<void>;
}

/** The longest wait of a job that another server put there. */
const POLLING_SECONDS = 2;
/** A job put there by this server is looked for this much later, when its transaction will have ended. */
const LOOK_MS = 50;
/** Jobs taken at once: a burst costs the queue two statements, not two for each. */
const BATCH = 20;
/** Between two jobs of a queue: what can wait gives way to the shoppers. */
const PAUSE_MS = 40;
const MAX_RETRY_DELAY_SECONDS = 3_600;

/** pg-boss on whichever database the shop runs; `failed` hears what its own upkeep complains about. */
export function makeJobs(db: Db, failed: (error: Error) => void): Jobs {
  const queues = new Map<string, QueueFacts<object>>();
  const boss = new PgBoss({
    db: {
      // Servers that start together make its tables one after the other, and its upkeep may look at many jobs.
      executeSql: (text, values) => db.batch.raw(text, values as never).then(rowsOf),
    },
    backend: db.engine === 'embedded' ? 'pglite' : 'postgres',
    // Ours makes it (platform.sql), one server at a time.
    createSchema: false,
    // Reindexing and vacuum advice are for databases with millions of jobs and an operator of their own.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', failed);
  // Jobs are not announced by the database: transactions that announce something end one after the other.
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

/** One after the other; each job ends for itself, whatever becomes of its neighbours. */
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

/** The queue's statements are the same for every job, so they are prepared like our own. */
function named(text: string): { readonly name: string; readonly text: string; readonly row?: Record<string, unknown> } {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `job_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`));
  return { name, text };
}
const names = new Map<string, string>();

function rowsOf({ rows }: { readonly rows: readonly Record<string, unknown>[] }): { rows: Record<string, unknown>[] } {
  return { rows: [...rows] };
}
