import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registeredForm } from './path-forms.ts';

const TABLE = readFileSync('docs/contracts/paths.md', 'utf8');

test('T36: every form in the table maps to the registered address', () => {
  const forms = [...TABLE.matchAll(/`(\/[\w/-]*Proxy\/x)`/g)].map(([, form = '']) => form).filter((form) => !form.startsWith('/fr-ca'));
  expect(forms.length).toBeGreaterThan(5);
  expect(new Set(forms.map((form) => registeredForm(`${form}?a=1`)))).toEqual(new Set(['/ele-lpd/api/sparxProxy/x?a=1']));
});

test('T36: similar addresses stay unchanged', () => {
  for (const url of ['/', '/sparxProxy', '/sparxProxy/', '/search?q=/sparxProxy/x', '/x/sparxProxy/y', '/ele-lpd/api/productTileProxy/x'])
    expect(registeredForm(url)).toBe(url);
});

test('[RWD-1] T36: the rewards calls are known by their bare names, with or without the prefix or a proxy', () => {
  for (const name of ['getSlpCustomerRewardsInfo', 'getAvailableRewards'])
    for (const before of ['', '/api', '/ele-lpd', '/ele-lpd/api', '/sparxProxy', '/api/sparxProxy', '/ele-lpd/api/commonProxy'])
      expect(registeredForm(`${before}/${name}?a=1`), before).toBe(`/ele-lpd/api/${name}?a=1`);
  for (const other of ['/getAvailableRewardsNow', '/x/getAvailableRewards']) expect(registeredForm(other)).toBe(other);
});
