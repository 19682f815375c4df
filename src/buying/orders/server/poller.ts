// Looks for work again and again, one run at a time.
import type { Lane } from './order-lanes.ts';

export interface Poller {
  /** Looks again after the current run; many calls during a run cause one more. */
  look(): void;
  stop(): Promise<void>;
}

export function makePoller(follow: Lane, failed: (error: unknown) => void): Poller {
  let underWay: Promise<unknown> = Promise.resolve();
  let waits = false;
  let stopped = false;
  return {
    look() {
      if (waits || stopped) return;
      waits = true;
      underWay = underWay.then(() => {
        waits = false;
        return follow(() => stopped).catch((error: unknown) => failed(error));
      });
    },
    async stop() {
      stopped = true;
      await underWay;
    },
  };
}
