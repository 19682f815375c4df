import { expect, test } from 'vitest';
import type { PostalAddress } from '#people/addresses/rules';
import type { ShipToPlace } from '#people/locations/rules';
import { allowedShipTo, fixedBilling, OWN_ADDRESSES } from './addresses-allowed.ts';

const own: PostalAddress = {
  firstName: 'Maya',
  lastName: 'Ortiz',
  organization: '',
  address1: '14 Elm St',
  address2: '',
  city: 'Framingham',
  state: 'MA',
  zip: '01702',
  country: 'USA',
  phone: '5085550137',
};
const place: ShipToPlace = {
  id: 'w',
  name: 'Warehouse',
  code: 'W-1',
  attention: '',
  notes: 'Dock 3',
  address1: '200 Union Ave',
  address2: '',
  city: 'Framingham',
  state: 'MA',
  zip: '01702',
  country: 'USA',
  phone: '',
};
const entered: PostalAddress = { ...own, address1: '1 Old St', location: { id: 'w', name: 'Old name', code: '', notes: '' } };

test('[USR-9] an address of one’s own goes only where the organization allows it', () => {
  expect(allowedShipTo(own, OWN_ADDRESSES)).toEqual({ shipTo: own, barred: null });
  expect(allowedShipTo(own, { ...OWN_ADDRESSES, ownShipping: false })).toEqual({ shipTo: null, barred: 'LOCATIONS_ONLY' });
  expect(allowedShipTo(null, { ...OWN_ADDRESSES, ownShipping: false })).toEqual({ shipTo: null, barred: null });
});

test('[USR-9] a location has the address that it has now, and whoever orders stands in for nobody at the dock', () => {
  const { shipTo } = allowedShipTo(entered, { ...OWN_ADDRESSES, ownShipping: false, location: place });
  expect(shipTo).toMatchObject({
    firstName: 'Maya',
    organization: 'Warehouse (W-1)',
    address1: '200 Union Ave',
    phone: '5085550137',
    location: { id: 'w', code: 'W-1', name: 'Warehouse', notes: 'Dock 3' },
  });
  const received = allowedShipTo(entered, { ...OWN_ADDRESSES, location: { ...place, attention: 'Carl Dunn', phone: '5085550120' } }).shipTo;
  expect(received).toMatchObject({ firstName: 'Carl', lastName: 'Dunn', phone: '5085550120' });
  expect(allowedShipTo(entered, OWN_ADDRESSES)).toEqual({ shipTo: null, barred: 'LOCATION_GONE' });
});

test('[USR-9] the organization’s billing address is the only one where it says so', () => {
  expect(fixedBilling({ ...OWN_ADDRESSES, billing: own })).toBeNull();
  expect(fixedBilling({ ...OWN_ADDRESSES, ownBilling: false, billing: own })).toEqual(own);
  expect(fixedBilling({ ...OWN_ADDRESSES, ownBilling: false })).toBeNull();
});
