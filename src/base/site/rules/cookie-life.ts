/** Cookies that keep a preference live about two years (§9). */
export const COOKIE_DAYS = 730;

/** The same as Max-Age counts it. */
export const COOKIE_SECONDS = COOKIE_DAYS * 86_400;
