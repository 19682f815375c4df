// Pictures are drawn while the server is quiet, and not between two bursts of shoppers.
import { performance } from 'node:perf_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { makeRasterWork } from './raster-work.ts';

afterEach(() => vi.restoreAllMocks());

const look = (utilization: number) => ({ idle: 0, active: 0, utilization });

/** Number of load checks before each of these pictures, when the checks find these loads of the server, and of the machine. */
async function looksBeforeEach(found: readonly number[], pictures: number, machine: readonly number[] = []): Promise<readonly number[]> {
  const [waiting, loads] = [[...found], [...machine]];
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
  await makeRasterWork({ fill }, () => [], { lookMs: 1, machineLoad: () => loads.shift() ?? 0 }).queue.handle({});
  return taken;
}

test('while the server is quiet, each picture waits for one check', async () => {
  expect(await looksBeforeEach([], 3)).toEqual([1, 1, 1]);
});

test('a busy server is left alone until seven checks in a row found it quiet', async () => {
  expect(await looksBeforeEach([0, 0.6, 0.1, 0.1, 0.6], 3)).toEqual([1, 11, 1]);
});

test('pictures wait while the machine is busy with something else, although the server is quiet', async () => {
  expect(await looksBeforeEach([], 2, [1.2, 0.9, 0.1])).toEqual([9, 1]);
});
