// Turns connections on and off (H_SAM).
import { done, failed } from '#base/outcome/rules';
import { noteEvent, type Actor } from '#people/organizations/server';
import type { Queries } from '#platform/db';
import { changing, type ChangeDeps, type Changed } from './change-connections.ts';
import { SET_STATE } from './change-queries.ts';
import type { ProcurementConnection } from './connections.ts';

export interface State {
  readonly isEnabled: boolean;
  readonly isTest: boolean;
}

/** A connection is turned on when it has names, a secret, and somebody who shops; outside the test also an address that carts go back to. */
export function setState(deps: ChangeDeps, actor: Actor, connectionId: string, { isEnabled, isTest }: State, now: Date): Changed {
  return changing(deps, actor, connectionId, async (tx, connection) => {
    if (isEnabled && !(await isReady(deps, tx, connection, isTest, now))) return failed({ code: 'NOT_READY' });
    await tx.run(SET_STATE, [actor.accountNumber, connectionId, isEnabled, isTest, now]);
    const kind = isEnabled ? (isTest ? 'procurementTrying' : 'procurementOn') : 'procurementOff';
    await noteEvent(tx, actor, { kind, about: connection.name, at: now });
    return done(null);
  });
}

async function isReady(
  { connections }: ChangeDeps,
  tx: Queries,
  connection: ProcurementConnection,
  isTest: boolean,
  now: Date,
): Promise<boolean> {
  const { kind, from, sender, shopsAs, sharedProfileId, returnOrigins } = connection;
  const isNamed = kind === 'oci' || [from, sender].every(({ domain, identity }) => domain !== '' && identity !== '');
  const hasPerson = shopsAs === 'named' || sharedProfileId !== null;
  const hasReturn = returnOrigins.length > 0 || (isTest && kind === 'cxml');
  return isNamed && hasPerson && hasReturn && (await connections.secretOf(tx, connection, now)) !== undefined;
}
