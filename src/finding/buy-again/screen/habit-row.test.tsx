// A price beside a quantity says that it is the price of one (CAT-8).
import { expect, test } from 'vitest';
import type { HabitView } from '#finding/buy-again/contract';
import { served, SHOP } from '#test/screen/page';
import { HabitRow } from './habit-row.tsx';

const HABIT: HabitView = {
  itemId: '100',
  title: 'Copy paper',
  href: '/x/product_100',
  image: '/x.svg',
  price: '$18.49',
  canAdd: false,
  qty: 3,
  times: 1,
  everyDays: null,
  lastOn: '2026-12-01',
  dueOn: null,
  due: 'once',
};
const row = (more: Partial<HabitView>, shop = SHOP): string => served(<HabitRow habit={{ ...HABIT, ...more }} formKey="k" />, shop);

test('[B2B-6] [CAT-8] beside several units the price of one says so, in French too; beside one it stands alone', () => {
  expect(row({})).toContain('$18.49 each');
  expect(row({ price: '18,49 $' }, { ...SHOP, locale: 'fr-CA', copyLocale: 'fr-CA' })).toContain('18,49 $ l’unité');
  expect(row({ qty: 1 })).not.toContain('each');
  expect(row({ price: null })).not.toContain('each');
});
