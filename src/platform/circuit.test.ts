import { expect, test } from 'vitest';
import { makeCircuit } from './circuit.ts';

function failing() {
  let [asked, at, isWell] = [0, 0, false];
  const circuit = makeCircuit({ name: 'The bank', failures: 3, restMs: 1_000, now: () => at });
  const ask = (): Promise<string> =>
    circuit(async () => {
      asked += 1;
      if (!isWell) throw new Error('down');
      return 'well';
    });
  return { ask, asked: () => asked, wait: (ms: number) => (at += ms), mend: () => (isWell = true) };
}

test('trust 29: after three failures in a row nobody calls the service for a second', async () => {
  const { ask, asked, wait } = failing();
  for (let at = 0; at < 3; at += 1) await expect(ask()).rejects.toThrow('down');
  const crowd = await Promise.allSettled(Array.from({ length: 50 }, ask));
  expect(new Set(crowd.map((one) => (one.status === 'rejected' ? String(one.reason) : 'answered')))).toEqual(
    new Set(['Error: The bank has failed several times and is left alone for a moment']),
  );
  expect(asked()).toBe(3);
  wait(1_000);
  // One call goes first.
  await Promise.allSettled(Array.from({ length: 50 }, ask));
  expect(asked()).toBe(4);
});

test('trust 29: a recovered service gets all calls, and a single failure now and then stops nobody', async () => {
  const { ask, asked, wait, mend } = failing();
  for (let at = 0; at < 3; at += 1) await expect(ask()).rejects.toThrow('down');
  wait(1_000);
  mend();
  expect(await ask()).toBe('well');
  expect(await Promise.all([ask(), ask()])).toEqual(['well', 'well']);
  expect(asked()).toBe(6);
});
