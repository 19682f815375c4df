import { expect, test } from 'vitest';
import { shownCaller } from '#people/access/rules';
import { makePaths } from '#paths';
import { accountMenu, isCurrent } from './account-menu.ts';

const paths = makePaths('en-US');
const SELF = { isRepresentative: false, isActing: false };
const person = shownCaller({ signedIn: true });
const places = (menu: ReturnType<typeof accountMenu>): readonly string[] => menu.flatMap((group) => group.places.map(({ to }) => to));

test('[USR-1] a guest has only what is open to everybody', () => {
  expect(places(accountMenu(shownCaller(null), SELF, 'consumer', paths))).toEqual([paths.rewards(), paths.myPrinters()]);
});

test('[USR-1] each site has its own headings, and none of them is empty', () => {
  const headings = (tenant: 'consumer' | 'business') => accountMenu(person, SELF, tenant, paths).map(({ title }) => title);
  expect(headings('consumer')).toEqual([null, 'navShopping', 'navYourDetails']);
  expect(headings('business')).toEqual([null, 'navBuying', 'navYou']);
});

test.each([
  [paths.orders(), '/account/orders', true],
  [paths.orders(), '/account/orders/482190733316', true],
  [paths.addresses(), '/account/orders', false],
  [paths.lists('business'), '/kuber/viewList', true],
  [paths.lists('business'), '/cc/mmx/list', true],
  [paths.account('business'), '/account/orders', false],
])('%s is marked on %s: %s', (place, pathname, marked) => {
  expect(isCurrent(place, pathname, paths, 'business')).toBe(marked);
});

test('[USR-11] a representative who acts for somebody has neither their cards nor their sign-in', () => {
  const shown = places(accountMenu(person, { isRepresentative: false, isActing: true }, 'consumer', paths));
  expect(shown).toContain(paths.orders());
  for (const closed of [paths.savedCards(), paths.accountDetails(), paths.accountSecurity(), paths.privacyAndData()])
    expect(shown).not.toContain(closed);
});

test('[USR-11] only representatives have the way to act for a shopper', () => {
  expect(places(accountMenu(person, SELF, 'consumer', paths))).not.toContain(paths.actFor());
  expect(places(accountMenu(person, { isRepresentative: true, isActing: false }, 'consumer', paths))).toContain(paths.actFor());
});

test('[USR-11] acting for a shopper stands right below the overview of a representative', () => {
  const shown = places(accountMenu(person, { isRepresentative: true, isActing: false }, 'business', paths));
  expect(shown.slice(0, 2)).toEqual([paths.account('business'), paths.actFor()]);
});
