// The hourly job that deletes expired data.
import type { Clock } from '#platform/clock';
import { atBatchPace, type Db } from '#platform/db';
import type { QueueFacts } from '#platform/jobs';
import { FORGET_ANSWERS } from '#platform/idempotency-queries';
import { FORGET_TRIES } from '#platform/limit-queries';
import type { Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

const HOURLY = '17 * * * *';

/** Deletes expired data, one part after the other. */
export function housekeeping(parts: readonly Part[], db: Db, clock: Clock): QueueFacts<never> {
  return {
    name: 'housekeeping',
    every: HOURLY,
    async handle() {
      const [batch, now] = [atBatchPace(db), clock.now()];
      for (const part of parts) await part.upkeep?.(batch, now);
      await batch.run(FORGET_TRIES, [now]);
      await batch.run(FORGET_ANSWERS, [daysBefore(now, 1)]);
    },
  };
}
