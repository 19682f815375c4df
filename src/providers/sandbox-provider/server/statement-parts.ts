// Parts that several statements of the vault and the ledger have in common.

/** Told a second later: the answer that is on its way comes first, and mostly it is enough. */
export function told(kind: string, amount: string, at: string, from: string): string {
  return `told as (
  insert into sandbox_event (kind, authorisation_id, amount, at, next_at)
  select ${kind}, authorisation_id, ${amount}, ${at}::timestamptz, ${at}::timestamptz + interval '1 second' from ${from}
)`;
}

/** A token ends with its day; a card that is kept does not. `now`: a parameter. */
export const isGood = (now: string): string => `(lasting or created_at > ${now}::timestamptz - interval '24 hours')`;
