// Which session the page is in, by a cookie that scripts may read (CART-20). What was stored in another one belongs to somebody else.

const COOKIE = 'contextid';

/** Empty before the first session. */
export function contextId(): string {
  return new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(document.cookie)?.[1] ?? '';
}
