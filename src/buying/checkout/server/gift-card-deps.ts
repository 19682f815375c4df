// What the calls about gift and prepaid cards need.
import type { PaymentProvider } from '#buying/payment/server';
import type { Queries } from '#platform/db';
import type { CardTrials } from './card-trials.ts';
import type { Checkouts } from './checkouts.ts';

export interface GiftCardDeps {
  readonly db: Queries;
  readonly checkouts: Checkouts;
  /** Counts refused gift and prepaid cards. */
  readonly giftTrials: CardTrials;
  readonly giftCards: Pick<PaymentProvider, 'balance' | 'takesGiftCards'>;
}

/** The cart that the cards pay for: its id and total in cents. */
export interface CartToPay {
  readonly cartId: string;
  readonly total: number;
}
