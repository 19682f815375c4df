// Several tenders on one order: what reward money and each gift or prepaid card pay, and the rest for the primary payment
// (PAY-1, PAY-6, RWD-1).

/** A gift or prepaid card of the order: the provider's reference and what may be shown of it. */
export interface GiftTender {
  /** The provider's id of the card, so that a card is added only once. */
  readonly id: string;
  readonly paymentType: 'GIFT_CARD' | 'PREPAID_CARD';
  /** The card is for this cart only; the next cart asks again. */
  readonly cartId: string;
  readonly token: string;
  readonly lastFour: string;
  /** Cents on the card when the provider was last asked. */
  readonly balance: number;
}

/** Reward money that a member uses for a cart. */
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

/** A member's reward money in cents, and how much of it the shopper wants to use. */
export interface RewardChoice {
  readonly balance: number;
  readonly wanted: number;
  /** The choice is for this cart only; the next cart asks again. */
  readonly cartId: string;
}

/** The wanted amount, limited by the balance; no tender when that is zero. */
export function rewardTender({ balance, wanted, cartId }: RewardChoice): readonly RewardTender[] {
  const cents = Math.min(wanted, balance);
  return cents > 0 ? [{ id: 'rewards', paymentType: 'REWARDS', cartId, token: '', lastFour: null, balance: cents }] : [];
}

export function isGift(tender: Tender): tender is GiftTender {
  return tender.paymentType !== 'REWARDS';
}

export interface AppliedTender<T extends Tender = Tender> {
  readonly tender: T;
  /** Cents it pays; 0 when earlier tenders have paid everything. */
  readonly amount: number;
}

export interface AppliedTenders {
  readonly applied: readonly AppliedTender[];
  /** Cents left for the primary payment. */
  readonly left: number;
}

/** Each tender pays its balance, reward money first, then cards in the order they were added, until the total is paid. */
export function applyTenders(total: number, tenders: readonly Tender[]): AppliedTenders {
  let left = total;
  const applied = tenders.map((tender) => {
    const amount = Math.min(left, Math.max(tender.balance, 0));
    left -= amount;
    return { tender, amount };
  });
  return { applied, left };
}

/** What each tender pays, as a text that the page sends back: placing refuses to charge amounts that were not on the screen. */
export function tendersSeen(total: number, tenders: readonly Tender[]): string {
  const { applied } = applyTenders(total, tenders);
  return applied
    .filter(({ amount }) => amount > 0)
    .map(({ tender, amount }) => `${tender.id}=${amount}`)
    .join(',');
}

/** Whether tenders pay the whole order, so that it needs no primary payment. False for an order that costs nothing. */
export function coversAll(total: number, tenders: readonly Tender[]): boolean {
  return total > 0 && applyTenders(total, tenders).left === 0;
}
