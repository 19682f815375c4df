// Compares all books after the soak.
import { checkLedger } from '#buying/orders/server';
import type { Db } from '#platform/db';
import { checkGiftCards } from './gift-books.ts';
import type { PurchaseResult } from './place-order.ts';
import { checkPromisedOrders } from './check-promised-orders.ts';
import type { PaymentProvider } from '#buying/payment/server';

interface Sold {
  /** The payment company, and its database. */
  readonly company: PaymentProvider;
  readonly providerUrl: string;
  readonly since: Date;
  readonly results: readonly PurchaseResult[];
}

/** Compares what shoppers were told with the shop's orders and the payment company's books. */
export async function compareBooks(db: Db, { providerUrl, company, since, results }: Sold) {
  const ledger = await checkLedger({ db, provider: company, since });
  const gifts = await checkGiftCards(db, providerUrl);
  const problems = [...(await checkPromisedOrders(db, results)), ...ledger.problems, ...gifts.problems];
  return { ledger, giftCards: gifts.cards, problems };
}
