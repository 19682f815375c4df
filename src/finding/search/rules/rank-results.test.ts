import { expect, test } from 'vitest';
import { indexOf } from '#test/search-index';

test('[CAT-7] a product whose attributes name the requested type ranks before one that only has the word', () => {
  const find = indexOf([
    { id: 'said', title: 'Ondine printer', category: 'printers' },
    { id: 'is', title: 'Ondine printer', category: 'printers', type: 'Multifunctional' },
    { id: 'other', title: 'Ondine printer', category: 'printers', type: 'Stand' },
  ]);
  expect(find('printer').ids).toEqual(['is', 'said', 'other']);
});

test('[CAT-7] a product with the exact phrase ranks before one with scattered words', () => {
  const find = indexOf([
    { id: 'apart', title: 'Ondine printer stand, laser cut', category: 'printers' },
    { id: 'inside', title: 'Ondine laser printer stand', category: 'printers' },
    { id: 'head', title: 'Ondine colour laser printer', category: 'printers' },
  ]);
  expect(find('laser printer').ids).toEqual(['head', 'inside', 'apart']);
});

test('[CAT-7] in French the head noun comes first', () => {
  const find = indexOf(
    [
      { id: 'inside', title: 'Support pour imprimante laser' },
      { id: 'apart', title: 'Laser, une imprimante' },
      { id: 'head', title: 'Imprimante laser Ondine' },
    ],
    'fr',
  );
  expect(find('imprimante laser').ids[0]).toBe('head');
});

test('[CAT-7] a rare synonym of a common word scores no more than the common word', () => {
  const goods = Array.from({ length: 30 }, (_, at) => ({ id: `plain ${at}`, title: `Ondine printer number ${at}`, category: 'printers' }));
  const find = indexOf([
    ...goods,
    { id: 'plain', title: 'Ondine laser printer', category: 'printers' },
    { id: 'rare', title: 'Ondine laser multifunctional', category: 'printers' },
  ]);
  expect(find('laser printer').ids[0]).toBe('plain');
});
