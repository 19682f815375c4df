// Secrets of connections: made here, shown once, replaced without a gap (H_SAM).
import { done, failed } from '#base/outcome/rules';
import { noteEvent, type Actor } from '#people/organizations/server';
import { OLD_SECRET_DAYS } from '#people/procurement/rules';
import { randomText } from '#platform/random';
import { changing, type ChangeDeps, type Changed } from './change-connections.ts';
import { INSERT_SECRET, RETIRE_SECRETS, REVOKE_SECRET } from './change-queries.ts';
import { purposeOf } from './connections.ts';

const DAY_MS = 86_400_000;

/** The secret itself, which is never shown again. */
export function makeSecret(deps: ChangeDeps, actor: Actor, connectionId: string, now: Date): Changed<string> {
  const { accountNumber } = actor;
  return changing(deps, actor, connectionId, async (tx, connection) => {
    const secret = randomText(24);
    const ending = secret.slice(-4);
    await tx.run(RETIRE_SECRETS, [accountNumber, connectionId, new Date(now.getTime() + OLD_SECRET_DAYS * DAY_MS)]);
    await tx.run(INSERT_SECRET, [accountNumber, connectionId, ending, deps.seal.seal(secret, purposeOf(connection)), now, actor.name]);
    await noteEvent(tx, actor, { kind: 'procurementSecret', about: connection.name, at: now });
    return done(secret);
  });
}

export const revokeSecret = (deps: ChangeDeps, actor: Actor, connectionId: string, ending: string, now: Date): Changed =>
  changing(deps, actor, connectionId, async (tx, connection) => {
    if ((await tx.run(REVOKE_SECRET, [actor.accountNumber, connectionId, ending])) === 0) return failed({ code: 'SECRET_NOT_FOUND' });
    await noteEvent(tx, actor, { kind: 'procurementRevoked', about: connection.name, at: now });
    return done(null);
  });
