// Links that prove that somebody reads an address: 256 random bits, mailed once, stored as a hash, valid for half an hour and one use (trust 20).
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { hashOf, type Person } from '#people/sessions/server';
import { randomText } from '#platform/random';
import { DELETE_LINKS_OF, KEEP_LINK, LOOK_AT_LINK, USE_LINK, type LinkRow } from './link-queries.ts';

export type Purpose = 'password' | 'email';

const LINK_MS = 30 * 60_000;

export interface Links {
  /** Generates a link's secret to be mailed to `email`. Older links stay valid, so that nobody can invalidate them. */
  make(person: Person, purpose: Purpose, email: string): Promise<string>;
  look(visit: Visit, purpose: Purpose, token: string): Promise<LinkRow | undefined>;
  /** Uses the link, and deletes all other links of the account. */
  use(tx: Queries, visit: Visit, purpose: Purpose, token: string): Promise<LinkRow | undefined>;
}

export function makeLinks(db: Queries, clock: Clock): Links {
  const key = (visit: Visit, purpose: Purpose, token: string) => [hashOf(token), visit.site.tenant, purpose, visit.now] as const;
  return {
    async make({ profileId, tenant }, purpose, email) {
      const token = randomText(32);
      const expires = new Date(clock.now().getTime() + LINK_MS);
      await db.run(KEEP_LINK, [hashOf(token), profileId, tenant, purpose, email, expires]);
      return token;
    },
    look: (visit, purpose, token) => db.maybe(LOOK_AT_LINK, key(visit, purpose, token)),
    async use(tx, visit, purpose, token) {
      const row = await tx.maybe(USE_LINK, key(visit, purpose, token));
      if (row !== undefined) await tx.run(DELETE_LINKS_OF, [row.profile_id]);
      return row;
    },
  };
}
