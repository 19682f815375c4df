// What the overview says about the account of an organization.
import { expect, test } from 'vitest';
import type { SessionFacts } from '#people/sessions/contract';
import { served, SHOP } from '#test/screen/page';
import { OrganizationColumn, SalesRepColumn } from './organization-columns.tsx';

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

test('[HDR-5] the sales representative is named with e-mail and phone', () => {
  const session = { salesRepName: 'Ruth Lee', salesRepEmail: 'ruth.lee@inkwell.example', salesRepPhone: '5085550142' };
  const column = served(<SalesRepColumn session={session as unknown as SessionFacts} />);
  for (const part of ['Ruth Lee', 'mailto:ruth.lee@inkwell.example', 'tel:', 'id="overview-rep"']) expect(column).toContain(part);
});
