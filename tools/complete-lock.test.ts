import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingEntries, platformOf } from './complete-lock.mjs';

test('the lock file holds the binaries of every platform, so that npm ci accepts it everywhere', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  expect(missingEntries(packages).map(({ path }) => path)).toEqual([]);
});

test.each([
  ['@oxlint/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@rolldown/binding-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
  ['@oxfmt/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@oxlint-tsgolint/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
])('%s names its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('a missing package goes beside its siblings, or into its owner when there is another version', () => {
  const wanted = { optionalDependencies: { 'x-linux-x64': '1.0.0', 'x-win32-x64': '1.0.0' } };
  const linux = { version: '1.0.0' };
  const win32 = { version: '1.0.0', os: ['win32'], cpu: ['x64'], optional: true };
  expect(missingEntries({ 'node_modules/x': wanted, 'node_modules/x-linux-x64': linux })).toEqual([
    { path: 'node_modules/x-win32-x64', entry: win32 },
  ]);
  const other = { 'node_modules/x-win32-x64': { version: '2.0.0' } };
  expect(missingEntries({ 'node_modules/x': wanted, 'node_modules/x-linux-x64': linux, ...other })).toEqual([
    { path: 'node_modules/x/node_modules/x-win32-x64', entry: win32 },
  ]);
});
