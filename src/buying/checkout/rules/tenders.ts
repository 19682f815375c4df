// Several tenders on one order: what reward money and each gift or prepaid card give, and what is left for the primary means of payment
// (PAY-1, PAY-6, RWD-1).

/** A gift or prepaid card as it was added: a reference into the provider's vault and what may be shown of it. */
export interface GiftTender {
  /** The provider's own name for the card: the same card is added once. */
  readonly id: string;
  readonly paymentType: 'GIFT_CARD' | 'PREPAID_CARD';
  /** The cart it was added for: another cart asks again. */
  readonly cartId: string;
  readonly token: string;
  readonly lastFour: string;
  /** Cents it had when the provider was last asked. */
  readonly balance: number;
}

/** Reward money that a member wants to use for a cart. */
export interface RewardTender {
  readonly id: 'rewards';
  readonly paymentType: 'REWARDS';
  readonly cartId: string;
  readonly token: '';
  readonly lastFour: null;
  /** Cents to use, never more than the member has. */
  readonly balance: number;
}

export type Tender = RewardTender | GiftTender;

/** What a member has of reward money, and what of it the shopper wants to use. Cents. */
export interface RewardChoice {
  readonly balance: number;
  readonly wanted: number;
  /** The cart it is wanted for: another cart asks again. */
  readonly cartId: string;
}

/** As much of what is wanted as there is; nothing makes no tender. */
export function rewardTender({ balance, wanted, cartId }: RewardChoice): readonly RewardTender[] {
  const cents = Math.min(wanted, balance);
  return cents > 0 ? [{ id: 'rewards', paymentType: 'REWARDS', cartId, token: '', lastFour: null, balance: cents }] : [];
}

export function isGift(tender: Tender): tender is GiftTender {
  return tender.paymentType !== 'REWARDS';
}

export interface AppliedTender<T extends Tender = Tender> {
  readonly tender: T;
  /** Cents; 0 when those before it have paid everything. */
  readonly amount: number;
}

export interface AppliedTenders {
  readonly applied: readonly AppliedTender[];
  /** Cents that the primary means of payment has to give. */
  readonly left: number;
}

/** Each gives what it has: reward money first, then cards in the order in which they were added; together with what is left they make the total. */
export function applyTenders(total: number, tenders: readonly Tender[]): AppliedTenders {
  let left = total;
  const applied = tenders.map((tender) => {
    const amount = Math.min(left, Math.max(tender.balance, 0));
    left -= amount;
    return { tender, amount };
  });
  return { applied, left };
}

/** What each of them pays, as text that a page carries and placing compares: what was not on the screen is not charged. */
export function tendersSeen(total: number, tenders: readonly Tender[]): string {
  const { applied } = applyTenders(total, tenders);
  return applied
    .filter(({ amount }) => amount > 0)
    .map(({ tender, amount }) => `${tender.id}=${amount}`)
    .join(',');
}

/** Whether reward money and gift and prepaid cards pay all of it, so that nothing else is asked for. An order that costs nothing is no case of that. */
export function coversAll(total: number, tenders: readonly Tender[]): boolean {
  return total > 0 && applyTenders(total, tenders).left === 0;
}
