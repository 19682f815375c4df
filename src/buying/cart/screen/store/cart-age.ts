// Reloads an open cart when its answer is as old as a stored cart may be (T16): time passes, staff set days off and stock sells out while the shopper
// presses nothing. A hidden page waits until it is visible.
import type { ShopStore } from '#store';
import { cartEvents } from './cart-slice.ts';
import { FRESH_MS } from './saved-validity.ts';

const LOOK_MS = 60_000;

export function watchAge(store: ShopStore, outdated: () => void): void {
  let wholeSince = Date.now();
  store.listen({
    actionCreator: cartEvents.loaded,
    effect: ({ payload: { again } }) => {
      if (again !== true) wholeSince = Date.now();
    },
  });
  const look = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - wholeSince >= FRESH_MS) outdated();
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_MS);
}
