import { expect, test } from 'vitest';
import type { CartFacts } from '#cart/rules';
import { aProduct, facts, NOW } from '../fixtures.ts';
import { makeKeptAnswers } from './kept-answers.ts';

const PRODUCT = aProduct({ itemId: '100' });
const cart = {};
const shopper = {};
const MINUTE_MS = 60_000;

/** Looks at one fact of every kind. */
function lookAtAll(world: CartFacts): { readonly seen: readonly unknown[] } {
  return {
    seen: [
      world.product('100'),
      world.price(PRODUCT, 2),
      world.available('100'),
      world.availableAt('100', '0008'),
      world.store('0008'),
      world.blocked('100'),
      world.customerSku('100'),
      world.categoriesOf(PRODUCT),
      world.coupon('TEN'),
      world.supply.inbound('100'),
    ],
  };
}

test('[CART-1] an answer is given again while the cart and every fact it was made from are the same', () => {
  const answers = makeKeptAnswers();
  const world = facts({ products: [PRODUCT] });
  const first = answers.of('a', { cart, shopper, facts: world }, lookAtAll);
  const again = { ...world, supply: { ...world.supply, inbound: (itemId: string) => world.supply.inbound(itemId) }, now: NOW + 1 };
  expect(answers.of('a', { cart, shopper, facts: again }, lookAtAll)).toBe(first);
  expect(answers.of('b', { cart, shopper, facts: world }, lookAtAll)).not.toBe(first);
  expect(answers.of('a', { cart: {}, shopper, facts: world }, lookAtAll)).not.toBe(first);
});

const CHANGES: readonly (readonly [string, Partial<CartFacts>])[] = [
  ['another product text', { product: () => aProduct({ itemId: '100', slug: { 'en-US': 'other', 'en-CA': 'other', 'fr-CA': 'autre' } }) }],
  ['another price', { price: () => null }],
  ['another amount in stock', { available: () => 3 }],
  ['another amount in a store', { availableAt: () => 1 }],
  ['another store', { store: () => undefined, ownStore: '0011' }],
  ['a new policy', { blocked: () => true }],
  ['another number of the account', { customerSku: () => 'X-1' }],
  ['another category', { categoriesOf: () => ['elsewhere'] }],
  ['a coupon that ended', { coupon: () => undefined, now: NOW + MINUTE_MS }],
  ['goods on their way', { supply: { ...facts().supply, inbound: () => '2026-12-01' } }],
  ['another holiday', { supply: { ...facts().supply, calendar: { ...facts().supply.calendar } } }],
  ['another place', { place: { country: 'US', state: 'CA', zip: '90210' } }],
  ['the next minute', { now: NOW + MINUTE_MS }],
];

test.each(CHANGES)('[CART-1] an answer is made anew after %s', (_what, change) => {
  const answers = makeKeptAnswers();
  const world = facts({ products: [PRODUCT] });
  const first = answers.of('a', { cart, shopper, facts: world }, lookAtAll);
  expect(answers.of('a', { cart, shopper, facts: { ...world, ...change } }, lookAtAll)).not.toBe(first);
});
