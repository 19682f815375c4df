import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#people/addresses/rules';
import { mayEnter, NO_ENTRIES, openStep, readDelivery, sectionsOf, type CheckoutEntries } from './index.ts';

const form = {
  ...EMPTY_ADDRESS,
  email: 'maya@example.com',
  fullName: 'Maya Ortiz',
  address1: '14 Elm St',
  city: 'Framingham',
  state: 'MA',
  zip: '01702',
};
const delivery = readDelivery(form, 'ship-to-address', 'US');
const delivered: CheckoutEntries = { ...NO_ENTRIES, ...(delivery.ok ? delivery.value : {}) };
const paid: CheckoutEntries = {
  ...delivered,
  payment: {
    paymentType: 'CREDIT_CARD',
    vendorPaymentType: null,
    cartId: 'cart-1',
    token: 'tok_1',
    brand: 'VISA',
    lastFour: '1111',
    expiry: { month: 8, year: 2029 },
  },
};

test('[CHK-1] a step opens when the steps before it are complete', () => {
  expect([
    openStep(NO_ENTRIES, 'ship-to-address', 1_000),
    openStep(delivered, 'ship-to-address', 1_000),
    openStep(paid, 'ship-to-address', 1_000),
  ]).toEqual(['delivery', 'payment', 'review']);
  expect(mayEnter('review', delivered, 'ship-to-address', 1_000)).toBe(false);
  expect(mayEnter('delivery', paid, 'ship-to-address', 1_000)).toBe(true);
});

test('[CHK-1] a delivery address does not complete a pickup, nor the reverse', () => {
  expect(openStep(delivered, 'mixed', 1_000)).toBe('delivery');
  const pickup = readDelivery({ ...EMPTY_ADDRESS, email: 'maya@example.com', fullName: 'Maya Ortiz' }, 'pickup', 'US');
  expect(pickup).toEqual({
    ok: true,
    value: { email: 'maya@example.com', phone: '', shipTo: null, pickupBy: { firstName: 'Maya', lastName: 'Ortiz' } },
  });
  expect(openStep({ ...NO_ENTRIES, ...(pickup.ok ? pickup.value : {}) }, 'mixed', 1_000)).toBe('delivery');
});

test('[CHK-1, CHK-2] another person may collect the pickup part of a mixed order', () => {
  const who = (pickupName: string, mode: 'mixed' | 'ship-to-address') => {
    const read = readDelivery({ ...form, pickupName }, mode, 'US');
    return read.ok ? read.value.pickupBy : read.problem;
  };
  expect(who('Rosa Lind', 'mixed')).toEqual({ firstName: 'Rosa', lastName: 'Lind' });
  expect(who(' ', 'mixed')).toEqual({ firstName: 'Maya', lastName: 'Ortiz' });
  expect(who('Rosa Lind', 'ship-to-address')).toBeNull();
});

test('[CHK-1] sections that the cart does not need are NA', () => {
  expect(sectionsOf('pickup')).toEqual({ shipping: 'NA', pickup: 'active', payment: 'active' });
  expect(sectionsOf('mixed')).toEqual({ shipping: 'active', pickup: 'active', payment: 'active' });
});

test('[CHK-2] a guest must enter an e-mail for shipping and for pickup', () => {
  for (const mode of ['pickup', 'mixed', 'ship-to-address'] as const) {
    expect(readDelivery({ ...form, email: '' }, mode, 'US')).toEqual({ ok: false, problem: [{ field: 'email', code: 'NO_EMAIL' }] });
  }
});

test('[APP-22] problems come in the order of the form', () => {
  const read = readDelivery({ ...EMPTY_ADDRESS, email: 'maya', phone: '1' }, 'ship-to-address', 'US');
  expect(read.ok ? [] : read.problem.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'email EMAIL_INVALID',
    'fullName NAME_REQUIRED',
    'address1 STREET_REQUIRED',
    'zip ZIP_REQUIRED',
    'city CITY_REQUIRED',
    'state STATE_REQUIRED',
    'phone PHONE_INVALID',
  ]);
});
