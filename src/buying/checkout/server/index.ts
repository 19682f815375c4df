export { refreshBalances, type GiftCardDeps } from './gift-cards.ts';
export { makeCardTrials, type CardTrials } from './card-trials.ts';
export { makeCheckouts, type Checkouts } from './checkouts.ts';
export { checkoutHandlers, type CheckoutDeps } from './handlers.ts';
export { prepareQuickBuy } from './quick-buy.ts';
export { makeCheckoutParts } from './cart-parts.ts';
export { makeHoldGoods } from './hold-goods.ts';
export { makeWalletCheckout } from './wallet-checkout.ts';
