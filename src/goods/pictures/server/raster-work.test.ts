// Pictures are drawn beside the shop when it is quiet, and not between two waves of shoppers.
import { performance } from 'node:perf_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { makeRasterWork } from './raster-work.ts';

afterEach(() => vi.restoreAllMocks());

const look = (utilization: number) => ({ idle: 0, active: 0, utilization });

/** How many looks are taken before each of so many pictures, when the looks find the server as busy as this. */
async function looksBeforeEach(found: readonly number[], pictures: number): Promise<readonly number[]> {
  const waiting = [...found];
  let looks = 0;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((from) => {
    if (from === undefined) return look(0);
    if (vi.mocked(performance.eventLoopUtilization).mock.calls.at(-1)?.[1] === undefined) return look(0);
    looks += 1;
    return look(waiting.shift() ?? 0);
  });
  const taken: number[] = [];
  const fill = async (_wanted: unknown, _most: number, pause: () => Promise<void>): Promise<number> => {
    for (let drawn = 0; drawn < pictures; drawn += 1) {
      looks = 0;
      await pause();
      taken.push(looks);
    }
    return pictures;
  };
  await makeRasterWork({ fill }, () => [], 1).queue.handle({});
  return taken;
}

test('in a quiet shop each picture waits for one look', async () => {
  expect(await looksBeforeEach([], 3)).toEqual([1, 1, 1]);
});

test('a busy shop is left alone until it was quiet for seven looks in a row', async () => {
  expect(await looksBeforeEach([0, 0.6, 0.1, 0.1, 0.6], 3)).toEqual([1, 11, 1]);
});
