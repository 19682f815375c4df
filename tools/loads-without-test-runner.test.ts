// Screenshots and benchmarks use the end-to-end tests' steps, which therefore must load without the test runner.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['e2e/support/editions.ts', 'bench/cart-press.ts'])('%s loads without the test runner', (file) => {
  const address = JSON.stringify(join(import.meta.dirname, '..', file));
  const code = `await import(${address}); console.log('loaded')`;
  expect(execFileSync(process.execPath, ['--conditions=server', '--input-type=module', '-e', code], { encoding: 'utf8' })).toBe('loaded\n');
});
