// Splits the amount of each money event among the tenders of an order. A pure function of the order's own events, oldest first, so that
// every run gives the same parts, in any order and any number of times (decision 0171).

export interface HeldTender {
  readonly authorisationId: string;
  /** Cents held. */
  readonly amount: number;
}

export interface MoneyMove {
  readonly eventId: number;
  readonly kind: 'capture' | 'release' | 'refund';
  /** Cents. */
  readonly amount: number;
}

export interface MovedPart {
  readonly authorisationId: string;
  readonly amount: number;
}

/**
 * Replays all moves up to `eventId`'s of this kind and returns the parts of that one. Captures take the tenders in order (gift cards
 * first); releases and refunds take them in reverse: the card before the gift cards. Null when the tenders cannot cover the amount.
 */
export function spreadMoney(
  tenders: readonly HeldTender[],
  moves: readonly MoneyMove[],
  wanted: Pick<MoneyMove, 'eventId' | 'kind'>,
): readonly MovedPart[] | null {
  const states = tenders.map(({ authorisationId, amount }) => ({ authorisationId, held: amount, taken: 0 }));
  for (const move of moves) {
    const parts = partsOf(states, move);
    if (move.eventId === wanted.eventId && move.kind === wanted.kind) return parts;
    for (const { authorisationId, amount } of parts ?? []) {
      const state = states.find((one) => one.authorisationId === authorisationId);
      if (state === undefined) continue;
      if (move.kind !== 'refund') state.held -= amount;
      if (move.kind !== 'release') state.taken += move.kind === 'capture' ? amount : -amount;
    }
  }
  return null;
}

interface TenderState {
  readonly authorisationId: string;
  /** Held, neither captured nor released. */
  held: number;
  /** Captured and not refunded. */
  taken: number;
}

function partsOf(states: readonly TenderState[], { kind, amount }: MoneyMove): readonly MovedPart[] | null {
  let left = amount;
  const parts = (kind === 'capture' ? states : states.toReversed()).flatMap((state) => {
    const part = Math.min(left, kind === 'refund' ? state.taken : state.held);
    left -= part;
    return part > 0 ? [{ authorisationId: state.authorisationId, amount: part }] : [];
  });
  return left > 0 ? null : parts;
}
