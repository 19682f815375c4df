import { expect, test } from 'vitest';
import { defaultOf, joinTypes, likenessOf, serves, type StoredType } from './address-book.ts';
import type { PostalAddress } from './postal-address.ts';

const HOME: PostalAddress = {
  firstName: 'José',
  lastName: 'Côté',
  organization: '',
  address1: '14, rue Saint-Paul',
  address2: 'App. 4',
  city: 'Montréal',
  state: 'QC',
  zip: 'H2Y 1G8',
  country: 'CA',
  phone: '5145550137',
};

test.each([
  ['S', true, false],
  ['B', false, true],
  ['SB', true, true],
] as const)('[CHK-2] an address of type %s is for goods: %s, for bills: %s', (type, shipping, billing) => {
  expect([serves(type, 'shipping'), serves(type, 'billing')]).toEqual([shipping, billing]);
});

test('[CHK-2] an address saved once for shipping and once for billing is for both', () => {
  expect([joinTypes('S', 'S'), joinTypes('S', 'B'), joinTypes('B', 'SB'), joinTypes('B', 'B')]).toEqual(['S', 'SB', 'SB', 'B']);
});

test.each<[string, Partial<PostalAddress>, boolean]>([
  ['in capitals, without accents', { firstName: 'JOSE', lastName: 'COTE', address1: '14 RUE ST-PAUL', city: 'Montreal' }, true],
  ['with the unit in the street', { address1: '14 rue Saint-Paul, app. 4', address2: '' }, true],
  ['with another phone', { phone: '' }, true],
  ['of somebody else', { firstName: 'Ana' }, false],
  ['of an organization', { organization: 'Papiers Côté' }, false],
  ['next door', { address1: '16, rue Saint-Paul' }, false],
])('[CHK-2] whether an address is the same one %s', (_, other, same) => {
  expect(likenessOf({ ...HOME, ...other }) === likenessOf(HOME)).toBe(same);
});

test('[CHK-2] exactly one address is the default while there is one for the use', () => {
  const one = (id: string, type: StoredType, shipping = false) => ({ id, type, marked: { shipping, billing: false } });
  expect(defaultOf([one('a', 'B'), one('b', 'S'), one('c', 'SB', true)], 'shipping')?.id).toBe('c');
  expect(defaultOf([one('a', 'B'), one('b', 'S'), one('c', 'SB')], 'shipping')?.id).toBe('b');
  expect(defaultOf([one('a', 'B', true), one('b', 'S')], 'shipping')?.id).toBe('b');
  expect(defaultOf([one('b', 'S')], 'billing')).toBeUndefined();
  expect(defaultOf([], 'billing')).toBeUndefined();
});
