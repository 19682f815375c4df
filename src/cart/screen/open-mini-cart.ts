// The part of the header's cart that comes with its first use.
import { cartEvents } from './cart-slice.ts';
import { pageCart } from './page-cart.ts';

export { cartOwnerChanged } from './page-cart.ts';

/** Opens the mini cart under its link; on a phone it comes from below. */
export function openMiniCart(link: HTMLElement): Promise<void> {
  const { store, load } = pageCart();
  const { bottom, left, width } = link.getBoundingClientRect();
  const page = document.documentElement;
  page.style.setProperty('--mini-cart-top', `${Math.round(Math.max(bottom, 0))}px`);
  page.style.setProperty('--mini-cart-anchor', `${Math.round(page.clientWidth - left - width / 2)}px`);
  const narrow = window.matchMedia('(width <= 37.5em)').matches;
  store.dispatch(cartEvents.miniCartOpened(narrow ? 'xs' : 'wide'));
  return load();
}
