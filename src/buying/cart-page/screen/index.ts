/** Mini cart, drawer and toast; placed once around a page, and loaded on first use (MINI-1, ATC-1). */
export { CartPanels } from './mini-cart/cart-panels-lazy.tsx';
/** After hydration the cart link opens the mini cart (MINI-1, APP-11). */
export { useMiniCartLink, type MiniCartLink } from './mini-cart/use-mini-cart-link.ts';
