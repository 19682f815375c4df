// The background work that makes raster pictures: a few at a time, yielding to shoppers, resuming where it stopped.
import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { QueueFacts } from '#platform/jobs';
import type { Drawn, PictureRasters } from './picture-rasters.ts';

export interface RasterWork {
  /** For the shop's job queue. */
  readonly queue: QueueFacts<object>;
  /** Ends the work after the present picture. */
  stop(): void;
}

const EVERY_FIVE_MINUTES = '*/5 * * * *';
/** As many as fit into five minutes. */
const AT_ONCE = 250;
const LOOK_MS = 800;
/** The work waits while the server is busier than this share of its time. */
const BUSY = 0.25;
/** It also waits while the whole machine, with its database and whatever else runs there, has at least this much work for each of its cores. */
const BUSY_MACHINE = 0.75;
/** Quiet checks in a row before the work continues, because shoppers come in bursts. */
const QUIET_LOOKS = 7;

/** Work for each core during the last minute; 0 on Windows, which does not count it. */
const loadPerCore = (): number => (loadavg()[0] ?? 0) / availableParallelism();

interface Pace {
  readonly lookMs?: number;
  readonly machineLoad?: () => number;
}

/** `wanted`: the drawings that the shop shows now, each once. */
export function makeRasterWork(
  rasters: Pick<PictureRasters, 'fill'>,
  wanted: () => readonly Drawn[],
  { lookMs = LOOK_MS, machineLoad = loadPerCore }: Pace = {},
): RasterWork {
  const stopping = new AbortController();
  let quiet = QUIET_LOOKS;
  const pause = async (): Promise<void> => {
    let before = performance.eventLoopUtilization();
    do {
      await delay(lookMs, undefined, { signal: stopping.signal });
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      quiet = utilization < BUSY && machineLoad() < BUSY_MACHINE ? quiet + 1 : 0;
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
