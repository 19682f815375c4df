// What a day's order says of where it goes and what pays for it (ATC-7).
import { expect, test } from 'vitest';
import type { RestockView } from '#buying/restock/contract';
import { served } from '#test/screen/page';
import { RestockGroups } from './restock-groups.tsx';

const restock = (more: Partial<RestockView>): RestockView => ({
  restockId: 'r1',
  state: 'active',
  item: { itemId: '100', title: 'Copy paper', href: '/x/product_100', image: '/x.svg', price: 10, available: true },
  qty: 2,
  every: '4week',
  nextOn: '2026-12-04',
  lastOn: null,
  timesLeft: null,
  comes: ['2026-12-04'],
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
const shown = (more: Partial<RestockView>, isActing = false): string =>
  served(<RestockGroups restocks={[restock(more)]} percentOff={5} isActing={isActing} />);

test('[ATC-7] a day says its address and card, and a card that is gone before its order comes', () => {
  expect(shown({})).toContain('To 14 Elm St · Visa ending 4821');
  expect(shown({ payment: 'account' })).toContain('By invoice');
  expect(shown({ payment: '' })).toContain('Its card is gone: choose another one with Edit');
  // A representative sees no cards, so none is missing to them.
  expect(shown({ payment: '' }, true)).not.toContain('card is gone');
  expect(shown({ address: '' })).toContain('Its address is gone');
});

test('[ATC-7] a day of several is skipped whole, in one press', () => {
  const html = served(<RestockGroups restocks={[restock({}), restock({ restockId: 'r2' })]} percentOff={5} isActing={false} />);
  const [form = ''] = /<form(?:(?!<\/form>).)*Skip this delivery/s.exec(html.slice(html.lastIndexOf('Order it today'))) ?? [];
  expect([...form.matchAll(/name="restockId" value="(\w+)"/g)].map(([, id]) => id)).toEqual(['r1', 'r2']);
  expect(shown({})).not.toContain('Skip this delivery');
});

test('[ATC-7] the delivery of a day is changed from its folder, not by a representative', () => {
  const html = shown({}).replaceAll('<!-- -->', '');
  expect(html).toMatch(/href="\/account\/restock\/delivery\?on=2026-12-04"[^>]*>Change delivery<span class="sr"> – Order on Fri, Dec 4</);
  expect(shown({}, true)).not.toContain('Change delivery');
  expect(shown({ state: 'paused' })).not.toContain('Change delivery');
});
