// A ledger row as an entry of the interface: without the token, which stays in the vault.
import type { LedgerEntry } from '#buying/payment/contract';
import type { AuthorisationRow } from './provider-queries.ts';

export function entryOf(
  row: Omit<AuthorisationRow, 'answer_lost' | 'gift_card_id' | 'challenge_id' | 'challenge_until' | 'lapses_at'>,
): LedgerEntry {
  return {
    id: row.authorisation_id,
    key: row.idempotency_key,
    reference: row.reference,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    captured: row.captured,
    refunded: row.refunded,
    createdAt: row.created_at.toISOString(),
    ...(row.decline_reason === null ? {} : { reason: row.decline_reason }),
  };
}
