// Distributes an amount over several sources, in order, up to each one's limit.

export interface Place {
  readonly id: string;
  /** Cents. */
  readonly room: number;
}

export interface Share {
  readonly id: string;
  readonly amount: number;
}

/** Undefined when they do not have enough together. */
export function shareOut(amount: number, places: readonly Place[]): readonly Share[] | undefined {
  let left = amount;
  const shares = places.map(({ id, room }) => {
    const share = Math.min(left, Math.max(room, 0));
    left -= share;
    return { id, amount: share };
  });
  return left > 0 ? undefined : shares.filter((share) => share.amount > 0);
}
