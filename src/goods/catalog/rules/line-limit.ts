/** Most of one item in a line of a cart, and the limit of every product that states none (CART-11). */
export const MAX_LINE_QUANTITY = 9_999;
