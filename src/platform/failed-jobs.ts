// Jobs that failed at every attempt, for staff to see and retry. pg-boss keeps them for a week.
import { statement, type Queries } from './db.ts';

export interface FailedJob<Data> {
  readonly data: Data;
  readonly failed_at: Date;
  readonly tries: number;
  readonly problem: string;
}

const FAILED_JOBS = statement<FailedJob<unknown>>(
  'job_failed',
  `select data, completed_on as failed_at, retry_count + 1 as tries, coalesce(output ->> 'message', 'failed') as problem
from pgboss.job where name = $1 and state = 'failed' order by completed_on limit 200`,
);

/** Retries as pg-boss does: the job gets one attempt more than it had. */
const RETRY_FAILED_JOBS = statement<unknown>(
  'job_retry_failed',
  `update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null where name = $1 and state = 'failed'`,
);

/** pg-boss creates its tables when a shop first starts on the database. */
const HAS_JOBS = statement<{ readonly known: boolean }>('job_tables', `select to_regclass('pgboss.job') is not null as known`);

/** Failed jobs, oldest first. `Data`: type of the queue's jobs. */
export async function failedJobs<Data>(db: Queries, queue: string): Promise<readonly FailedJob<Data>[]> {
  if (!(await db.one(HAS_JOBS)).known) return [];
  const jobs = await db.many(FAILED_JOBS, [queue]);
  return jobs.map((job) => ({ ...job, data: job.data as Data })); // the caller names the queue and so its type of job
}

/** Lets the running shop try each job once more. Returns how many. */
export async function retryFailedJobs(db: Queries, queue: string): Promise<number> {
  return (await db.one(HAS_JOBS)).known ? db.run(RETRY_FAILED_JOBS, [queue]) : 0;
}
