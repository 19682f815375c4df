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
