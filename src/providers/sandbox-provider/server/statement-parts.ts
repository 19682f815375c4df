// SQL fragments that several statements of the vault and the ledger share.

/** Sent a second later, because the answer usually arrives first and makes it unnecessary. */
export function queueEvent(kind: string, amount: string, at: string, from: string): string {
  return `told as (
  insert into sandbox_event (kind, authorisation_id, amount, at, next_at)
  select ${kind}, authorisation_id, ${amount}, ${at}::timestamptz, ${at}::timestamptz + interval '1 second' from ${from}
)`;
}

/** A token expires after a day, a saved card does not. `now`: a parameter. */
export const isGood = (now: string): string => `(lasting or created_at > ${now}::timestamptz - interval '24 hours')`;
