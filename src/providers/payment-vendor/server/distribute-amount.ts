// Distributes an amount over several sources, in order, up to each one's limit.

export interface Source {
  readonly id: string;
  /** Cents. */
  readonly room: number;
}

export interface Share {
  readonly id: string;
  readonly amount: number;
}

/** Undefined when they do not have enough together. */
export function distributeAmount(amount: number, sources: readonly Source[]): readonly Share[] | undefined {
  let left = amount;
  const shares = sources.map(({ id, room }) => {
    const share = Math.min(left, Math.max(room, 0));
    left -= share;
    return { id, amount: share };
  });
  return left > 0 ? undefined : shares.filter((share) => share.amount > 0);
}
