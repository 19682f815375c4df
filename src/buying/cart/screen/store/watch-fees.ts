// Reloads a cart whose fees are unknown (ERR-3): after ten seconds, then doubling the delay up to a minute, and only while the page is visible. Stops
// once the fees are there.
import type { Cart } from '#buying/cart/contract';
import type { ShopStore } from '#store';
import { cartEvents, selectCart } from './cart-slice.ts';

const FIRST_MS = 10_000;
const LONGEST_MS = 60_000;

export function lacksFees(cart: Pick<Cart, 'messages'> | null): boolean {
  return cart?.messages.some(({ code }) => code === 'GLOBAL_FEE_SERVICE_IS_DOWN') === true;
}

/** `ask` reloads the cart. */
export function watchFees(store: ShopStore, ask: () => void): void {
  let wait = FIRST_MS;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** The delay passed while the page was hidden, so it reloads once visible. */
  let isDue = false;
  const askNow = (): void => {
    clearTimeout(waiting);
    isDue = document.visibilityState !== 'visible';
    if (isDue) return;
    wait = Math.min(wait * 2, LONGEST_MS);
    ask();
  };
  const look = (): void => {
    clearTimeout(waiting);
    if (lacksFees(selectCart(store.getState()).cart)) {
      waiting = setTimeout(askNow, wait);
      return;
    }
    wait = FIRST_MS;
    isDue = false;
  };
  store.listen({ actionCreator: cartEvents.loaded, effect: look });
  store.listen({ actionCreator: cartEvents.commandAnswered, effect: look });
  store.listen({ actionCreator: cartEvents.loadFailed, effect: look });
  store.listen({ actionCreator: cartEvents.cartRemoved, effect: look });
  document.addEventListener('visibilitychange', () => {
    if (isDue) askNow();
  });
}
