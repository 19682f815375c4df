// On which terms a representative acts for a shopper (USR-11).

/** How long it lasts; then it ends by itself. */
export const ACTING_MINUTES = 30;

/** How long the record is kept. */
export const RECORD_DAYS = 730;

export const LONGEST_NOTE = 200;
export const LONGEST_LETTER = 500;

/** Why a representative acts. */
export const ACTING_REASONS = ['order', 'chat', 'refund', 'other'] as const;
export type ActingReason = (typeof ACTING_REASONS)[number];

export const isActingReason = (text: string): text is ActingReason => ACTING_REASONS.some((reason) => reason === text);

interface Someone {
  readonly profileId: string;
  readonly tenant: string;
}

/** Whether a representative may act for a person: a shopper of the same edition, never one of the shop's own people. */
export function mayActFor(representative: Someone, person: Someone & { readonly flow: string }): boolean {
  return person.tenant === representative.tenant && person.flow !== 'CSR' && person.profileId !== representative.profileId;
}

/** An acting as it is kept; the times are instants in milliseconds. */
interface Times {
  readonly endsAt: number;
  readonly endedAt: number | null;
}

/** When it ended; null while it goes on. */
export function endOf({ endsAt, endedAt }: Times, now: number): number | null {
  return endedAt ?? (endsAt <= now ? endsAt : null);
}
