// Checkout's side of wallets: the amount to pay, and the storing of the result.
import type { Carts } from '#buying/cart/server';
import { applyTenders, destinationOf, entriesFor } from '#buying/checkout/rules';
import type { Db } from '#platform/db';
import type { WalletCheckout } from '#buying/wallets/server';
import type { Checkouts } from './checkouts.ts';

export interface WalletCheckoutDeps {
  readonly db: Db;
  readonly carts: Pick<Carts, 'load' | 'isOpen'>;
  readonly checkouts: Pick<Checkouts, 'load' | 'keepPayment'>;
}

export function makeWalletCheckout({ db, carts, checkouts }: WalletCheckoutDeps): WalletCheckout {
  return {
    async due(visit, shopper) {
      const kept = await checkouts.load(db, shopper.shopperId, visit);
      const loaded = await carts.load(visit, destinationOf(kept, shopper));
      if (loaded === null) return null;
      const { cartId } = loaded.cart;
      const entries = entriesFor(kept, cartId);
      // Gift and prepaid cards pay first; the vendor pays the rest.
      const { left: amount } = applyTenders(loaded.priced.summary.ordTotal, entries.tenders);
      return amount === 0 || entries.email === '' || entries.captcha !== null ? null : { cartId, amount };
    },
    isOpen: carts.isOpen,
    keepPayment: checkouts.keepPayment,
  };
}
