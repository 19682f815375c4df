import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cart } from '#buying/cart/contract';
import { cartHeaders, storeContext } from './cart-headers.ts';
import { deletePersonalData, readSavedCart, saveCart } from './saved-cart.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T14:00:00Z');

const cart = (over: object = {}): Cart =>
  ({
    cartId: 'c',
    items: [{ cartItemId: 'a', messages: [] }],
    messages: [],
    cartAttributes: { numberOfItems: 2, numberOfLineItems: 1 },
    cartSummary: { cartSubTotal: 10.5 },
    ...over,
  }) as unknown as Cart; // only what is read here

const kept = new Map<string, string>();
const page = { pathname: '/', cookie: 'MCVCB=2.1.1050', lang: 'en-US' };

beforeEach(() => {
  kept.clear();
  Object.assign(page, { pathname: '/', cookie: 'MCVCB=2.1.1050', lang: 'en-US' });
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('window', {
    location: page,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  vi.stubGlobal('screen', { width: 1, height: 1, colorDepth: 24 });
  vi.stubGlobal('document', {
    get cookie() {
      return page.cookie;
    },
    documentElement: page,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const after = (minutes: number) => {
  vi.setSystemTime(NOW + minutes * MINUTE);
  return readSavedCart();
};

test('[CART-19] a stored cart is used unchanged under 10 minutes, shown up to 15, then deleted', () => {
  saveCart(cart());
  expect(after(9.9)).toMatchObject({ fresh: true });
  expect(after(10)).toMatchObject({ fresh: false });
  expect(after(14.9)).toMatchObject({ fresh: false });
  expect(after(15)).toBeNull();
  expect(kept.size).toBe(0);
});

test('[CART-19] a cart that is empty, ran out, or has a line without an id is not stored', () => {
  const outOfStock = { code: 'OUT_OF_STOCK', type: 'failure', description: '' };
  saveCart(cart());
  saveCart(cart({ items: [] }));
  expect(readSavedCart()).toBeNull();
  saveCart(cart({ items: [{ cartItemId: '', messages: [] }] }));
  expect(readSavedCart()).toBeNull();
  saveCart(cart({ items: [{ cartItemId: 'a', messages: [outOfStock] }] }));
  expect(readSavedCart()).toBeNull();
});

test.each(['/tpv/order', '/gus/sba/profileinfo', '/budget', '/gus/sdc/profileinfo', '/fr-ca/gus/sdc/profileinfo'])(
  '[APP-10] %s never uses the saved cart',
  (pathname) => {
    saveCart(cart());
    page.pathname = pathname;
    expect(readSavedCart()).toBeNull();
    page.pathname = '/';
    expect(readSavedCart()).not.toBeNull();
  },
);

test('[CART-20] a stored cart that the badge contradicts, or in another language, is dropped with all personal data', () => {
  saveCart(cart());
  page.cookie = 'MCVCB=3.1.1575';
  expect(readSavedCart()).toBeNull();
  page.cookie = 'MCVCB=2.1.1050';
  saveCart(cart());
  page.lang = 'fr-CA';
  expect(readSavedCart()).toBeNull();
  for (const key of ['cart', 'sfl', 'listitems', 'payAuth', 'contextToken', 'other']) kept.set(key, '{}');
  deletePersonalData();
  expect([...kept.keys()]).toEqual(['other']);
});

test('[CART-20] a cart stored in another session is not used, and its personal data is deleted', () => {
  page.cookie = 'MCVCB=2.1.1050; contextid=first';
  saveCart(cart());
  for (const key of ['sfl', 'listitems', 'payAuth', 'other']) kept.set(key, '{}');
  page.cookie = 'MCVCB=2.1.1050; contextid=second';
  expect(readSavedCart()).toBeNull();
  expect([...kept.keys()]).toEqual(['other']);
});

test('[CART-20] the context token is sent only in the session it belongs to', () => {
  page.cookie = 'contextid=first';
  storeContext(new Headers({ 'x-context-token': 't1' }));
  expect(cartHeaders()['x-context-token']).toBe('t1');
  kept.set('cart', '{}');
  page.cookie = 'contextid=second';
  expect(cartHeaders()['x-context-token']).toBeUndefined();
  storeContext(new Headers({ 'x-context-token': 't1' }));
  expect([kept.has('cart'), cartHeaders()['x-context-token']]).toEqual([false, 't1']);
});

test('[APP-21, ERR-4] when the browser refuses storage, the only effect is that nothing is stored', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('window', { location: page, localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  saveCart(cart());
  expect(readSavedCart()).toBeNull();
  deletePersonalData();
});

test('[CART-19] the stored cart omits destination, payer and payment', () => {
  const person = { addresses: [{ email: 'maya@example.com' }], suggestedAddress: {}, userPayment: {}, userPayments: [{}] };
  saveCart(cart({ ...person, orderPayment: {}, orderPayments: [{}], captchaData: {}, invoiceInfo: { bc: { values: ['Front office'] } } }));
  expect(Object.keys(after(1)?.cart ?? {})).toEqual([...Object.keys(cart()), 'invoiceInfo']);
});
