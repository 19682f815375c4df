/** Lifetime of preference cookies: about two years (§9). */
export const COOKIE_DAYS = 730;

/** The same for Max-Age. */
export const COOKIE_SECONDS = COOKIE_DAYS * 86_400;
