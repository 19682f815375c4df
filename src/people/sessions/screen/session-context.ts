// Identifies the page's session, by a cookie that scripts may read (CART-20). Data stored in another session belongs to somebody else.

const COOKIE = 'contextid';

/** Empty before the first session. */
export function contextId(): string {
  return new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(document.cookie)?.[1] ?? '';
}
