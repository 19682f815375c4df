// Tokens with which an organization's directory calls: shown once, stored as hashes. Two are live at most, so that a new one takes the old one's place
// without a gap (USR-11, trust 24).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { noteEvent, type Actor } from '#people/organizations/server';
import { hashOf, lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { randomText } from '#platform/random';
import { CONNECTION_OF } from '../connection-queries.ts';
import { DROP_EXPIRED_TOKENS, KEEP_TOKEN, REVOKE_TOKEN, TOKEN, TOKEN_USED, TOKENS_OF } from './token-queries.ts';

export type TokenProblem = 'CONNECTION_FIRST' | 'TOO_MANY_TOKENS' | 'TOKEN_UNKNOWN';

const MOST_TOKENS = 2;
const DAY_MS = 86_400_000;
const ENDING = 6;

/** The token itself, which nobody can read again. */
export function makeToken(db: Db, actor: Actor, days: number, now: Date): Promise<Outcome<string, TokenProblem>> {
  const { accountNumber } = actor;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    if ((await tx.maybe(CONNECTION_OF, [accountNumber])) === undefined) return failed('CONNECTION_FIRST');
    await tx.run(DROP_EXPIRED_TOKENS, [accountNumber, now]);
    const others = await tx.many(TOKENS_OF, [accountNumber]);
    if (others.length >= MOST_TOKENS) return failed('TOO_MANY_TOKENS');
    let token = randomText(32);
    while (others.some(({ ending }) => token.endsWith(ending))) token = randomText(32);
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const ending = token.slice(-ENDING);
    await tx.run(KEEP_TOKEN, { accountNumber, ending, hash: hashOf(token), madeBy: actor.name, now, expiresAt });
    await noteEvent(tx, actor, { kind: 'scimTokenMade', about: ending, at: now });
    return done(token);
  });
}

export function revokeToken(db: Db, actor: Actor, ending: string, now: Date): Promise<Outcome<null, TokenProblem>> {
  return db.transaction(async (tx) => {
    if ((await tx.run(REVOKE_TOKEN, [actor.accountNumber, ending])) === 0) return failed('TOKEN_UNKNOWN');
    await noteEvent(tx, actor, { kind: 'scimTokenRevoked', about: ending, at: now });
    return done(null);
  });
}

/** Whose token it is; undefined for an unknown, revoked or expired one. */
export async function ownerOfToken(on: Queries, authorization: string | undefined, now: Date) {
  const token = /^Bearer +([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const hash = hashOf(token);
  const row = await on.maybe(TOKEN, [hash, now]);
  if (row === undefined) return undefined;
  await on.run(TOKEN_USED, [hash, now]);
  return { accountNumber: row.account_number, linkName: row.link_name, tokenKey: Buffer.from(hash).toString('hex') };
}
