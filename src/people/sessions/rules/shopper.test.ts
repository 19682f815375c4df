import { expect, test } from 'vitest';
import { isContractOnly, maskedCustomerNumber, type Shopper } from '#base/shopper/rules';
import { accountProblems, customerTypeOf, isEmail, routeContextOf, routeTypeOf, splitName } from '#people/sessions/rules';
import { NO_PERMISSIONS, type Permission } from '#base/access/rules';

const guest: Shopper = {
  shopperId: 'g',
  tenant: 'business',
  userType: 'GUEST',
  contextToken: 't',
  profile: null,
  account: null,
  permissions: NO_PERMISSIONS,
};
const buyer = (...permissions: Permission[]): Shopper => ({
  ...guest,
  userType: 'REGISTERED',
  account: { accountNumber: '1', name: 'A', division: '', routeType: 'SBA', salesRep: null },
  permissions: new Set(permissions),
});

test('[USR-4] an account without G_IOC is contract only; shoppers without an account are not (T1)', () => {
  expect(isContractOnly(buyer())).toBe(true);
  expect(isContractOnly(buyer('G_WS', 'G_BOP'))).toBe(true);
  expect(isContractOnly(buyer('G_IOC'))).toBe(false);
  expect(isContractOnly(guest)).toBe(false);
  expect(isContractOnly(null)).toBe(false);
});

test('[USR-3] the customer type comes from flow and permissions', () => {
  expect(customerTypeOf(buyer('G_AL'))).toBe('link');
  expect(customerTypeOf(buyer('G_AL', 'G_ALP'))).toBe('linkPlus');
  expect(customerTypeOf(buyer())).toBe('business');
  expect(customerTypeOf(null)).toBe('consumer');
});

test.each<[string, Permission, string]>([
  ['SBA', 'G_ALP', 'linkPlus'],
  ['SBA', 'G_IOC', 'business'],
  ['HIT', 'G_ALP', 'HIT'],
  ['SWS', 'G_AL', 'SWS'],
  ['EDIV', 'G_IOC', 'EDIV'],
  ['WFC', 'G_IOC', 'WFC'],
  ['southwest', 'G_IOC', 'southwest'],
  ['default', 'G_IOC', 'business'],
  ['a new one', 'G_AL', 'link'],
])('[APP-13, USR-3] on route %s with %s a customer is of type %s, and the context names the account', (routeType, permission, type) => {
  const shopper = buyer(permission);
  const account = { accountNumber: '4471', name: 'A', division: '', routeType, salesRep: null };
  expect(customerTypeOf({ ...shopper, tenant: 'business', account })).toBe(type);
  const known = routeType === 'a new one' ? 'default' : routeType;
  expect(routeContextOf({ account }, '2001')).toEqual({ routeType: known, routeId: '4471' });
  expect(routeContextOf(null, '2001')).toEqual({ routeType: 'default', routeId: '2001' });
});

test('[APP-13] an unknown route type is default', () => {
  expect(routeTypeOf('WFC')).toBe('WFC');
  expect(routeTypeOf('wfc')).toBe('default');
  expect(routeTypeOf(undefined)).toBe('default');
});

test.each([
  ['4100200300', 'XXXXXX0300'],
  ['1234', '1234'],
  ['12', '12'],
  ['', ''],
])('[USR-1] customer number %j is shown as %j (T45)', (number, shown) => expect(maskedCustomerNumber(number)).toBe(shown));

test.each([
  ['maya@inkwell.example', true],
  ['a.b+c@d-e.co.uk', true],
  ['maya@inkwell', false],
  ['maya inkwell@x.ca', false],
  ['@x.ca', false],
  ['maya@@x.ca', false],
  ['<maya@x.ca>', false],
])('[APP-22] %j as a mail address: %s', (text, ok) => expect(isEmail(text)).toBe(ok));

test('[APP-22] an account form reports each wrong field once', () => {
  expect(accountProblems({ fullName: ' ', email: 'x', password: 'short', company: '' }, true).map(({ field }) => field)).toEqual([
    'company',
    'fullName',
    'email',
    'password',
  ]);
  expect(accountProblems({ fullName: 'Maya', email: 'maya@x.ca', password: 'long enough' }, false)).toEqual([]);
});

test.each([
  ['Maya Ortiz', 'Maya', 'Ortiz'],
  ['  Ana  Maria   Silva ', 'Ana Maria', 'Silva'],
  ['Cher', 'Cher', ''],
])('[CHK-2] %j is split into first and last name', (full, firstName, lastName) => expect(splitName(full)).toEqual({ firstName, lastName }));
