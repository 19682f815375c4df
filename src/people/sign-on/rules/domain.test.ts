import { expect, test } from 'vitest';
import { domainOf, isProof, readDomain } from '#people/sign-on/rules';

test.each([
  [' HarborPine.example. ', 'harborpine.example'],
  ['@harborpine.example', 'harborpine.example'],
  ['xn--caf-dma.example', 'xn--caf-dma.example'],
  ['localhost', null],
  ['10.0.0.1', null],
  ['-a.example', null],
  ['a_b.example', null],
  ['harbor pine.example', null],
  ['', null],
  [`${'a.'.repeat(130)}example`, null],
])('[USR-11] the domain %j is read as %j', (typed, domain) => {
  expect(readDomain(typed)).toBe(domain);
});

test('[USR-11] trust 21: the domain of an address is what stands after its last @', () => {
  expect(domainOf('ruth@harborpine.example')).toBe('harborpine.example');
  expect(domainOf('"ruth@harborpine.example"@evil.example')).toBe('evil.example');
  expect([domainOf('@harborpine.example'), domainOf('ruth')]).toEqual([null, null]);
});

test('[USR-11] a domain is proven by the whole text of one record', () => {
  expect(isProof([['v=spf1 -all'], ['inkwell-verify=', '7QK2']], '7QK2')).toBe(true);
  expect(isProof([['x inkwell-verify=7QK2'], ['inkwell-verify=7QK']], '7QK2')).toBe(false);
});
