import { setTimeout as delay } from 'node:timers/promises';
import { isOutage, type DatabaseFault } from '#platform/database-faults';

/** Pause between attempts to record a finished task while the database is down. */
const RECORD_RETRY_MS = 250;
/** How long a server that stops goes on trying. */
const STOPPING_RETRY_MS = 5_000;

/** Retries the record of a finished task while the database is down, so that the task (a mail, for example) is not done twice. */
export async function recordWithRetry(record: () => Promise<unknown>, isStopped: () => boolean): Promise<void> {
  let stoppedAt: number | undefined;
  for (;;) {
    try {
      return void (await record());
    } catch (error) {
      if (isStopped()) stoppedAt ??= performance.now();
      const isLate = stoppedAt !== undefined && performance.now() - stoppedAt > STOPPING_RETRY_MS;
      if (isLate || !isOutage(error as DatabaseFault)) throw error;
      await delay(RECORD_RETRY_MS);
    }
  }
}
