import { expect, test } from 'vitest';
import type { BusinessAccount, Profile } from '#base/shopper/rules';
import { isOn } from './is-on.ts';
import { toggleVisitor } from './page-toggles.ts';
import { readToggle } from './read-toggle.ts';

const toggle = (values: readonly string[], active = true) => ({ toggleName: 'chat', values, active });

test.each([
  ['Y', toggle(['Y']), null, true],
  ['y', toggle(['y']), 'Acme', true],
  ['N', toggle(['N']), null, false],
  ['Y, not active', toggle(['Y'], false), null, false],
  ['nothing', toggle([]), 'Acme', false],
  ['no such toggle', undefined, null, false],
  ['the customer', toggle(['Other', ' acme ']), 'Acme', true],
  ['another customer', toggle(['Other']), 'Acme', false],
  ['guests, for one', toggle(['guest']), null, true],
  ['guests, for a customer', toggle(['Guest']), 'Acme', false],
] as const)('[USR-7] %s', (_title, one, customerName, on) => {
  expect(isOn(one, { customerName })).toBe(on);
});

test('[USR-7] a row of the sheet is parsed, or its error is reported', () => {
  expect(readToggle({ toggle: 'chat', values: 'Acme | guest', active: 'yes' })).toEqual(toggle(['Acme', 'guest']));
  expect(readToggle({ toggle: 'no name', values: '', active: 'yes' })).toBe('toggle no name is no name of a toggle');
  expect(readToggle({ toggle: 'chat', values: 'Y', active: '1' })).toBe('active 1 is neither yes nor no');
});

test('[USR-7] a customer is matched by account, else by their own name; a guest by none', () => {
  const profile = { firstName: 'Ana', lastName: 'Silva' } as Profile;
  const account = { name: 'Acme' } as BusinessAccount;
  expect(toggleVisitor({ account, profile })).toEqual({ customerName: 'Acme' });
  expect(toggleVisitor({ account: null, profile })).toEqual({ customerName: 'Ana Silva' });
  expect(toggleVisitor({ account: null, profile: null })).toEqual({ customerName: null });
  expect(toggleVisitor(null)).toEqual({ customerName: null });
});
