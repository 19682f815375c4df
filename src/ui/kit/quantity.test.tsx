import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { settledQuantity, steppedQuantity } from './quantity-draft.ts';
import { Quantity } from './quantity.tsx';

const bounds = { min: 1, max: 9999, step: 1 };

test.each([
  ['0', 0],
  ['-1', 0],
  ['abc', 0],
  ['NaN', 0],
  ['1.5', 0],
  ['1e9', 0],
  ['１２', 0],
  ['7', 7],
  [' 12 ', 12],
  ['9999', 9_999],
  ['10000', 9_999],
] as const)('[CART-11] the field clamps %j to %j, and to 1 where nothing can be taken out', (typed, kept) => {
  expect(settledQuantity(typed, { ...bounds, min: 0 })).toBe(kept);
  expect(settledQuantity(typed, bounds)).toBe(Math.max(kept, 1));
});

test('[CART-11] an empty field becomes 1 when the shopper leaves it', () => {
  expect(settledQuantity('', bounds)).toBe(1);
  expect(settledQuantity('  ', { ...bounds, min: 0 })).toBe(1);
});

test('[CART-11] a number outside the bounds becomes the nearest bound', () => {
  expect(settledQuantity('0', bounds)).toBe(1);
  expect(settledQuantity('0', { ...bounds, min: 0 })).toBe(0);
  expect(settledQuantity('12000', bounds)).toBe(9999);
  expect(settledQuantity('1000', { ...bounds, max: 999 })).toBe(999);
});

test('the buttons stop at the bounds and never reach zero', () => {
  expect(steppedQuantity('1', -1, { ...bounds, min: 0 })).toBeUndefined();
  expect(steppedQuantity('2', -1, bounds)).toBe(1);
  expect(steppedQuantity('9999', 1, bounds)).toBeUndefined();
  expect(steppedQuantity('', 1, bounds)).toBe(2);
});

test('[CART-11] the buttons step between multiples of the increment', () => {
  const byFive = { min: 5, max: 100, step: 5 };
  expect(steppedQuantity('5', 1, byFive)).toBe(10);
  expect(steppedQuantity('7', 1, byFive)).toBe(10);
  expect(steppedQuantity('7', -1, byFive)).toBe(5);
  expect(steppedQuantity('5', -1, byFive)).toBeUndefined();
});

test('[CART-11] it is a plain form field before hydration', () => {
  const html = renderToStaticMarkup(
    <Quantity value={2} name="qty" stepName="step" max={999} label="Quantity – Pens" lessLabel="Less" moreLabel="More" />,
  );
  expect(html).toMatch(/<input[^>]* name="qty"[^>]*>/);
  expect(html).toMatch(/<input[^>]* maxlength="3"/i);
  expect(html).toMatch(/<input[^>]* value="2"/);
  const steps = html.match(/<button[^>]*>/g) ?? [];
  expect(steps.map((step) => /value="(-?\d+)"/.exec(step)?.[1])).toEqual(['-1', '1']);
  expect(steps.every((step) => step.includes('type="submit"') && step.includes('name="step"'))).toBe(true);
});
