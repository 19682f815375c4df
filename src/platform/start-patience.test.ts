// What a start waits for, how long, and what it reports meanwhile (trust 28).
import { expect, test } from 'vitest';
import { startPatience } from './start-patience.ts';

const fault = (code: string, message: string): Error => Object.assign(new Error(message), { code });
const patient = (seconds: number) => {
  const said: string[] = [];
  return { said, ...startPatience({ seconds, say: (sentence) => void said.push(sentence) }) };
};

test.each([
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['57P03', 'the database system is starting up'],
  ['53300', 'sorry, too many clients already'],
  ['', 'timeout expired'],
])('trust 28: a start waits for what may be over soon (%s), and says it once for many tries', async (code, message) => {
  const { wait, said } = patient(60);
  expect([await wait(fault(code, message)), await wait(fault(code, message))]).toEqual([true, true]);
  expect(said).toEqual([`Waiting for the database: ${message}`]);
});

test.each([
  ['28P01', 'password authentication failed for user "shop"'],
  ['3D000', 'database "shop" does not exist'],
  ['42601', 'syntax error'],
])('trust 28: a start does not wait for what stays wrong (%s)', async (code, message) => {
  const { wait, said } = patient(60);
  expect(await wait(fault(code, message))).toBe(false);
  expect(said).toEqual([]);
});

test('trust 28: nobody waits longer than the limit, nor after the shop has started', async () => {
  const away = fault('ECONNREFUSED', 'connect ECONNREFUSED');
  const short = patient(0.05);
  while (await short.wait(away));
  expect(short.said).toHaveLength(1);
  const started = patient(60);
  started.end();
  expect(await started.wait(away)).toBe(false);
});
