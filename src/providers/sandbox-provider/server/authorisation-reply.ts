// An authorisation as the sandbox answers with it.
import type { AuthorisationReply } from '#providers/sandbox-provider/contract';
import type { AuthorisationRow } from './provider-queries.ts';

export function replyFrom(row: AuthorisationRow, origin: string): AuthorisationReply {
  const { authorisation_id: id, status, amount, currency, captured, refunded, challenge_id, challenge_until } = row;
  return {
    id,
    status,
    amount,
    currency,
    captured,
    refunded,
    ...(row.decline_reason === null ? {} : { reason: row.decline_reason }),
    ...(status !== 'challenge' || challenge_id === null || challenge_until === null
      ? {}
      : { challenge: { url: `${origin}/challenge/${challenge_id}`, until: challenge_until.toISOString() } }),
  };
}
