import { expect, test } from 'vitest';
import { itemsOf } from './items-of-lines.ts';

const stamp = (text: string) => ({ lines: [text], color: 'black' as const, typeface: null, customSkuCode: `130-${text}` });

test('[B2B-3] [CAT-8] an order put into the cart again keeps what its goods are made with, and sums up the rest', () => {
  const lines = [
    { itemId: '100', qty: 2, customization: null },
    { itemId: '130', qty: 1, customization: stamp('Maya') },
    { itemId: '130', qty: 3, customization: stamp('Paid') },
    { itemId: '100', qty: 1, customization: null },
  ];
  expect(itemsOf(lines)).toEqual([
    { itemId: '100', qty: 3 },
    { itemId: '130', qty: 1, customization: stamp('Maya') },
    { itemId: '130', qty: 3, customization: stamp('Paid') },
  ]);
});
