import { setImmediate as breathe } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { eachPassed, makeRelay } from './row-batch-channel.ts';

test('all pages arrive in order, and then the relay ends', async () => {
  const { port1, port2 } = new MessageChannel();
  const relay = makeRelay(port1);
  const taken: string[] = [];
  const taking = eachPassed(port2, (rows) => void taken.push(rows));
  const pages = Array.from({ length: 20 }, (_, at) => `page ${at}`);
  for (const page of pages) await relay.pass(page);
  relay.end();
  await taking;
  expect(taken).toEqual(pages);
});

test('the reader waits for the receiver, but not when the receiver is gone', async () => {
  const { port1, port2 } = new MessageChannel();
  const relay = makeRelay(port1);
  let passed = 0;
  const passing = (async () => {
    for (; passed < 50; passed += 1) await relay.pass('page');
  })();
  for (let turn = 0; turn < 10; turn += 1) await breathe();
  expect(passed).toBeLessThan(5);
  port2.close();
  await passing;
  expect(passed).toBe(50);
});

test('the receiver ends when the reader is gone', async () => {
  const { port1, port2 } = new MessageChannel();
  const taking = eachPassed(port2, () => undefined);
  port1.close();
  await expect(taking).resolves.toBeUndefined();
});
