import { expect, test } from 'vitest';
import type { CartFacts } from '#buying/cart/rules';
import { aProduct, facts } from '../fixtures.ts';
import { makeCartAnswerCache } from './cart-answer-cache.ts';

const cart = {};
const shopper = {};
const EDITION = { of: ['monday', 1], discountsOf: [7], stockOf: () => 1, stock: () => 1 };
const RESTOCKED = { ...EDITION, stock: () => 2 };
const world: CartFacts = { ...facts({ products: [aProduct({ itemId: '100' })] }), edition: EDITION };

/** Reads the stock for shipping and of a store, as pricing does. */
const lookAtStock = ({ available, availableAt }: CartFacts) => ({ seen: [available('100'), availableAt('100', '0008')] });

test('[CART-1] an answer is reused while cart, shopper, edition and the stock it used are the same', () => {
  const answers = makeCartAnswerCache();
  const first = answers.of('a', { cart, shopper, facts: world }, lookAtStock);
  const again = { ...world, edition: { ...EDITION, of: [...EDITION.of] }, available: (itemId: string) => world.available(itemId) };
  expect(answers.of('a', { cart, shopper, facts: again }, lookAtStock)).toBe(first);
  expect(answers.of('b', { cart, shopper, facts: world }, lookAtStock)).not.toBe(first);
});

test.each<readonly [string, object]>([
  ['another version of the cart', { cart: {} }],
  ['a change of the session', { shopper: {} }],
  ['another edition of what lines are priced by', { facts: { ...world, edition: { ...EDITION, of: ['monday', 2] } } }],
  ['another edition of coupons', { facts: { ...world, edition: { ...EDITION, discountsOf: [8] } } }],
  ['facts that cannot be told apart', { facts: { ...world, edition: null } }],
  ['another amount to be sent', { facts: { ...world, edition: RESTOCKED, available: () => 3 } }],
  ['another amount in a store', { facts: { ...world, edition: RESTOCKED, availableAt: () => 1 } }],
])('[CART-1] an answer is rebuilt after %s', (_what, change) => {
  const answers = makeCartAnswerCache();
  const first = answers.of('a', { cart, shopper, facts: world }, lookAtStock);
  expect(answers.of('a', { cart, shopper, facts: world, ...change }, lookAtStock)).not.toBe(first);
});

test('[CART-1] stock that the answer did not use does not invalidate it', () => {
  const answers = makeCartAnswerCache();
  const nothing = () => ({});
  const first = answers.of('a', { cart, shopper, facts: world }, nothing);
  expect(answers.of('a', { cart, shopper, facts: { ...world, edition: RESTOCKED, available: () => 3 } }, nothing)).toBe(first);
});

test('[CART-1] after a change of other stock the used stock is read once, and not again', () => {
  const answers = makeCartAnswerCache();
  const first = answers.of('a', { cart, shopper, facts: world }, lookAtStock);
  let looked = 0;
  const elsewhere = {
    ...world,
    edition: RESTOCKED,
    available: (itemId: string) => {
      looked += 1;
      return world.available(itemId);
    },
  };
  for (let again = 0; again < 3; again += 1) expect(answers.of('a', { cart, shopper, facts: elsewhere }, lookAtStock)).toBe(first);
  expect(looked).toBe(1);
});
