import { expect, test } from 'vitest';
import { adviceOn, type PostalAddress } from './index.ts';

const home: PostalAddress = {
  firstName: 'Maya',
  lastName: 'Ortiz',
  organization: '',
  address1: '14 Elm St',
  address2: '',
  city: 'Framingham',
  state: 'MA',
  zip: '01702',
  country: 'USA',
  phone: '',
};

test('[CHK-2] a consistent address is valid, in any spelling of its city', () => {
  expect(adviceOn(home, 'Framingham')).toEqual({ kind: 'fine' });
  expect(adviceOn({ ...home, city: 'MONTREAL' }, 'Montréal')).toEqual({ kind: 'fine' });
  expect(adviceOn({ ...home, city: 'Saint Paul' }, 'St. Paul')).toEqual({ kind: 'fine' });
  expect(adviceOn({ ...home, city: 'Anywhere' }, '')).toEqual({ kind: 'fine' });
});

test('[CHK-2] a city that does not match the ZIP code is corrected', () => {
  expect(adviceOn({ ...home, city: 'Boston' }, 'Framingham')).toEqual({ kind: 'suggestion', address: home });
});

test.each([
  ['14 Elm St Apt 4', '14 Elm St', 'Apt 4'],
  ['14 Elm St, Suite 200', '14 Elm St', 'Suite 200'],
  ['14 Elm St #4B', '14 Elm St', '#4B'],
  ['1200, rue Peel, app. 12', '1200, rue Peel', 'app. 12'],
  ['1200 rue Peel, unité B', '1200 rue Peel', 'unité B'],
  ['1200 rue Peel bureau 300', '1200 rue Peel', 'bureau 300'],
])('[CHK-2] a unit in the street gets its own line: %s', (typed, address1, address2) => {
  expect(adviceOn({ ...home, address1: typed }, '')).toEqual({ kind: 'suggestion', address: { ...home, address1, address2 } });
});

test.each(['14 Floorman Road', '5 Unity Lane', '3 Suiteland Ave', 'PO Box 12', '1200 rue Ste Catherine'])(
  '[CHK-2] a street is not mistaken for a unit: %s',
  (address1) => {
    expect(adviceOn({ ...home, address1 }, '')).toEqual({ kind: 'fine' });
  },
);

test('[CHK-2] a unit stays when its line is taken, and a street without a number must be confirmed', () => {
  expect(adviceOn({ ...home, address1: '14 Elm St Apt 4', address2: 'Back door' }, '')).toEqual({ kind: 'fine' });
  expect(adviceOn({ ...home, address1: 'Elm St' }, '')).toEqual({ kind: 'unconfirmed' });
});
