// Machine-readable results of npm test: the last line and the exit code.
import { globSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROOT } from '../bootstrap/root.mjs';
import { Explained } from '../bootstrap/run.mjs';
import { EMBEDDED_ALONE, ON_BOTH, POSTGRES_ALONE } from './one-engine.ts';
import { quietly, runStages } from './stage.mjs';

const runner = { node: process.execPath, env: process.env };
let printed: string[] = [];
beforeEach(() => {
  printed = [];
  for (const out of ['log', 'error'] as const) vi.spyOn(console, out).mockImplementation((text) => void printed.push(String(text)));
});
afterEach(() => vi.restoreAllMocks());

const lastLine = (): string | undefined => printed.at(-1)?.trim();
const ends = (code: number) => ['-e', `process.exit(${code})`];

test('totals cover all stages and are the last line', async () => {
  const tests = { name: 'tests', run: async () => ({ passed: 40, failed: 0 }) };
  expect(await runStages([quietly('format', runner, ends(0)), tests])).toBe(0);
  expect(lastLine()).toBe('41 passed, 0 failed');
});

test('a failed stage fails the run, and the stages after it still run', async () => {
  const after = vi.fn<() => Promise<{ passed: number; failed: number }>>(async () => ({ passed: 1, failed: 0 }));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await runStages([quietly('lint', runner, ends(1)), quietly('types', runner, ends(1)), { name: 'after', run: after }])).toBe(1);
  expect(after).toHaveBeenCalledOnce();
  expect(lastLine()).toBe('1 passed, 2 failed');
});

test('failures are repeated below the table, at the end of a long log', async () => {
  const failures = ['cart.test.ts › adds once\n    expected 1 to be 2'];
  expect(await runStages([{ name: 'tests', run: async () => ({ passed: 9, failed: 1, failures }) }])).toBe(1);
  expect(printed.at(-2)).toBe('\n✗ tests: cart.test.ts › adds once\n    expected 1 to be 2');
  expect(lastLine()).toBe('9 passed, 1 failed');
});

test('a stage that cannot run fails with its reason', async () => {
  const missing = async (): Promise<never> => {
    throw new Explained('No PostgreSQL found.');
  };
  expect(await runStages([{ name: 'server tests', run: missing }])).toBe(1);
  expect(printed).toContain('No PostgreSQL found.');
  expect(lastLine()).toBe('0 passed, 1 failed');
});

test('a stage that cannot run here says so in the table', async () => {
  const run = async () => ({ passed: 0, failed: 0, note: 'not run: install PostgreSQL' });
  expect(await runStages([{ name: 'server tests', run }])).toBe(0);
  expect(printed.join('\n')).toContain('not run: install PostgreSQL');
});

/** Expands `a/{b,c}.ts` to two files, so that a missing one is noticed. */
function eachOf(pattern: string): readonly string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split(',').map((name) => before + name + after);
}

test.each([...POSTGRES_ALONE, ...EMBEDDED_ALONE, ...ON_BOTH].flatMap(eachOf))(
  '%s, which is run on one database, or on both, is a suite',
  (pattern) => {
    expect(globSync(pattern, { cwd: ROOT })).not.toEqual([]);
  },
);
