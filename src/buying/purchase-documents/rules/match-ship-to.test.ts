import { expect, test } from 'vitest';
import { at } from '#people/cxml/rules';
import { orderRequest, type WrittenOrder } from '../fixtures.ts';
import { readDocumentAddress } from './document-address.ts';
import { matchShipTo, type KnownPlace } from './match-ship-to.ts';

const PLACE: KnownPlace = {
  locationId: 'L1',
  code: 'FW-01',
  address1: '200 Union Ave',
  address2: '',
  city: 'Framingham',
  state: 'MA',
  zip: '01702',
};

function match(shipTo: NonNullable<WrittenOrder['shipTo']>, facts: { allowsNew?: boolean; country?: 'US' | 'CA' } = {}) {
  const element = at(orderRequest({ shipTo }), 'OrderRequestHeader', 'ShipTo');
  if (element === undefined) throw new Error('The fixture has no ShipTo');
  return matchShipTo(readDocumentAddress(element), { country: 'US', places: [PLACE], allowsNew: false, ...facts });
}

test('[B2B-9] [USR-9] a place is known by its number or by its address', () => {
  expect(match({ addressId: 'fw-01', street: 'whatever it says' })).toEqual({ ok: true, value: { kind: 'location', locationId: 'L1' } });
  expect(match({ street: '200 union ave.' })).toEqual({ ok: true, value: { kind: 'location', locationId: 'L1' } });
});

test('[B2B-9] [USR-9] another address is taken where the connection allows that', () => {
  expect(match({})).toEqual({ ok: false, problem: { code: 'NEW_SHIP_TO' } });
  const taken = match({ addressId: 'X9' }, { allowsNew: true });
  expect(taken).toMatchObject({
    ok: true,
    value: {
      address: {
        firstName: 'Maya',
        lastName: 'Ortiz',
        organization: 'Harbor & Co',
        address1: '14 Elm St',
        address2: 'Mail room 2',
        phone: '5085550137',
      },
    },
  });
});

test('[B2B-9] the state may be written out, for the postal code says it', () => {
  expect(match({ state: 'Massachusetts' }, { allowsNew: true })).toMatchObject({ ok: true, value: { address: { state: 'MA' } } });
});

test.each([
  ['a number that nobody knows, without an address', { addressId: 'NOWHERE', zip: '' }, { code: 'SHIP_TO_UNKNOWN', given: 'NOWHERE' }],
  ['an address that no carrier finds', { street: '' }, { code: 'SHIP_TO_WRONG', given: 'Harbor & Co, Framingham, MA, 01702' }],
])('[B2B-9] %s is refused and named', (_what, shipTo, problem) => {
  expect(match(shipTo, { allowsNew: true })).toEqual({ ok: false, problem });
});

test('[B2B-9] an order in Canadian dollars does not go to the United States', () => {
  expect(match({}, { country: 'CA', allowsNew: true })).toEqual({ ok: false, problem: { code: 'SHIP_TO_ABROAD' } });
});
