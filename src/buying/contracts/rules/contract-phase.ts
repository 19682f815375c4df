// Where a contract is between its first and its last day.

/** So many days before its end a contract ends soon: its administrators are told. */
export const ENDS_SOON_DAYS = 30;

export type ContractPhase = 'active' | 'endsSoon' | 'upcoming' | 'ended';

interface Period {
  /** Milliseconds since 1970; null: without beginning, without end. */
  readonly from: number | null;
  /** The first instant after it. */
  readonly until: number | null;
}

export function contractState({ from, until }: Period, now: number): ContractPhase {
  if (until !== null && until <= now) return 'ended';
  if (from !== null && from > now) return 'upcoming';
  return until !== null && until - now <= ENDS_SOON_DAYS * 86_400_000 ? 'endsSoon' : 'active';
}
