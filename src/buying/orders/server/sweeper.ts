// Finishes or releases drafts that a crash left between paying and placing. Runs on every server; one of them claims each draft.
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { ABANDON_ALL_DRAFTS, CLAIM_STALE_DRAFTS } from './settling-queries.ts';
import type { Settling } from './settle-order.ts';

const SWEEP_MS = 10_000;
/** How long a claim lasts. */
const CLAIM_MS = 60_000;

export interface Sweeper {
  /** Settles every draft whose request is over. Returns how many. */
  sweep(): Promise<number>;
  /** Settles what an earlier run left, then sweeps every ten seconds. */
  start(): Promise<void>;
  /** Stops sweeping and waits for the current sweep. */
  stop(): Promise<void>;
}

export interface SweeperFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly settling: Settling;
  /** Gets the error of a sweep; the next one tries again. */
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
      // With the embedded database this is the only server, so no request is working on a draft.
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
