import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './lock-directory.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'inkwell-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a directory is given once, and again after it was given back', async () => {
  const giveBack = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  await giveBack();
  const again = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow('in use');
  await again();
});

test('of many that ask at once one gets it, and what a dead process left does not stand in the way', async () => {
  for (const left of [undefined, '2147483646', `${process.pid} 1 an-earlier-start-of-the-machine`]) {
    if (left !== undefined) writeFileSync(join(directory, 'lock.4'), left);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(directory)));
    const given = answers.filter((answer) => answer.status === 'fulfilled');
    expect(given.length, `after ${left}`).toBe(1);
    for (const { value: giveBack } of given) await giveBack();
    expect(readdirSync(directory).length).toBe(1);
  }
});
