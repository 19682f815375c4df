/** Mini cart, drawer and toast; stands once around a page and loads them on use (MINI-1, ATC-1). */
export { CartPanels } from './mini-cart/cart-panels-lazy.tsx';
/** What the link to the cart does when the page is awake: it opens the mini cart (MINI-1, APP-11). */
export { useMiniCartLink, type MiniCartLink } from './mini-cart/use-mini-cart-link.ts';
