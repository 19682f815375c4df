import { expect, test } from 'vitest';
import { aCart, aLine, aProduct, aStore, facts } from '../fixtures.ts';
import { deliverOn } from './future-delivery.ts';
import { priceCart } from './price-cart.ts';

const pen = aProduct({ itemId: 'pen' });
const later = aProduct({ itemId: 'later', backorderDays: 10 });
const world = facts({ products: [pen, later], stock: { later: 0 }, shelves: { 'pen@0008': 9 }, stores: [aStore()] });
const cart = aCart({
  lines: [
    aLine({ itemId: 'pen' }),
    aLine({ itemId: 'later' }),
    aLine({ itemId: 'pen', cartItemId: 'fetched', delivery: { type: 'ISP', storeNumber: '0008' } }),
  ],
});
const daysOf = (one: typeof cart, over = world) => priceCart(one, over).lines.map(({ promise }) => promise.earliest);

test('[DLV-4] deliveries to the address come on the chosen day; back orders and pickups keep theirs', () => {
  const before = daysOf(cart);
  const { cart: chosen, messages } = deliverOn(cart, '2026-11-27', world);
  expect(messages).toEqual([]);
  expect(priceCart(chosen, world).future).toMatchObject({ date: '2026-11-27', earliest: '2026-11-21' });
  expect(daysOf(chosen)).toEqual(['2026-11-27', before[1], before[2]]);
  expect(deliverOn(chosen, null, world).cart.extra).toBeNull();
  expect(deliverOn(chosen, '2026-11-21', world).cart.extra).toBeNull();
});

test.each(['2026-11-20', '2026-11-22', '2026-11-26', '2026-12-06', 'soon', ''])('[DLV-4] %j is no day of the calendar', (day) => {
  expect(deliverOn(cart, day, world)).toMatchObject({ cart, messages: [{ code: 'DELIVERY_DATE_NOT_AVAILABLE' }] });
});

test('[DLV-4] a day that is too near no longer counts, and without the toggle no day can be chosen', () => {
  const { cart: chosen } = deliverOn(cart, '2026-11-23', world);
  const monday = facts({ products: [pen, later], stock: { later: 0 }, now: Date.parse('2026-11-23T23:30:00Z') });
  expect(priceCart(chosen, monday)).toMatchObject({ future: { date: null, earliest: '2026-11-25' } });
  const off = facts({ products: [pen, later], choosesDay: false });
  expect(priceCart(chosen, off).future).toBeNull();
  expect(daysOf(chosen, off)[0]).toBe('2026-11-21');
  expect(deliverOn(cart, '2026-11-27', off).messages).toEqual([{ code: 'DELIVERY_DATE_NOT_AVAILABLE' }]);
});

test('[DLV-4] a cart without deliveries has no calendar', () => {
  expect(priceCart(aCart({ lines: [aLine({ itemId: 'pen', delivery: { type: 'ISP', storeNumber: '0008' } })] }), world).future).toBeNull();
});
