// The start of a fresh clone: Node version, installation, and changes since the last build.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';
import { isInstalled } from './installed.mjs';
import { installAdvice, isNewEnough } from './node.mjs';
import { concernsServer } from './reload.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkwell-bootstrap-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['20.20.2', false],
  ['24.6.0', false],
  ['24.7.0', true],
  ['24.21.0', true],
  ['25.0.0', true],
])('Node %s can run the shop: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test('without a pinned Node the advice names the version to install', () => {
  expect(installAdvice('darwin', 'arm64', '20.1.0')).toContain('Install Node 24');
  expect(installAdvice('darwin', 'arm64', '20.1.0')).toContain('brew install node@24');
});

const lock = { version: '1.0.0', integrity: 'sha512-a' };
const WANTED = { '': {}, 'node_modules/a': lock, 'node_modules/b-other-platform': { ...lock, optional: true } };

test.each([
  ['installed as the lock file says', { 'node_modules/a': lock }, true],
  ['another version is installed', { 'node_modules/a': { ...lock, version: '0.9.0' } }, false],
  ['a package is missing', {}, false],
  ['a package too many', { 'node_modules/a': lock, 'node_modules/c': lock }, false],
])('%s', (_what, found, expected) => {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: WANTED }));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: found }));
  expect(isInstalled(folder)).toBe(expected);
});

test('a folder without node_modules is not installed', () => {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: WANTED }));
  expect(isInstalled(folder)).toBe(false);
});

test('the fingerprint changes with every relevant file, and only then', () => {
  mkdirSync(join(folder, 'src'));
  const file = join(folder, 'src/a.ts');
  writeFileSync(file, 'a');
  const taken = () => fingerprint(folder, ['src', 'absent'], (path) => !path.endsWith('.test.ts'));
  const first = taken();
  expect(taken()).toBe(first);
  utimesSync(file, new Date(0), new Date(0));
  const touched = taken();
  expect(touched).not.toBe(first);
  writeFileSync(join(folder, 'src/a.test.ts'), 'a');
  expect(taken()).toBe(touched);
  writeFileSync(join(folder, 'src/b.ts'), 'b');
  expect(taken()).not.toBe(touched);
});

test.each([
  ['cart/server/routes.ts', true],
  ['cart/rules/quantity.ts', true],
  ['cart/contract.ts', true],
  ['cart/words/fr-CA.ts', true],
  ['migrations/0001_gift_notes.sql', true],
  ['schema.txt', true],
  ['cart/rules/quantity.test.ts', false],
  ['cart/screen/cart-slice.ts', false],
  ['cart/screen/cart-page.tsx', false],
])('saving %s restarts the development server: %s', (path, expected) => {
  expect(concernsServer(path)).toBe(expected);
});
