// How long what is kept of the cart and of saved for later may be used (CART-19, T16).

/** Younger than this it is used as it is. */
export const FRESH_MS = 600_000;
/** Up to this age it is shown while the server is asked; older it is deleted. */
export const VALIDITY_MS = 900_000;
