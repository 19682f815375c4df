import { expect, test } from 'vitest';
import { customSkuCode } from './custom-sku.ts';

test('[CAT-3] the code depends only on item and choices, and differs with each of them', () => {
  const design = { lines: ['Paid', 'Thank you'], color: 'black', typeface: 'sans' } as const;
  const code = customSkuCode('782102', design);
  expect(code).toMatch(/^782102-[0-9A-V]{13}$/);
  expect(customSkuCode('782102', { ...design, lines: [...design.lines] })).toBe(code);
  const others = [
    customSkuCode('782101', design),
    customSkuCode('782102', { ...design, lines: ['Paid Thank you'] }),
    customSkuCode('782102', { ...design, lines: ['Thank you', 'Paid'] }),
    customSkuCode('782102', { ...design, color: 'red' }),
    customSkuCode('782102', { ...design, typeface: null }),
  ];
  expect(new Set([code, ...others]).size).toBe(6);
});
