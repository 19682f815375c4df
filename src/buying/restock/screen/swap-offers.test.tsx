// The answers to an item that is gone: other items with their prices beside the old one, each swapped to in one press (ATC-7).
import { expect, test } from 'vitest';
import type { RestockQuestion, RestockView } from '#buying/restock/contract';
import { served, SHOP } from '#test/screen/page';
import { LineQuestion } from './line-question.tsx';

const item = (itemId: string, title: string, price: number | null) => ({
  itemId,
  title,
  href: `/x/product_${itemId}`,
  image: '/x.svg',
  price,
  available: price !== null,
});
const QUESTION: RestockQuestion = {
  code: 'itemGone',
  dueOn: '2026-11-03',
  until: '2026-11-10',
  retryOn: null,
  price: null,
  agreed: 10,
  alternates: [item('NEW', 'Bright paper', 12)],
  card: '',
  text: '',
};
const RESTOCK = { restockId: 'r1', state: 'attention', item: item('OLD', 'Old paper', null) } as RestockView; // the screen reads only these
const shown = (more: Partial<RestockQuestion> = {}, isActing = false, copyLocale: 'en-US' | 'fr-CA' | 'es-US' = 'en-US'): string =>
  served(<LineQuestion restock={RESTOCK} question={{ ...QUESTION, ...more }} isActing={isActing} />, { ...SHOP, copyLocale })
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00A0', ' ');

test('[ATC-7] the form names the item and the price that was seen; skipping and canceling stand beside it', () => {
  const html = shown();
  for (const text of [
    '$12.00 each, instead of $10.00',
    'Swap for this',
    'value="NEW"',
    'value="12"',
    'Skip this one',
    'Cancel auto-restock',
  ])
    expect(html).toContain(text);
  expect(shown({}, false, 'fr-CA')).toContain('Remplacer par celui-ci');
  expect(shown({}, false, 'es-US')).toContain('Cambiar por este');
});

test('[ATC-7] without alternates it can be skipped or canceled; a representative is offered none of it', () => {
  const html = shown({ alternates: [] });
  expect(html).not.toContain('Swap for this');
  expect(html).toContain('Skip this one');
  expect(shown({}, true)).not.toContain('Swap for this');
  expect(shown({ code: 'cardGone' })).not.toContain('Swap for this');
});
