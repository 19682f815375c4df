/** Longest device value (fraud fingerprint) that clients send and the server reads (CART-8). */
export const LONGEST_DEVICE_VALUE = 11_000;
