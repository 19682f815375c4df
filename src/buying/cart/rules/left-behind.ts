// The notices that name what stayed in the cart for another country (APP-2).
import type { Country } from '#base/site/rules';
import type { CartNotice, LeftBehindCause } from './cart.ts';
import type { CartMessage } from './cart-message.ts';

/** Says which item stayed behind, and why the answer to adding it refused it. */
export function leftBehindNotice(country: Country, itemId: string, messages: readonly CartMessage[]): CartNotice {
  return `LEFT ${country} ${causeOf(itemId, messages)} ${itemId}`;
}

/** Shown until the cart changes, even when no line came. */
export function isLeftBehindNotice(notice: CartNotice): boolean {
  return notice.startsWith('LEFT ');
}

const NOT_SOLD: ReadonlySet<CartMessage['code']> = new Set<CartMessage['code']>([
  'INVALID_ITEM',
  'ITEM_NOT_PUBLISHED',
  'ITEM_NOT_AVAILABLE',
  'PRICE_NOT_AVAILABLE',
]);

function causeOf(itemId: string, messages: readonly CartMessage[]): LeftBehindCause {
  const about = messages.find((message) => 'itemId' in message && message.itemId === itemId);
  if (about === undefined) return 'refused';
  if (about.code === 'OUT_OF_STOCK') return 'outOfStock';
  return NOT_SOLD.has(about.code) ? 'notSold' : 'refused';
}
