// Which tender of an order gives, keeps or gets back the amount of each event. A function of the order's own events, oldest first, so
// that whoever does one, in whatever order and however often, moves the same (decision 0171).

export interface HeldTender {
  readonly authorisationId: string;
  /** Cents that were held. */
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
 * Parts of the moves before and with `eventId`'s of this kind; those of that one are answered. Money is taken in the order of the
 * tenders (gift cards first); what is not needed any more is let go of, and what is paid back goes back, in the reverse order: to
 * the card before the gift cards. Null: there is not room for all of it.
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
  /** Held and neither taken nor let go of. */
  held: number;
  /** Taken and not given back. */
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
