// A cart that stays open is asked for again once its answer is as old as a stored one may be (T16): days pass, staff say days off, and
// shelves empty while nobody presses anything. Only where somebody looks: a hidden page waits until it is seen.
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
