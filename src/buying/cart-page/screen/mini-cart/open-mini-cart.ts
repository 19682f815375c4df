// The part of the header's cart that comes with its first use.
import { cartEvents, hiddenLines, pageCart, selectCart } from '#buying/cart/screen';
import { pageSaved, selectSaved } from '#buying/saved-for-later/screen';
import { openDelayMs } from './open-delay.ts';

/**
 * Another shopper is at the page now, or none: nothing of the last one stays, and the new one's cart is asked for, with what is saved
 * where that was shown.
 */
export async function cartOwnerChanged(): Promise<void> {
  const { store, load } = pageCart();
  const { load: loadSaved } = pageSaved();
  const showedSaved = selectSaved(store.getState()).status !== 'unknown';
  store.dispatch(cartEvents.cartRemoved());
  await Promise.all([load({ anew: true }), showedSaved ? loadSaved() : undefined]);
}

/** The address asked for it: the cart is fetched anew, whatever is kept (APP-11). */
export const refreshCart = (): Promise<void> => pageCart().load({ anew: true });

/** Menus, suggestions and questions that hang over the page; the mini cart waits for them to go (MINI-2). */
function otherFlyout(link: HTMLElement): boolean {
  const open = ':popover-open:not(section), dialog[open], [aria-expanded="true"]';
  return [...document.querySelectorAll(open)].some((flyout) => !flyout.contains(link) && flyout.checkVisibility());
}

/** Opens the mini cart under its link; on a phone it comes from below. Waits while another flyout is still there. */
export async function openMiniCart(link: HTMLElement): Promise<void> {
  const { store, load } = pageCart();
  const { load: loadSaved } = pageSaved();
  if (otherFlyout(link)) await new Promise((resolve) => setTimeout(resolve, openDelayMs()));
  const { bottom, left, width } = link.getBoundingClientRect();
  const page = document.documentElement;
  page.style.setProperty('--mini-cart-top', `${Math.round(Math.max(bottom, 0))}px`);
  page.style.setProperty('--mini-cart-anchor', `${Math.round(page.clientWidth - left - width / 2)}px`);
  // Rows that were not looked at while their time ran: it is over.
  const over = new Set(hiddenLines(Date.now()));
  for (const { cartItemId } of selectCart(store.getState()).removed)
    if (over.has(cartItemId)) store.dispatch(cartEvents.lineHidden({ cartItemId }));
  const narrow = window.matchMedia('(width <= 37.5em)').matches;
  store.dispatch(cartEvents.miniCartOpened(narrow ? 'xs' : 'wide'));
  await Promise.all([load(), loadSaved()]);
}
