import { expect, test } from 'vitest';
import { aCart, aLine, aProduct, facts, ids } from '../fixtures.ts';
import { acknowledge } from './acknowledge.ts';
import { bringLines } from './bring-lines.ts';
import { liveLines, type Cart } from './cart.ts';
import { isNotice } from './merge-notices.ts';
import { priceCart } from './price-cart.ts';

const WORLD = facts({
  site: 'consumer-CA',
  products: [
    aProduct({ itemId: 'pen' }),
    aProduct({ itemId: 'few', quantityLimit: 3 }),
    aProduct({ itemId: 'chair', kind: 'directFurniture', services: ['plan'] }),
    aProduct({ itemId: 'plan', kind: 'warranty' }),
    aProduct({ itemId: 'abroad', prices: { USD: { base: 1_000 } } }),
    aProduct({ itemId: 'out' }),
    aProduct({ itemId: 'old', status: 'discontinued', replacement: 'pen' }),
  ],
  stock: { out: 0 },
});

const THERE = aCart({
  cartId: 'there',
  version: 4,
  lines: [
    aLine({ itemId: 'pen', qty: 2, seenCents: 1_000, delivery: { type: 'ISP', storeNumber: '0008' } }),
    aLine({ itemId: 'few', qty: 5 }),
    aLine({ itemId: 'chair', qty: 2, extra: { furniture: { level: 'BASC', qty: 2 } } }),
    aLine({ itemId: 'plan', qty: 1, parent: { cartItemId: 'line-chair', relation: 'WARRANTY' } }),
    aLine({ itemId: 'abroad' }),
    aLine({ itemId: 'out' }),
    aLine({ itemId: 'taken-out', removedAt: 1 }),
  ],
});
const HERE = aCart({ siteId: 'consumer-CA', version: 0 });

const held = (cart: Cart) => liveLines(cart).map(({ itemId, qty }) => [itemId, qty]);
const said = (cart: Cart) => {
  const { lines, messages } = priceCart(cart, WORLD);
  const all = [...messages, ...lines.flatMap((line) => line.messages)];
  return all.flatMap(({ code, ...message }) => {
    const { cartItemId: _, ...rest } = message as { readonly cartItemId?: string };
    return code === 'COUNTRY_SWITCHED' ? [rest] : [];
  });
};

test('[APP-2] a country switch adds the lines of the other cart, and says of each what is other here', () => {
  const brought = bringLines(HERE, THERE, WORLD, ids());
  expect(held(brought)).toEqual([
    ['pen', 2],
    ['few', 3],
    ['chair', 2],
    ['plan', 1],
  ]);
  expect(brought.lines[2]?.extra?.furniture).toEqual({ level: 'BASC', qty: 2 });
  expect(brought.lines[3]?.parent?.cartItemId).toBe(brought.lines[2]?.cartItemId);
  expect(brought.notices.every(isNotice)).toBe(true);
  expect(said(brought)).toEqual([
    { itemId: 'abroad', country: 'US', left: 'notSold' },
    { itemId: 'out', country: 'US', left: 'outOfStock' },
    { itemId: 'pen', country: 'US', way: 'delivered' },
    { itemId: 'pen', country: 'US', was: 1_000, now: 1_300 },
    { itemId: 'few', country: 'US', had: 5, qty: 3 },
  ]);
  expect(said(acknowledge(brought, WORLD).cart).filter((one) => !('left' in one))).toEqual([]);
});

test('[APP-2] a second switch adds nothing twice, and leaves what the shopper did here', () => {
  const brought = bringLines(HERE, THERE, WORLD, ids());
  expect(bringLines(brought, THERE, WORLD, ids())).toBe(brought);
  const own = { ...brought, lines: brought.lines.map((line) => (line.itemId === 'pen' ? { ...line, qty: 9 } : line)) };
  const later = bringLines(own, { ...THERE, version: 5 }, WORLD, ids());
  expect(held(later)).toEqual(held(own));
  const without = { ...brought, lines: brought.lines.filter(({ itemId }) => itemId !== 'pen') };
  expect(bringLines(without, THERE, WORLD, ids())).toBe(without);
});

test('[APP-2] what is here already only grows to as many as there, on its own way', () => {
  const store = { type: 'ISP', storeNumber: '0008' } as const;
  const here = { ...HERE, version: 1, lines: [aLine({ itemId: 'pen', qty: 1 })] };
  expect(liveLines(bringLines(here, THERE, WORLD, ids()))[0]).toMatchObject({ itemId: 'pen', qty: 2, delivery: { type: 'STA' } });
  const fetched = { ...here, lines: [aLine({ itemId: 'pen', qty: 2, delivery: store })] };
  expect(liveLines(bringLines(fetched, THERE, WORLD, ids())).filter(({ itemId }) => itemId === 'pen')).toEqual(fetched.lines);
});

test('[APP-2] a line whose product is replaced here comes once, and a plan without its product is named', () => {
  const old = { ...THERE, lines: [aLine({ itemId: 'old', qty: 2 })] };
  const once = bringLines(HERE, old, WORLD, ids());
  expect(held(once)).toEqual([['pen', 2]]);
  expect(held(bringLines(once, { ...old, version: 5 }, WORLD, ids()))).toEqual([['pen', 2]]);
  const gone = aLine({ itemId: 'abroad', cartItemId: 'gone' });
  const plan = aLine({ itemId: 'plan', parent: { cartItemId: 'gone', relation: 'WARRANTY' } });
  expect(bringLines(HERE, { ...THERE, lines: [gone, plan] }, WORLD, ids()).notices).toEqual([
    'LEFT US notSold abroad',
    'LEFT US refused plan',
  ]);
});
