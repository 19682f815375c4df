/** Most units of an item on a cart line, and the default purchase limit (CART-11). */
export const MAX_LINE_QUANTITY = 9_999;
