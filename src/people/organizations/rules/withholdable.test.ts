import { expect, test } from 'vitest';
import { PERMISSIONS } from '#base/access/rules';
import { WITHHOLDABLE } from './role.ts';

/** What an organization is, pays and must do, and what its policy hides: not up to one person. */
const FOR_EVERYBODY = ['G_CSE', 'G_BIO', 'G_IBV', 'MPI', 'G_AL', 'G_ALP', 'H_AL', 'TAX_EXEMPT', 'PO_REQUIRED'];

test('[USR-9] [B2B-7] whatever the shop lets an organization do may be withheld from one person, ways to its invoices too', () => {
  const fromShop = Object.entries(PERMISSIONS).flatMap(([code, { grantedBy }]) => (grantedBy === 'shop' ? [code] : []));
  const missing = fromShop.filter((code) => !FOR_EVERYBODY.includes(code) && !WITHHOLDABLE.some((one) => one === code));
  expect(missing).toEqual([]);
  expect(WITHHOLDABLE.filter((code) => FOR_EVERYBODY.includes(code))).toEqual([]);
});
