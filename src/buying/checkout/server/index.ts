export { refreshBalances } from './gift-balances.ts';
export type { GiftCardDeps } from './gift-card-deps.ts';
export { makeCardTrials, type CardTrials } from './card-trials.ts';
export { makeCheckouts, type Checkouts } from './checkouts.ts';
export { checkoutHandlers, type CheckoutDeps } from './handlers.ts';
export { prepareQuickBuy } from './quick-buy.ts';
export { makeCheckoutParts } from './cart-parts.ts';
export { makeHoldGoods } from './hold-goods.ts';
export { makeWalletCheckout } from './wallet-checkout.ts';
