// The notices of merged carts (CART-23) and country switches (APP-2), stored as short texts until the next change.
import type { Country } from '#base/site/rules';
import type { Cart, CartNotice, LeftBehindCause } from './cart.ts';
import type { CartMessage } from './cart-message.ts';
import type { MergedCarts } from './merge-carts.ts';
import { MAX_COUPONS, MAX_LINES } from './quantity.ts';

/** What happened to lines without room: how many were saved for later, and which items did not fit there either. */
export interface MergeOverflow {
  readonly saved: number;
  readonly noRoom: readonly string[];
}

/** Adds notices about everything that did not fit. */
export function withMergeNotices({ cart, noRoom, coupons }: MergedCarts, overflow: MergeOverflow): Cart {
  const notices: CartNotice[] = [];
  const items = [...noRoom, ...overflow.noRoom];
  if (overflow.saved > 0) notices.push(`SAVED ${overflow.saved}`);
  if (items.length > 0) notices.push(`NO_ROOM ${items.join(' ')}`);
  if (coupons.length > 0) notices.push(`COUPONS ${coupons.join(' ')}`);
  return notices.length === 0 ? cart : { ...cart, notices: [...new Set([...cart.notices, ...notices])] };
}

export function isNotice(text: string): text is CartNotice {
  return /^(?:CART_AUTO_MERGE|SAVED \d+|(?:NO_ROOM|COUPONS) .+|LEFT (?:US|CA) (?:notSold|outOfStock|refused) \S+)$/.test(text);
}

export function messageOf(notice: CartNotice): CartMessage {
  const [what, ...names] = notice.split(' ');
  if (what === 'SAVED') return { code: 'SFL_MOVED', to: 'merged', items: Number(names[0]), limit: MAX_LINES };
  if (what === 'NO_ROOM') return { code: 'CART_AUTO_MERGE', noRoom: 'items', names, limit: MAX_LINES };
  if (what === 'COUPONS') return { code: 'CART_AUTO_MERGE', noRoom: 'coupons', names, limit: MAX_COUPONS };
  if (what === 'LEFT') {
    const [country, left, itemId = ''] = names as [Country, LeftBehindCause, string]; // `isNotice` has checked them
    return { code: 'COUNTRY_SWITCHED', itemId, country, left };
  }
  return { code: 'CART_AUTO_MERGE' };
}
