export { walletHandlers, type WalletDeps } from './wallet-handlers.ts';
export { ADOPT_VISITS, FORGET_WALLET_VISITS } from './wallet-queries.ts';
export type { WalletCheckout } from './wallet-checkout.ts';
export { walletsPersonalData } from './personal-data.ts';
