// What the home page shows of auto-restock (ATC-7).
import { expect, test } from 'vitest';
import type { RestockView } from '#buying/restock/contract';
import { served } from '#test/screen/page';
import { NextRestock } from './next-restock.tsx';

const restock = (restockId: string, more: Partial<RestockView>): RestockView => ({
  restockId,
  state: 'active',
  item: { itemId: '100', title: `Goods ${restockId}`, href: '/x/product_100', image: '/x.svg', price: 10, available: true },
  qty: 2,
  every: '4week',
  nextOn: '2026-12-04',
  lastOn: null,
  timesLeft: null,
  comes: [],
  skipped: null,
  total: 19,
  before: 20,
  asksAbove: 11,
  priceLimit: 10,
  whenShort: 'partial',
  address: '14 Elm St',
  payment: 'VISA 4821',
  budgetCenter: '',
  purchaseOrder: '',
  question: null,
  isPlacing: false,
  ...more,
});
const home = (...restocks: readonly RestockView[]): string => served(<NextRestock restocks={restocks} percentOff={5} isActing={false} />);

test('[ATC-7] the home page shows all of the next day, and its presses lead to the list', () => {
  const html = home(
    restock('later', { nextOn: '2026-12-18' }),
    restock('one', {}),
    restock('two', {}),
    restock('rests', { state: 'paused', nextOn: '2026-12-01' }),
  );
  expect(html).toContain('Due to restock');
  expect([...html.matchAll(/Goods (\w+)<\/a>/g)].map(([, name]) => name)).toEqual(['one', 'two']);
  const forms = [...html.matchAll(/<form [^>]*>/g)].map(([form]) => form);
  expect(forms.length).toBeGreaterThan(2);
  expect(forms.filter((form) => !form.includes('action="/account/restock"'))).toEqual([]);
});

test('[ATC-7] what needs an answer comes first; with nothing to come there is nothing', () => {
  const question = {
    code: 'late',
    dueOn: '2026-12-01',
    until: '2026-12-08',
    retryOn: null,
    price: null,
    agreed: 10,
    alternates: [],
    card: '',
    text: '',
  } as const;
  const html = home(restock('one', {}), restock('asks', { state: 'attention', question: { ...question, alternates: [] } }));
  expect([...html.matchAll(/Goods (\w+)<\/a>/g)].map(([, name]) => name)).toEqual(['asks']);
  expect(html).toContain('Needs your answer');
  expect(home(restock('rests', { state: 'paused' }), restock('over', { state: 'ended' }))).toBe('');
});
