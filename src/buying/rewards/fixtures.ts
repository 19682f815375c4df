// Members with reward money, for tests and load tests.
import type { Db } from '#platform/db';

/** Credits reward money as if an order had earned it, so that the balance stays the sum of its entries. */
export async function giveRewards(db: Pick<Db, 'raw'>, profileId: string, cents: number, currency: 'USD' | 'CAD' = 'USD'): Promise<void> {
  await db.raw(
    `with entry as (
  insert into reward_entry (profile_id, currency, order_number, kind, cause, cents, at)
  values ($1, $2, lpad((random() * 1e11)::bigint::text, 12, '0'), 'earned', 'shipment-1', $3, now()) returning profile_id, currency, cents
)
insert into reward_balance (profile_id, currency, cents) select profile_id, currency, cents from entry
on conflict (profile_id, currency) do update set cents = reward_balance.cents + excluded.cents`,
    [profileId, currency, cents],
  );
}

/** An account's balance in cents, and the sum of its entries, which must be equal. */
export async function rewardsOf(db: Pick<Db, 'raw'>, profileId: string, currency: 'USD' | 'CAD' = 'USD') {
  const { rows } = await db.raw(
    `select coalesce((select cents from reward_balance where profile_id = $1 and currency = $2), 0)::int as balance,
  coalesce((select sum(cents) from reward_entry where profile_id = $1 and currency = $2), 0)::int as sum`,
    [profileId, currency],
  );
  return { balance: Number(rows[0]?.['balance']), sum: Number(rows[0]?.['sum']) };
}
