// What administrators see of their directory's SCIM.
import type { SignOnSettings } from '#people/sign-on/contract';
import type { Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Connection } from '../connections.ts';
import { scimBase } from './directory.ts';
import { SCIM_EVENTS, TOKENS_OF } from './token-queries.ts';

export async function scimView(
  on: Queries,
  hosts: Hosts,
  connection: Pick<Connection, 'linkName'> | undefined,
  accountNumber: string,
  now: Date,
): Promise<SignOnSettings['scim']> {
  const tokens = await on.many(TOKENS_OF, [accountNumber]);
  const events = await on.many(SCIM_EVENTS, [accountNumber]);
  return {
    address: connection === undefined ? '' : scimBase(hosts, connection.linkName),
    tokens: tokens.map((row) => ({
      ending: row.ending,
      madeAt: row.made_at.toISOString(),
      madeBy: row.made_by,
      expiresAt: row.expires_at.toISOString(),
      isExpired: row.expires_at <= now,
      usedAt: row.used_at?.toISOString() ?? null,
    })),
    events: events.map(({ at, kind, about }) => ({ at: at.toISOString(), kind, about })),
  };
}
