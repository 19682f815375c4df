// The background work that makes raster pictures: a few at a time, giving way to shoppers, taken up again where it stopped.
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { QueueFacts } from '#platform/jobs';
import type { Drawn, PictureRasters } from './picture-rasters.ts';

export interface RasterWork {
  /** For the shop's job queue. */
  readonly queue: QueueFacts<object>;
  /** Lets the work end after the picture it is at. */
  stop(): void;
}

const EVERY_FIVE_MINUTES = '*/5 * * * *';
/** As many as fit into five minutes. */
const AT_ONCE = 250;
const LOOK_MS = 800;
/** Share of its time that the server is busy above which the work waits. */
const BUSY = 0.25;
/** Looks in a row that find it quiet before the work goes on: shoppers come in waves, and between two of them nothing is begun. */
const QUIET_LOOKS = 7;

/** `wanted` is what the shop shows now; each drawing once. */
export function makeRasterWork(rasters: Pick<PictureRasters, 'fill'>, wanted: () => readonly Drawn[], lookMs = LOOK_MS): RasterWork {
  const stopping = new AbortController();
  let quiet = QUIET_LOOKS;
  const pause = async (): Promise<void> => {
    let before = performance.eventLoopUtilization();
    do {
      await delay(lookMs, undefined, { signal: stopping.signal });
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      quiet = utilization < BUSY ? quiet + 1 : 0;
      if (quiet >= QUIET_LOOKS) return;
    } while (!stopping.signal.aborted);
  };
  return {
    queue: {
      name: 'raster-pictures',
      every: EVERY_FIVE_MINUTES,
      retries: 1,
      async handle() {
        await rasters.fill(wanted(), AT_ONCE, pause).catch((error: unknown) => {
          if (!stopping.signal.aborted) throw error;
        });
      },
    },
    stop: () => stopping.abort(),
  };
}
