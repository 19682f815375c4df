import { expect, test } from 'vitest';
import { aCart, aLine, aProduct, facts } from '../fixtures.ts';
import { priceCart } from './price-cart.ts';

const PRODUCTS = [aProduct({ itemId: 'chair', usd: { base: 20_000, handling: 2_500 }, kind: 'directFurniture' })];

test.each([
  ['01702', { HANDLING: true, FURNITURE_SERVICE: false }],
  ['78701', { HANDLING: true, FURNITURE_SERVICE: true }],
  ['97201', { HANDLING: false, FURNITURE_SERVICE: false }],
] as const)('[CART-16] each fee says whether it is taxed where it goes: %s', (zip, taxable) => {
  const furniture = { level: 'BASC', qty: 1 } as const;
  const { fees } = priceCart(aCart({ lines: [aLine({ itemId: 'chair', extra: { furniture } })] }), facts({ products: PRODUCTS, zip }));
  expect(Object.fromEntries(fees.map((fee) => [fee.kind, fee.taxable]))).toMatchObject(taxable);
  // `orders/rules/credit-note.ts` refunds by this flag.
  expect(Object.fromEntries(fees.map((fee) => [fee.kind, fee.refundable]))).toMatchObject({ HANDLING: true, FURNITURE_SERVICE: true });
});
