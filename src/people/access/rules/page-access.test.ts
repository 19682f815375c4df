import { expect, test } from 'vitest';
import { NO_PERMISSIONS, type Caller } from '#base/access/rules';
import { makePaths } from '#paths';
import { admissionTo, mayOpen, PAGE_ACCESS, pageAccess, shownCaller, signInAddress, type PageRoute } from '#people/access/rules';

const guest = shownCaller(null);
const member = shownCaller({ signedIn: true, accountNumber: '10024501', permissions: ['H_EBL'] });

const person = shownCaller({ signedIn: true });

test.each([
  ['/', 'allowed'],
  ['/fr-ca', 'allowed'],
  ['/search?q=ink', 'allowed'],
  ['/account/orders', 'signIn'],
  ['/en-ca/account/orders/482190733316', 'signIn'],
  ['/ACCOUNT/Orders', 'signIn'],
  ['/account/orders#latest', 'signIn'],
  ['/kuber/viewList?listId=1', 'signIn'],
  ['/cc/mmx/list/mylists', 'signIn'],
  ['/cc/mmx/list', 'signIn'],
  ['/cc/mmx/cart', 'allowed'],
  ['/account/confirm-email', 'allowed'],
  ['/account/printers', 'allowed'],
  ['/paper/product_246810', 'allowed'],
  // Not pages: their own handlers check access.
  ['/account/orders/1/2', 'allowed'],
  ['/cc/api/checkout', 'allowed'],
  ['https://business.example/account/orders', 'allowed'],
  ['tel:18005550123', 'allowed'],
])('[APP-7] a link to %s is for a guest %s, and open to who is signed in', (address, admission) => {
  expect(admissionTo(address, guest)).toBe(admission);
  expect(mayOpen(address, guest)).toBe(admission === 'allowed');
  expect(mayOpen(address, member)).toBe(true);
});

test('[USR-1] every page of the account menu is open to signed-in shoppers, and to nobody else', () => {
  for (const locale of ['en-US', 'en-CA', 'fr-CA'] as const) {
    const paths = makePaths(locale);
    const places = [paths.account('business'), paths.account('consumer'), paths.orders(), paths.lists('business'), paths.lists('consumer')];
    for (const place of [...places, paths.addresses(), paths.savedCards(), paths.accountDetails()])
      expect(
        [guest, member, person].map((caller) => mayOpen(place, caller)),
        place,
      ).toEqual([false, true, true]);
  }
});

test('a route that is missing from the table does not compile', () => {
  // @ts-expect-error -- the table of pages does not have it
  const nowhere: PageRoute = '/nowhere';
  expect(pageAccess(nowhere)).toBeUndefined();
});

test('a route is in the table by its pattern, also a shared one, and nothing else is', () => {
  for (const pattern of Object.keys(PAGE_ACCESS)) expect(pageAccess(pattern), pattern).toBeDefined();
  expect([pageAccess('/:slug/:key'), pageAccess('/*'), pageAccess('/nowhere'), pageAccess('constructor')]).toEqual([
    'shopper',
    'anyone',
    undefined,
    undefined,
  ]);
});

test.each<[string, Parameters<typeof shownCaller>[0], Caller]>([
  ['nobody', null, { kind: 'shopper', signedIn: false, permissions: NO_PERMISSIONS }],
  ['a guest', { signedIn: false, accountNumber: '' }, { kind: 'shopper', signedIn: false, permissions: NO_PERMISSIONS }],
  ['somebody the browser remembers', { signedIn: true }, { kind: 'shopper', signedIn: true, permissions: new Set() }],
  [
    'a member',
    { signedIn: true, accountNumber: '1', permissions: ['H_R'] },
    { kind: 'member', organization: '1', permissions: new Set(['H_R']) },
  ],
])('[USR-2] %s as a screen knows them', (_who, facts, caller) => {
  expect(shownCaller(facts)).toEqual(caller);
});

test('[APP-7] the login’s address carries the way back, in each site’s parameter', () => {
  expect(signInAddress({ locale: 'en-US', site: { tenant: 'consumer' } }, '/account/orders?page=2')).toBe(
    '/office/supplies/login?jump=%2Faccount%2Forders%3Fpage%3D2',
  );
  expect(signInAddress({ locale: 'fr-CA', site: { tenant: 'business' } }, '/fr-ca/account/orders')).toBe(
    '/fr-ca/office/supplies/login?target=%2Ffr-ca%2Faccount%2Forders',
  );
});
