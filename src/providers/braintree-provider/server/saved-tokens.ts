// The lasting tokens of saved cards, by the form's tokens: Braintree allows one use of a form's token, and saving consumes it.
import type { Clock } from '#platform/clock';
import { statement, type Db } from '#platform/db';

export interface SavedTokens {
  /** Undefined: this card was not saved. */
  referenceOf(token: string): Promise<string | undefined>;
  /** Returns the stored reference, which is an earlier one if there is one. */
  note(token: string, reference: string): Promise<string>;
}

const REFERENCE = statement<{ readonly reference: string }>(
  'braintree_kept_card_reference',
  'select reference from braintree_kept_card where token = $1',
);

const NOTE = statement<{ readonly reference: string }>(
  'braintree_kept_card_note',
  `insert into braintree_kept_card as k (token, reference, kept_at) values ($1, $2, $3)
on conflict (token) do update set reference = k.reference returning reference`,
);

export function makeSavedTokens(db: Db, clock: Clock): SavedTokens {
  return {
    referenceOf: async (token) => (await db.maybe(REFERENCE, [token]))?.reference,
    note: async (token, reference) => (await db.one(NOTE, [token, reference, clock.now()])).reference,
  };
}
