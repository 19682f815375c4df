import { expect, test } from 'vitest';
import type { ApprovalOutlook } from '#buying/approvals/contract';
import { served, SHOP } from '#test/screen/page';
import { ApprovalSums } from './approval-sums.tsx';
import { formIn, linesOf } from './line-fields.ts';

const outlook: ApprovalOutlook = {
  kept: 2,
  declined: 0,
  reduced: 0,
  goods: 900,
  discount: 20,
  delivery: 0,
  fees: 5,
  tax: 55,
  total: 940,
  less: 0,
  deliveryTo: '',
  lines: [],
  budgets: [{ center: 'IT 4720', amount: 1500, used: 1573.48, without: 633.48, overBy: 73.48 }],
};
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u00A0', ' ');
const said = (facts: Partial<ApprovalOutlook>, locale: 'en-US' | 'fr-CA' = 'en-US'): string =>
  textOf(
    served(<ApprovalSums outlook={{ ...outlook, ...facts }} currency="USD" buyer="Dana Park" timeZone="America/New_York" />, {
      ...SHOP,
      locale,
      copyLocale: locale,
    }),
  );

test('[B2B-3] the page adds up the lines, and says which budget would go over and by how much', () => {
  expect(said({})).toContain('Goods $900.00 Discounts −$20.00 Delivery Free Fees $5.00 Tax $55.00 Total $940.00');
  expect(said({})).toContain('IT 4720 would go over by $73.48: $1,573.48 of $1,500.00 used with this order, $633.48 without it.');
  expect(said({})).not.toContain('You keep');
});

test('[B2B-3] while lines are charged to several budgets, the page says which one pays delivery', () => {
  expect(said({})).not.toContain('Delivery stays');
  expect(said({ deliveryTo: 'IT 4720' })).toContain('Delivery stays with IT 4720. To move it as well, move every line to the same budget.');
  expect(said({ deliveryTo: 'IT 4720' }, 'fr-CA')).toContain('La livraison reste imputée à IT 4720.');
});

test('[B2B-3] what is declined goes back to the buyer, in French as well; of nothing there is nothing to approve', () => {
  const part = { kept: 1, declined: 1, reduced: 1, total: 500, less: 440, budgets: [] };
  expect(said(part)).toContain('You keep 1 line, $500.00. 1 line is declined. 1 line has fewer units. $440.00 goes back to Dana Park.');
  expect(said(part, 'fr-CA')).toContain('Vous gardez 1 ligne');
  expect(said({ kept: 0, declined: 2, total: 0, less: 940, budgets: [] })).toContain('No line is left. Decline the order instead.');
});

test('[B2B-3] the fields of lines are read from a form and from an address alike', () => {
  const address = 'lineNo=1&keep-1=no&qty-1=4&lineNo=2&keep-2=yes&qty-2=3&center-2=IT&lineNo=x&lineNo=3&qty-3=much';
  expect(linesOf(formIn(new URLSearchParams(address)))).toEqual([
    { lineNo: 1, qty: 0 },
    { lineNo: 2, qty: 3, budgetCenter: 'IT' },
    { lineNo: 3, qty: 9999 },
  ]);
});
