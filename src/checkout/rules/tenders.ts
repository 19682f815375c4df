// Several tenders on one order: what each gift or prepaid card gives, and what is left for the primary means of payment (PAY-1, PAY-6).

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

export interface AppliedTender {
  readonly tender: GiftTender;
  /** Cents; 0 when the cards before it have paid everything. */
  readonly amount: number;
}

export interface AppliedTenders {
  readonly applied: readonly AppliedTender[];
  /** Cents that the primary means of payment has to give. */
  readonly left: number;
}

/** Cards give what they have, in the order in which they were added; together with what is left they make the total. */
export function applyTenders(total: number, tenders: readonly GiftTender[]): AppliedTenders {
  let left = total;
  const applied = tenders.map((tender) => {
    const amount = Math.min(left, Math.max(tender.balance, 0));
    left -= amount;
    return { tender, amount };
  });
  return { applied, left };
}

/** What each card pays, as text that a page carries and placing compares: what was not on the screen is not charged to a card. */
export function tendersSeen(total: number, tenders: readonly GiftTender[]): string {
  const { applied } = applyTenders(total, tenders);
  return applied
    .filter(({ amount }) => amount > 0)
    .map(({ tender, amount }) => `${tender.id}=${amount}`)
    .join(',');
}

/** Whether gift and prepaid cards pay all of it, so that nothing else is asked for. An order that costs nothing is no case of that. */
export function coversAll(total: number, tenders: readonly GiftTender[]): boolean {
  return total > 0 && applyTenders(total, tenders).left === 0;
}
