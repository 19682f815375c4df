// What every reply tells the browser not to do with it (trust 17).

/** On pages and files. */
export const PROTECTIVE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'x-frame-options': 'DENY',
};

/**
 * Browsers come back by TLS alone for a year. Each host says it for itself: `includeSubDomains` would bind hosts of the seller's that are
 * not the shop's. By plain HTTP it is never said (RFC 6797).
 */
export const transportHeaders = (scheme: 'http' | 'https'): Readonly<Record<string, string>> =>
  scheme === 'https' ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** What answers of the API carry: they are never a page, never another site's, and never kept. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};
