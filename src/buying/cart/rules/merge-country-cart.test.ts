import { expect, test } from 'vitest';
import { customSkuCode } from '#goods/customization/rules';
import { aCart, aLine, aProduct, facts, ids } from '../fixtures.ts';
import { acknowledge } from './acknowledge.ts';
import { mergeCountryCart } from './merge-country-cart.ts';
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
    aProduct({ itemId: 'desk' }),
    aProduct({ itemId: 'stamp', kind: 'customSku' }),
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

test('[APP-2] a country switch adds the lines of the other cart, and each line says what differs here', () => {
  const brought = mergeCountryCart(HERE, THERE, WORLD, ids());
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

test('[APP-2] a second switch adds nothing again, and keeps what the shopper changed here', () => {
  const brought = mergeCountryCart(HERE, THERE, WORLD, ids());
  expect(mergeCountryCart(brought, THERE, WORLD, ids())).toBe(brought);
  const own = { ...brought, lines: brought.lines.map((line) => (line.itemId === 'pen' ? { ...line, qty: 9 } : line)) };
  const later = mergeCountryCart(own, { ...THERE, version: 5 }, WORLD, ids());
  expect(held(later)).toEqual(held(own));
  const without = { ...brought, lines: brought.lines.filter(({ itemId }) => itemId !== 'pen') };
  expect(mergeCountryCart(without, THERE, WORLD, ids())).toBe(without);
});

test('[APP-2] a line that is here already only grows to the quantity there, and keeps its delivery type', () => {
  const store = { type: 'ISP', storeNumber: '0008' } as const;
  const here = { ...HERE, version: 1, lines: [aLine({ itemId: 'pen', qty: 1 })] };
  expect(liveLines(mergeCountryCart(here, THERE, WORLD, ids()))[0]).toMatchObject({ itemId: 'pen', qty: 2, delivery: { type: 'STA' } });
  const fetched = { ...here, lines: [aLine({ itemId: 'pen', qty: 2, delivery: store })] };
  expect(liveLines(mergeCountryCart(fetched, THERE, WORLD, ids())).filter(({ itemId }) => itemId === 'pen')).toEqual(fetched.lines);
});

test('[APP-2] a line whose product has a successor here comes once, and a plan without its product is named', () => {
  const old = { ...THERE, lines: [aLine({ itemId: 'old', qty: 2 })] };
  const once = mergeCountryCart(HERE, old, WORLD, ids());
  expect(held(once)).toEqual([['pen', 2]]);
  expect(held(mergeCountryCart(once, { ...old, version: 5 }, WORLD, ids()))).toEqual([['pen', 2]]);
  const gone = aLine({ itemId: 'abroad', cartItemId: 'gone' });
  const plan = aLine({ itemId: 'plan', parent: { cartItemId: 'gone', relation: 'WARRANTY' } });
  expect(mergeCountryCart(HERE, { ...THERE, lines: [gone, plan] }, WORLD, ids()).notices).toEqual([
    'LEFT US notSold abroad',
    'LEFT US refused plan',
  ]);
});

test('[APP-2] a line removed here stays removed when other lines are added there, but comes back when its quantity grows there', () => {
  const brought = mergeCountryCart(HERE, THERE, WORLD, ids());
  const without = { ...brought, lines: brought.lines.filter(({ itemId }) => itemId !== 'pen') };
  const more = { ...THERE, version: 9, lines: [...THERE.lines, aLine({ itemId: 'desk', cartItemId: 'line-desk' })] };
  const later = mergeCountryCart(without, more, WORLD, ids());
  expect(held(later)).toEqual([...held(without), ['desk', 1]]);
  const three = { ...more, version: 10, lines: more.lines.map((line) => (line.itemId === 'pen' ? { ...line, qty: 3 } : line)) };
  expect(held(mergeCountryCart(later, three, WORLD, ids()))).toContainEqual(['pen', 3]);
  // A lower quantity there is remembered too, so a later increase counts.
  const none = { ...THERE, version: 11, lines: THERE.lines.filter(({ itemId }) => itemId !== 'pen') };
  const back = mergeCountryCart(mergeCountryCart(without, none, WORLD, ids()), { ...THERE, version: 12 }, WORLD, ids());
  expect(held(back)).toContainEqual(['pen', 2]);
  // A new cart there, as after an order, starts from the beginning.
  expect(held(mergeCountryCart(without, { ...THERE, cartId: 'next', version: 1 }, WORLD, ids()))).toContainEqual(['pen', 2]);
});

test('[APP-2, CAT-8] made-to-order items come with their words, one line for each wording', () => {
  const worded = (text: string, qty: number) => {
    const custom = {
      lines: [text],
      color: null,
      typeface: null,
      customSkuCode: customSkuCode('stamp', { lines: [text], color: null, typeface: null }),
    };
    return aLine({ itemId: 'stamp', cartItemId: `line-${text}`, qty, extra: { custom } });
  };
  const there = { ...THERE, lines: [worded('Paid', 2), worded('Received', 1)] };
  const brought = mergeCountryCart(HERE, there, WORLD, ids());
  expect(liveLines(brought).map(({ qty, extra }) => [qty, extra?.custom?.lines])).toEqual([
    [2, ['Paid']],
    [1, ['Received']],
  ]);
  const grown = { ...there, version: 5, lines: [worded('Paid', 2), worded('Received', 4)] };
  expect(liveLines(mergeCountryCart(brought, grown, WORLD, ids())).map(({ qty }) => qty)).toEqual([2, 4]);
});

test('[APP-2] an item in two lines there has no quantity notice when all its pieces are here', () => {
  const two = [
    aLine({ itemId: 'pen', cartItemId: 'one', qty: 2 }),
    aLine({ itemId: 'pen', cartItemId: 'two', qty: 3, delivery: { type: 'ISP', storeNumber: '0008' } }),
  ];
  const here = { ...HERE, version: 1, lines: [aLine({ itemId: 'pen', cartItemId: 'mine', qty: 1 })] };
  const brought = mergeCountryCart(here, { ...THERE, lines: two }, WORLD, ids());
  expect(held(brought)).toEqual([['pen', 5]]);
  expect(said(brought).filter((one) => 'had' in one)).toEqual([]);
});
