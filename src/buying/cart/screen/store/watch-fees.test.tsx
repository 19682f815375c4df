// When a cart without fees reloads them: a real store, a fake clock, and a visible or hidden page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cart } from '#buying/cart/contract';
import { makeStore } from '#store';
import { cartEvents } from './cart-slice.ts';
import { watchFees } from './watch-fees.ts';

const cartSaying = (...codes: string[]): Cart => ({ items: [], messages: codes.map((code) => ({ code })) }) as unknown as Cart; // the test reads no more
const WITHOUT = cartSaying('GLOBAL_FEE_SERVICE_IS_DOWN');

let visibilityState: 'visible' | 'hidden' = 'visible';
let shown: (() => void)[] = [];

beforeEach(() => {
  visibilityState = 'visible';
  shown = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: (_: string, listener: () => void) => shown.push(listener),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched() {
  const store = makeStore();
  const ask = vi.fn<() => void>();
  watchFees(store, ask);
  return { ask, answered: (cart: Cart) => store.dispatch(cartEvents.loaded({ cart })), store };
}

test('[ERR-3] a cart without fees retries after 10 seconds, then doubles the delay up to a minute, until the fees are there', () => {
  const { ask, answered, store } = watched();
  answered(WITHOUT);
  for (const seconds of [10, 20, 40, 60, 60]) {
    ask.mockClear();
    vi.advanceTimersByTime(seconds * 1_000 - 1);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask, `${seconds} s`).toHaveBeenCalledTimes(1);
    if (seconds === 40) store.dispatch(cartEvents.loadFailed({ message: '' }));
    else answered(WITHOUT);
  }
  answered(cartSaying('SMALL_ORDER'));
  ask.mockClear();
  vi.advanceTimersByTime(600_000);
  expect(ask).not.toHaveBeenCalled();
  // After another outage the first retry is early again.
  answered(WITHOUT);
  vi.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('[ERR-3] a hidden page does not retry; once visible it does at once', () => {
  const { ask, answered } = watched();
  answered(WITHOUT);
  visibilityState = 'hidden';
  vi.advanceTimersByTime(300_000);
  expect(ask).not.toHaveBeenCalled();
  visibilityState = 'visible';
  for (const listener of shown) listener();
  expect(ask).toHaveBeenCalledTimes(1);
});
