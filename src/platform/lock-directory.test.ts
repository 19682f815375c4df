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

test('a directory is locked once, and again after its release', async () => {
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  await unlock();
  const again = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow('in use');
  await again();
});

test('one of many simultaneous callers gets the lock, and a dead process’s lock does not block it', async () => {
  for (const left of [undefined, '2147483646', `${process.pid} 1 an-earlier-start-of-the-machine`]) {
    if (left !== undefined) writeFileSync(join(directory, 'lock.4'), left);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(directory)));
    const given = answers.filter((answer) => answer.status === 'fulfilled');
    expect(given.length, `after ${left}`).toBe(1);
    for (const { value: unlock } of given) await unlock();
    expect(readdirSync(directory).length).toBe(1);
  }
});
