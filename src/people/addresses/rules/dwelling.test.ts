import { expect, test } from 'vitest';
import { dwellingOf } from './dwelling.ts';

const HOME = { address1: '14 Elm St', address2: 'Apt 4', zip: '01702', country: 'USA' } as const;
const ICI = { address1: '1200, rue Sainte-Catherine Ouest', address2: 'app. 3', zip: 'H3B 1A7', country: 'CA' } as const;

test.each([
  [{}, 'USA 01702 14 elm st 4'],
  [{ address1: ' 14  ELM Street, ', address2: '#4' }, 'USA 01702 14 elm st 4'],
  [{ address1: '14 Elm St. Apartment 4', address2: '' }, 'USA 01702 14 elm st 4'],
  [{ zip: '01702-1234' }, 'USA 01702 14 elm st 4'],
  [{ address2: 'Apt 5' }, 'USA 01702 14 elm st 5'],
  [{ address2: '' }, 'USA 01702 14 elm st'],
  [{ zip: '01701' }, 'USA 01701 14 elm st 4'],
  [{ address1: 'Town Hall', address2: '' }, ''],
  [{ address1: '14 West Elm St' }, 'USA 01702 14 w elm st 4'],
  [{ address1: '1401 Avenue O' }, 'USA 01702 1401 ave o 4'],
  [{ address1: '1401 Avenue W' }, 'USA 01702 1401 ave w 4'],
  [{ address1: '14 Sutton Est' }, 'USA 01702 14 sutton est 4'],
])('[CART-15] trust 7: a door of the United States, written as %j', (over, wanted) => {
  expect(dwellingOf({ ...HOME, ...over })).toBe(wanted);
});

test.each([
  [{}, 'CA h3b1a7 1200 rue catherine w 3'],
  [{ address1: '1200 Rue Ste-Catherine O.', address2: 'Appartement 3', zip: 'h3b1a7' }, 'CA h3b1a7 1200 rue catherine w 3'],
  [{ address1: '1200 Rue Sainte-Catherine West' }, 'CA h3b1a7 1200 rue catherine w 3'],
  [{ address1: '1200, rue Sainte-Catherine Est' }, 'CA h3b1a7 1200 rue catherine e 3'],
  [{ address1: '1200 boul. Saint-Laurent', address2: 'bureau 3' }, 'CA h3b1a7 1200 blvd st laurent 3'],
])('[CART-15] trust 7: a door of Canada, written as %j', (over, wanted) => {
  expect(dwellingOf({ ...ICI, ...over })).toBe(wanted);
});
