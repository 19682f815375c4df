// Which authorisations of an order give or get back an amount: those with room, in their order.

export interface Room {
  readonly authorisationId: string;
  /** Cents it can still give, or get back. */
  readonly room: number;
}

/** Parts that add up to the amount; null when there is not room for all of it. */
export function spreadMoney(
  amount: number,
  rooms: readonly Room[],
): readonly { readonly authorisationId: string; readonly amount: number }[] | null {
  let left = amount;
  const parts = rooms.flatMap(({ authorisationId, room }) => {
    const part = Math.min(left, room);
    left -= part;
    return part > 0 ? [{ authorisationId, amount: part }] : [];
  });
  return left > 0 ? null : parts;
}
