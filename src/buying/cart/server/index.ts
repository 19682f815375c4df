// Visitors' carts for the server side of the shop: see `Carts`.
export { makeCarts, type Carts, type CartsFacts, type FoundCart, type LoadedCart } from './carts.ts';
export type { Destination } from './facts-loader.ts';
export type { CartMerge, MergeNeighbours, SaveOverflow } from './merge-at-sign-in.ts';
export { optedOut } from './alternate-opt-out.ts';
export { badgeOfCart, emptyBadge, rememberBadge } from './badge.ts';
/** The badge of a cart that was changed elsewhere. */
export { makeFollowCart } from './follow-cart.ts';
export { wholeCart } from './cart-reply.ts';
export type { CartView } from './cart-view.ts';
export { cartAnswer, refusedOutcome, refuseKey, tellContext } from './command-answer.ts';
export { describe as describeMessage } from './describe.ts';
export { refuseTenant } from './refuse-tenant.ts';
export { speechOf, type Speech } from './speech.ts';
export type { WrittenCart } from './placing-locks.ts';
export type { CheckoutParts } from './cart-sections.ts';
export { cartHandlers, type CartHandlerDeps } from './handlers.ts';
export { newCartItemId } from './cart-item-id.ts';
export { doOnce } from './do-once.ts';
export { dollars } from './item-view.ts';
export { type Inside, type InsideWork } from './run-inside.ts';
export { EXPIRE_CARTS, EXPIRE_EMPTY_CARTS, EXPIRE_GUEST_CARTS, FORGET_EXPIRED_CARTS } from './cart-ending-queries.ts';
export { cartPersonalData } from './personal-data.ts';
