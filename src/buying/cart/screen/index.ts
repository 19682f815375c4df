/** A form that puts an item into the cart, with and without JavaScript (ATC-1, ATC-2). */
export { AddToCartForm, type AddToCartFormProps } from './add-to-cart/add-to-cart-form.tsx';
/** Many items in one call, answered one by one (ATC-6). */
export { addSeveral } from './add-to-cart/add-several.ts';
/** Coupons that are shown elsewhere, entered by one press (CART-15, ATC-1). */
export { CouponsToCart } from './add-to-cart/coupons-to-cart.tsx';
/** What came of each of several items, for those screens. */
export { saidOfItems, type SaidOfItems } from './add-to-cart/said-of-items.ts';
/** Mini cart, drawer and toast; stands once around a page and loads them on use (MINI-1, ATC-1). */
export { CartPanels } from './mini-cart/cart-panels-lazy.tsx';
/** Field names for choices inside AddToCartForm. */
export { CART_FIELDS } from './forms/cart-form-fields.ts';
/** Count and subtotal beside the cart (CART-25, T42). */
export { useBadge } from './store/use-badge.ts';
export { useOrderPlaced } from './mini-cart/use-order-placed.ts';
export { usePaymentNotRemoved } from './mini-cart/use-payment-not-removed.ts';
export { useToldOutside } from './store/use-told-outside.ts';
/** What the link to the cart does when the page is awake: it opens the mini cart (MINI-1, APP-11). */
export { useMiniCartLink, type MiniCartLink } from './mini-cart/use-mini-cart-link.ts';
