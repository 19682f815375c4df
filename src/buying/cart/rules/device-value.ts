/** A device value (fraud fingerprint) is sent, and read, only while it is no longer than this (CART-8). */
export const LONGEST_DEVICE_VALUE = 11_000;
