// The part of the header's cart that comes with its first use.
import { cartEvents, selectCart } from '../store/cart-slice.ts';
import { hiddenLines } from '../store/hidden-lines.ts';
import { openDelayMs } from './open-delay.ts';
import { pageCart } from '../store/page-cart.ts';

export { cartOwnerChanged } from '../store/page-cart.ts';

/** The address asked for it: the cart is fetched anew, whatever is kept (APP-11). */
export const refreshCart = (): Promise<void> => pageCart().load({ anew: true });

/** What was in the cart is ordered: nothing of it stays on the page or is kept (CART-18). */
export function orderWasPlaced(): void {
  pageCart().store.dispatch(cartEvents.orderPlaced());
}

/** What kept a way to pay from being removed (PAY-3). */
export function paymentWasNotRemoved(problem: { readonly code: string; readonly message: string }): void {
  pageCart().store.dispatch(cartEvents.paymentRemovalFailed(problem));
}

/** Menus, suggestions and questions that hang over the page; the mini cart waits for them to go (MINI-2). */
function otherFlyout(link: HTMLElement): boolean {
  const open = ':popover-open:not(section), dialog[open], [aria-expanded="true"]';
  return [...document.querySelectorAll(open)].some((flyout) => !flyout.contains(link) && flyout.checkVisibility());
}

/** Opens the mini cart under its link; on a phone it comes from below. Waits while another flyout is still there. */
export async function openMiniCart(link: HTMLElement): Promise<void> {
  const { store, load, loadSaved } = pageCart();
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
