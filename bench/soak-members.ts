// Some shoppers of the soak are members with reward money, signed in; the others are guests.
import { randomUUID } from 'node:crypto';
import { giveRewards } from '#buying/rewards/fixtures';
import type { Db } from '#platform/db';
import { SESSION_COOKIE } from '#platform/visit';
import { makeSessionStore, shopperReader } from '#people/sessions/server';
import type { Slots } from './slots.ts';
import type { SoakClient } from './soak-client.ts';
import { makeRowsLeftOut } from '#platform/rows-left-out';

const HAS_CENTS = 2_000;
/** A part of what there is, in dollars: an order of three things costs more. */
const USES = [4.37, 20, 11.05] as const;

/** What of their reward money shopper number `order` wants to use, in dollars; null: no member. */
export function rewardsWanted(order: number): number | null {
  // One in ten, and whoever cancels or has a card that is declined: reward money goes both ways.
  const isMember = order % 10 === 4 || order % 50 === 9 || order % 60 === 11;
  return isMember ? (USES[Math.floor(order / 10) % USES.length] ?? null) : null;
}

/** Opens the account of a member and signs their browser in. The database may be away: what is asked again is done once. */
export async function signMemberIn(
  { db, slots }: { readonly db: Db; readonly slots: Slots },
  client: SoakClient,
  order: number,
): Promise<void> {
  const profileId = randomUUID();
  const { token } = await slots.insist(() =>
    db.transaction(async (tx) => {
      const { changed } = await tx.raw(
        `insert into profile (profile_id, tenant, email, customer_number, rewards_number) values ($1, 'consumer', $2, $3, $4)
on conflict (profile_id) do nothing`,
        [profileId, `guest-${order}@inkwell.example`, String(4_000_000_000 + order), String(60_000_000_000 + order)],
      );
      if (changed > 0) await giveRewards(tx, profileId, HAS_CENTS);
      return makeSessionStore(tx, { now: () => new Date() }, shopperReader(makeRowsLeftOut().of('permission'))).start('consumer', {
        profileId,
        userAgent: '',
      });
    }),
  );
  client.carry(SESSION_COOKIE, token);
}
