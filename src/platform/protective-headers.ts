// Security headers of every reply (trust 17).

/** On pages and files. */
export const PROTECTIVE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), payment=(), geolocation=(self)',
  'x-frame-options': 'DENY',
};

/**
 * HSTS for a year. Each host sends it for itself: `includeSubDomains` would bind the seller's other hosts. It is never sent over plain HTTP (RFC
 * 6797).
 */
export const transportHeaders = (scheme: 'http' | 'https'): Readonly<Record<string, string>> =>
  scheme === 'https' ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** Headers of API answers: never a page, never embedded by another site, never cached. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};
