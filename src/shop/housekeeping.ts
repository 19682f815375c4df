// The hourly job that ends what has been kept long enough.
import type { Clock } from '#platform/clock';
import { atBatchPace, type Db } from '#platform/db';
import { FORGET_ANSWERS } from '#platform/idempotency-queries';
import type { QueueFacts } from '#platform/jobs';
import { forgetOld, type Kept } from '#platform/kept';
import { FORGET_TRIES } from '#platform/limit-queries';
import type { Part } from '#platform/part';

const HOURLY = '17 * * * *';

const PLATFORM: readonly Kept[] = [
  { what: 'how often something was tried', days: 0, since: 'the limit ended', forget: FORGET_TRIES },
  { what: 'answers to requests with a key, kept against repeats', days: 1, since: 'the answer', forget: FORGET_ANSWERS },
];

/** All that the shop keeps for a time, from the lowest floor to the highest. */
export const keptBy = (parts: readonly Pick<Part, 'keeps'>[]): readonly Kept[] => [
  ...PLATFORM,
  ...parts.flatMap(({ keeps = [] }) => keeps),
];

/** Ends it, one kind after the other. */
export function housekeeping(kept: readonly Kept[], db: Db, clock: Clock): QueueFacts<never> {
  return { name: 'housekeeping', every: HOURLY, handle: () => forgetOld(atBatchPace(db), kept, clock.now()) };
}
