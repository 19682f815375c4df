// Some shoppers of the soak are members with reward money, signed in; the others are guests.
import { giveRewards } from '../src/rewards/fixtures.ts';
import type { Db } from '#platform/db';
import { SESSION_COOKIE } from '#platform/visit';
import { makeSessionStore } from '#sessions/server';
import type { SoakClient } from './soak-client.ts';

const HAS_CENTS = 2_000;
/** A part of what there is, in dollars: an order of three things costs more. */
const USES = [4.37, 20, 11.05] as const;

/** What of their reward money shopper number `order` wants to use, in dollars; null: no member. */
export function rewardsWanted(order: number): number | null {
  // One in ten, and whoever cancels or has a card that is declined: reward money goes both ways.
  const isMember = order % 10 === 4 || order % 50 === 9 || order % 60 === 11;
  return isMember ? (USES[Math.floor(order / 10) % USES.length] ?? null) : null;
}

/** Opens the account of a member and signs their browser in. */
export async function signMemberIn(db: Db, client: SoakClient, order: number): Promise<void> {
  const { rows } = await db.raw(
    `insert into profile (profile_id, tenant, email, customer_number, rewards_number)
values (gen_random_uuid(), 'consumer', $1, $2, $3) returning profile_id`,
    [`guest-${order}@inkwell.example`, String(4_000_000_000 + order), String(60_000_000_000 + order)],
  );
  const profileId = String(rows[0]?.['profile_id']);
  await giveRewards(db, profileId, HAS_CENTS);
  const { token } = await makeSessionStore(db, { now: () => new Date() }).start('consumer', { profileId });
  client.carry(SESSION_COOKIE, token);
}
