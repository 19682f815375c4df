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

test('trust 29: who failed three times in a row is not asked for a second, by nobody', async () => {
  const { ask, asked, wait } = failing();
  for (let at = 0; at < 3; at += 1) await expect(ask()).rejects.toThrow('down');
  const crowd = await Promise.allSettled(Array.from({ length: 50 }, ask));
  expect(new Set(crowd.map((one) => (one.status === 'rejected' ? String(one.reason) : 'answered')))).toEqual(
    new Set(['Error: The bank has failed several times and is left alone for a moment']),
  );
  expect(asked()).toBe(3);
  wait(1_000);
  // One goes first.
  await Promise.allSettled(Array.from({ length: 50 }, ask));
  expect(asked()).toBe(4);
});

test('trust 29: who is well again is asked by all, and a failure now and then keeps nobody', async () => {
  const { ask, asked, wait, mend } = failing();
  for (let at = 0; at < 3; at += 1) await expect(ask()).rejects.toThrow('down');
  wait(1_000);
  mend();
  expect(await ask()).toBe('well');
  expect(await Promise.all([ask(), ask()])).toEqual(['well', 'well']);
  expect(asked()).toBe(6);
});
