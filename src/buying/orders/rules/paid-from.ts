// The source of an order's money, as far as sentences about charging differ; shared by pages and mails (CHK-4, PAY-1).
import { CARD_BRANDS, type PaymentMeans } from '#buying/payment/rules';

/** Cards only, billed to the account, reward money only (spent at placing), reward money with something else; Other for the rest. */
export type PaidFrom = 'Card' | 'Account' | 'Rewards' | 'RewardsAndMore' | 'Other';

interface PaidOrder {
  readonly payments: readonly PaymentMeans[];
  /** Amounts; 0: nothing. */
  readonly billedToAccount: number;
  readonly paidByRewards: number;
}

export function paidFrom({ payments, billedToAccount, paidByRewards }: PaidOrder): PaidFrom {
  const sources = [payments.length > 0, billedToAccount > 0, paidByRewards > 0].filter(Boolean);
  if (sources.length !== 1) return paidByRewards > 0 ? 'RewardsAndMore' : 'Other';
  if (billedToAccount > 0) return 'Account';
  if (paidByRewards > 0) return 'Rewards';
  return payments.every(({ brand }) => CARDS.includes(brand)) ? 'Card' : 'Other';
}

const CARDS: readonly (string | null)[] = CARD_BRANDS;
