// How long the stored cart and saved items may be used (CART-19, T16).

/** Younger: used unchanged. */
export const FRESH_MS = 600_000;
/** Up to this age: shown while the server is asked; older: deleted. */
export const VALIDITY_MS = 900_000;
