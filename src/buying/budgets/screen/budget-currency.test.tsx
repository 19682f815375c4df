// A budget names its currency where it is not the site's own (B2B-1, CAT-10).
import { expect, test } from 'vitest';
import type { BudgetView } from '#buying/budgets/contract';
import { served, SHOP } from '#test/screen/page';
import { BudgetTotals } from './budgets-head.tsx';
import { BudgetsTable } from './budgets-table.tsx';

const budget: BudgetView = {
  centerId: 'front',
  name: 'Front desk',
  since: '2026-11-01',
  starts: '2026-11-01',
  currency: 'USD',
  state: 'running',
  period: 'month',
  fiscalMonth: 1,
  ends: '2026-11-30',
  lastDay: null,
  amount: 500,
  amountNow: 500,
  left: 351.36,
  spent: 148.64,
  held: 0,
  warnAt: null,
  whenOver: 'approval',
  carriesOver: false,
  forLines: false,
  isNearlyUsed: false,
  canManage: false,
  owner: null,
  groups: [],
  people: [],
};

test.each([
  ['en-US', 'USD', '$148.64'],
  ['en-CA', 'CAD', 'US$148.64'],
  ['fr-CA', 'CAD', '148,64\u00A0$\u00A0US'],
] as const)('[B2B-1] a budget in US dollars on %s, a site in %s, says %s', (locale, currency, text) => {
  const shop = { ...SHOP, locale, copyLocale: locale, site: { ...SHOP.site, currency } };
  const table = served(<BudgetsTable budgets={[budget]} />, shop);
  expect(table).toContain(text);
  // Nothing in it is left without its country.
  expect(currency === 'USD' ? '' : table).not.toMatch(/[^S]\$\d|\d\u00A0\$(?!\u00A0US)/);
  const totals = served(<BudgetTotals totals={{ amount: 500, spent: 148.64, held: 0, left: 351.36 }} currency="USD" />, shop);
  expect(totals).toContain(text);
});
