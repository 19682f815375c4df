import { expect, test } from 'vitest';
import type { PostalAddress } from '#people/addresses/rules';
import { adviceInTime, ownValidator } from './address-validator.ts';

const home: PostalAddress = {
  firstName: 'Maya',
  lastName: 'Ortiz',
  organization: '',
  address1: '14 Elm St',
  address2: '',
  city: 'Boston',
  state: 'MA',
  zip: '01702',
  country: 'USA',
  phone: '',
};

test('[CHK-2] the shop’s own lists know the city of a ZIP code and of a postal code', async () => {
  expect(await ownValidator.advise(home)).toEqual({ kind: 'suggestion', address: { ...home, city: 'Framingham' } });
  const quebec = { ...home, address1: '1200 rue Peel', city: 'Montreal', state: 'QC', zip: 'H3B 1A7', country: 'CA' } as const;
  expect(await ownValidator.advise(quebec)).toEqual({ kind: 'fine' });
});

test('[CHK-2] trust 29: failed or late advice stops nobody', async () => {
  expect(await adviceInTime({ advise: () => Promise.reject(new Error('down')) }, home)).toEqual({ kind: 'fine' });
  expect(await adviceInTime({ advise: () => new Promise(() => undefined) }, home, 1)).toEqual({ kind: 'fine' });
});
