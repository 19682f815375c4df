// A person as the shopper of the session that they would have now, for work in their name that no browser asks for.
import { randomUUID } from 'node:crypto';
import { isSignedIn, type SignedIn } from '#base/shopper/rules';
import type { Db } from '#platform/db';
import { ACTIVE_PROFILE } from './member-queries.ts';
import type { ReadShopper } from './read-shopper.ts';
import { DELETE_SESSION, INSERT_SESSION, SESSION_BY_TOKEN } from './session-queries.ts';
import { hashOf } from './session-store.ts';

const A_MINUTE_MS = 60_000;

/** Null for a deactivated person, and for one who has left. */
export type ShopperOfProfile = (profileId: string) => Promise<SignedIn | null>;

/** With today's organization and rights; null for who is deactivated or gone. The session behind it ends with the same transaction: nobody sees it. */
export async function personAsShopper(db: Db, readShopper: ReadShopper, profileId: string, now: Date): Promise<SignedIn | null> {
  return db.transaction(async (tx) => {
    const active = await tx.maybe(ACTIVE_PROFILE, [profileId]);
    if (active === undefined) return null;
    const { tenant } = active;
    const tokenHash = hashOf(randomUUID());
    const expires = new Date(now.getTime() + A_MINUTE_MS);
    const session = {
      tokenHash,
      shopperId: profileId,
      profileId,
      tenant,
      contextToken: randomUUID(),
      expires,
      userAgent: '',
      usedAt: null,
    };
    await tx.run(INSERT_SESSION, { ...session, begunBy: null });
    const row = await tx.one(SESSION_BY_TOKEN, [tokenHash, tenant, now]);
    await tx.run(DELETE_SESSION, [tokenHash]);
    const shopper = readShopper(row);
    return isSignedIn(shopper) ? shopper : null;
  });
}
