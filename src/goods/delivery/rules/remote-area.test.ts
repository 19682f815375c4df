import { expect, test } from 'vitest';
import { placeOfZip } from '#people/addresses/rules';
import { deliveryAreaFee, isRemote } from './remote-area.ts';

test('[CART-16] the delivery-area fee applies to places reached by air or ferry, and only to shipped goods', () => {
  expect(deliveryAreaFee({ country: 'US', state: 'HI', zip: '96801' }, true)).toBe(1_295);
  expect(deliveryAreaFee({ country: 'CA', state: 'NU', zip: 'X0A 0H0' }, true)).toBe(1_495);
  expect(deliveryAreaFee({ country: 'US', state: 'HI', zip: '96801' }, false)).toBe(0);
  expect(deliveryAreaFee({ country: 'US', state: 'MA', zip: '01702' }, true)).toBe(0);
});

test.each([
  ['02554', 'US', true],
  ['98250-0001', 'US', true],
  ['02110', 'US', false],
  ['99501', 'US', true],
  ['g4t 1a1', 'CA', true],
  ['X1A 1A1', 'CA', true],
  ['H3B 1A7', 'CA', false],
] as const)('[CART-16] %s of %s lies outside the next-day network: %j', (zip, country, remote) => {
  const place = placeOfZip(zip, country);
  if (place === null) throw new Error(`${zip} is a code`);
  expect(isRemote(place)).toBe(remote);
});
