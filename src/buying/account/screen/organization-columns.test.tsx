// What the overview says about the account of an organization.
import { expect, test } from 'vitest';
import type { SessionFacts } from '#people/sessions/contract';
import { served, SHOP } from '#test/screen/page';
import { OrganizationColumn } from './organization-columns.tsx';

const shown = (customerType: string, copyLocale: 'en-US' | 'fr-CA' = 'en-US'): string => {
  const session = { accountName: 'Bell & Daughters', accountNumber: '10024506', division: '', permissions: [], customerType };
  return served(<OrganizationColumn session={session as unknown as SessionFacts} />, { ...SHOP, copyLocale });
};

test.each([
  ['MVP', 'MVP'],
  ['linkPlus', 'Link Plus'],
  ['southwest', 'Southwest'],
  ['EDIV', 'EDIV'],
])('[USR-3] an account of type %s reads “%s” in its overview', (type, name) => {
  expect(shown(type)).toContain(`<dt>Account type</dt><dd>${name}</dd>`);
  expect(shown(type, 'fr-CA')).toContain(`<dt>Type de compte</dt><dd>${name}</dd>`);
});

test('[USR-3] an ordinary business account has no row for its type', () => expect(shown('business')).not.toContain('Account type'));
