import { expect, test } from 'vitest';
import { aCart, aCoupon, aLine, aProduct, facts, type World } from '../fixtures.ts';
import { explainLine } from './explain-line.ts';
import { priceCart } from './price-cart.ts';

const PRODUCTS = [
  aProduct({ itemId: 'pen', usd: { base: 1_000, sale: 800 }, categoryId: 'writing', brand: 'Quillon' }),
  aProduct({ itemId: 'paper', usd: { base: 4_000, breaks: [{ qty: 5, each: 3_500 }] } }),
  aProduct({ itemId: 'chair', usd: { base: 20_000, handling: 2_500 }, kind: 'directFurniture' }),
  aProduct({ itemId: 'drum', usd: { base: 9_000, surcharge: 150 }, kind: 'surcharge', increment: 2 }),
];
const price = (lines: readonly { itemId: string; qty?: number }[], world: World = {}, over: Parameters<typeof aCart>[0] = {}) =>
  priceCart(aCart({ lines: lines.map((line) => aLine(line)), ...over }), facts({ products: PRODUCTS, ...world }));

test('[CART-1] the price steps of a line explain every cent and sum to its cost', () => {
  const coupons = [
    aCoupon({ code: 'PENS', kind: 'percent', value: 5_000, scope: 'item', categories: ['writing'] }),
    aCoupon({ code: 'NOW', value: 50, scope: 'instant', items: ['pen'] }),
    aCoupon({ code: 'TEN', value: 1_000 }),
  ];
  const { lines, summary } = price(
    [{ itemId: 'pen', qty: 3 }, { itemId: 'paper', qty: 5 }, { itemId: 'chair' }, { itemId: 'drum', qty: 4 }],
    { coupons, zip: '02110' },
    { coupons: ['TEN', 'PENS'] },
  );
  const steps = lines.map((line) => explainLine(line));
  for (const [at, { net, handling, surcharge, taxes }] of lines.entries()) {
    const tax = taxes.reduce((sum, { cents }) => sum + cents, 0);
    expect(steps[at]?.reduce((sum, { cents }) => sum + cents, 0)).toBe(net + handling + surcharge + tax);
  }
  expect(steps[0]?.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['price', 3_000],
    ['reduction', -600],
    ['coupon', -50],
    ['coupon', -1_175],
    ['coupon', -16],
    ['tax', 72],
  ]);
  const all = steps.flat().reduce((sum, { cents }) => sum + cents, 0);
  expect(all + summary.shipFee + summary.dasFee).toBe(summary.ordTotal);
});
