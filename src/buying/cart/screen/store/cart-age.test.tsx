// When an open cart reloads: a real store, and a page checked every minute.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cart } from '#buying/cart/contract';
import { makeStore } from '#store';
import { watchAge } from './cart-age.ts';
import { cartEvents } from './cart-slice.ts';

const CART = { items: [], messages: [] } as unknown as Cart; // the test reads no more

/** The page's checks: every minute, and when the tab comes to the front. */
let looks: (() => void)[] = [];
let visibilityState: 'visible' | 'hidden' = 'visible';

beforeEach(() => {
  looks = [];
  visibilityState = 'visible';
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: (_: string, listener: () => void) => looks.push(listener),
  });
  vi.stubGlobal('setInterval', (look: () => void) => looks.push(look));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[DLV-1] an open cart reloads after ten minutes, once the page is visible; a stored cart keeps its age', () => {
  const store = makeStore();
  const outdated = vi.fn<() => void>();
  watchAge(store, outdated);
  const loadedAt = (minutes: number, again = false): void => {
    vi.setSystemTime(minutes * 60_000);
    store.dispatch(cartEvents.loaded({ cart: CART, again }));
  };
  const askedAt = (minutes: number): boolean => {
    vi.setSystemTime(minutes * 60_000);
    outdated.mockClear();
    for (const look of looks) look();
    return outdated.mock.calls.length > 0;
  };
  loadedAt(0);
  expect(askedAt(9.9)).toBe(false);
  visibilityState = 'hidden';
  expect(askedAt(30)).toBe(false);
  visibilityState = 'visible';
  expect(askedAt(31)).toBe(true);
  loadedAt(31);
  loadedAt(35, true);
  expect(askedAt(40.9)).toBe(false);
  expect(askedAt(41)).toBe(true);
});
