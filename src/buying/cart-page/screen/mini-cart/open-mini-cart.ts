// The part of the header's cart link that is loaded on first use.
import { cartEvents, hiddenLines, pageCart, selectCart } from '#buying/cart/screen';
import { pageSaved, selectSaved } from '#buying/saved-for-later/screen';
import { openDelayMs } from './open-delay.ts';

/** The shopper changed or signed out: deletes the last shopper's data and loads the new cart, with the saved items if they were shown. */
export async function shopperChanged(): Promise<void> {
  const { store, load } = pageCart();
  const { load: loadSaved } = pageSaved();
  const showedSaved = selectSaved(store.getState()).status !== 'unknown';
  store.dispatch(cartEvents.cartRemoved());
  await Promise.all([load({ anew: true }), showedSaved ? loadSaved() : undefined]);
}

/** The address asks for a fresh cart, so it loads from the server (APP-11). */
export const refreshCart = (): Promise<void> => pageCart().load({ anew: true });

/** Menus, suggestions and dialogs above the page; the mini cart waits for them to close (MINI-2). */
function otherFlyout(link: HTMLElement): boolean {
  const open = ':popover-open:not(section), dialog[open], [aria-expanded="true"]';
  return [...document.querySelectorAll(open)].some((flyout) => !flyout.contains(link) && flyout.checkVisibility());
}

/** Opens the mini cart below its link; on a phone from below. Waits while another flyout is open. */
export async function openMiniCart(link: HTMLElement): Promise<void> {
  const { store, load } = pageCart();
  const { load: loadSaved } = pageSaved();
  if (otherFlyout(link)) await new Promise((resolve) => setTimeout(resolve, openDelayMs()));
  const { bottom, left, width } = link.getBoundingClientRect();
  const page = document.documentElement;
  page.style.setProperty('--mini-cart-top', `${Math.round(Math.max(bottom, 0))}px`);
  page.style.setProperty('--mini-cart-anchor', `${Math.round(page.clientWidth - left - width / 2)}px`);
  // Hides rows whose Undo time passed while the mini cart was closed.
  const over = new Set(hiddenLines(Date.now()));
  for (const { cartItemId } of selectCart(store.getState()).removed)
    if (over.has(cartItemId)) store.dispatch(cartEvents.lineHidden({ cartItemId }));
  const narrow = window.matchMedia('(width <= 37.5em)').matches;
  store.dispatch(cartEvents.miniCartOpened(narrow ? 'xs' : 'wide'));
  await Promise.all([load(), loadSaved()]);
}
