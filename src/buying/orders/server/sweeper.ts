// Finishes or gives up what a crash left between paying and placing. Runs on every server; a draft is claimed by one of them.
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { ABANDON_ALL_DRAFTS, CLAIM_STALE_DRAFTS } from './order-queries.ts';
import type { Settling } from './settle-order.ts';

const SWEEP_MS = 10_000;
/** How long a claimed draft is left to whoever claimed it. */
const CLAIM_MS = 60_000;

export interface Sweeper {
  /** Settles every draft whose request is over. Returns how many were settled. */
  sweep(): Promise<number>;
  /** Settles what an earlier run left, then looks again every ten seconds. */
  start(): Promise<void>;
  /** Stops looking and waits for a sweep under way. */
  stop(): Promise<void>;
}

export interface SweeperFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly settling: Settling;
  /** Hears why a sweep failed; the next one tries again. */
  readonly failed: (error: unknown) => void;
}

export function makeSweeper({ db, clock, settling, failed }: SweeperFacts): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  const sweep = async (): Promise<number> => {
    let settled = 0;
    const now = clock.now();
    for (const { order_number } of await db.many(CLAIM_STALE_DRAFTS, [now, new Date(now.getTime() + CLAIM_MS)])) {
      if ((await settling.settle(order_number, now)) !== 'unknown') settled += 1;
    }
    return settled;
  };
  return {
    sweep,
    async start() {
      // With the embedded database this is the only server, so no draft has anybody at work on it.
      if (db.engine === 'embedded') await db.run(ABANDON_ALL_DRAFTS, [clock.now()]);
      await sweep().catch(failed);
      timer = setInterval(() => {
        underWay = underWay.then(() => sweep().then(() => undefined, failed));
      }, SWEEP_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
