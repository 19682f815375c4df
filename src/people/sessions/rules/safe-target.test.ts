import { expect, test } from 'vitest';
import { safeTarget } from './safe-target.ts';

const ORIGIN = 'http://localhost:3000';

test.each([
  ['/cc/sparq/cart?viewcart=true', '/cc/sparq/cart?viewcart=true'],
  ['/fr-ca/account/orders#latest', '/fr-ca/account/orders#latest'],
  ['http://localhost:3000/checkout/delivery', '/checkout/delivery'],
  ['/search?q=caf%C3%A9', '/search?q=caf%C3%A9'],
])('[APP-7] %s is an address of this site', (raw, path) => expect(safeTarget(raw, ORIGIN)).toBe(path));

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '@evil.example',
  'http://localhost:3000@evil.example/',
  'http://localhost:30001/',
  'https://evil.example/',
  '/ok\r\nset-cookie: a=b',
  '/ok%0d%0aset-cookie:a=b',
  '/%',
  '',
  `/${'a'.repeat(3_000)}`,
])('[APP-7] trust 16: %j leads home', (raw) => expect(safeTarget(raw, ORIGIN)).toBe('/'));
