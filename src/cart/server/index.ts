// A visitor's cart for the server side of the shop: see `Carts`.
export { makeCarts, type Carts, type CartsFacts, type Destination, type LoadedCart } from './carts.ts';
export { emptyBadge } from './badge.ts';
export { describe as describeMessage, speechOf } from './describe.ts';
export { cartHandlers } from './handlers.ts';
export { DELETE_KEPT_REPLIES } from './cart-queries.ts';
