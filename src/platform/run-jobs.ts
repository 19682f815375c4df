// Runs the jobs that a worker fetched together.
import { setTimeout as delay } from 'node:timers/promises';
import type { JobResult } from 'pg-boss';

/** Pause between two jobs of a queue: shoppers' requests go first. */
const PAUSE_MS = 40;

/** Runs the jobs one after the other; a failed job does not stop the others. */
export async function runJobs(
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
