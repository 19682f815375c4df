// Administrators set connections (H_SAM). Each change is a line of the organization's history.
import { randomUUID } from 'node:crypto';
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { locationZip } from '#people/locations/server';
import { noteEvent, type Actor } from '#people/organizations/server';
import {
  OFFICE_SUPPLIES,
  readSettings,
  SESSION_MINUTES,
  UNSPSC,
  type ConnectionKind,
  type SettingsProblem,
  type TypedConnection,
} from '#people/procurement/rules';
import { lockOrganization, memberOf } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { randomText } from '#platform/random';
import type { Seal } from '#platform/sealed';
import * as q from './change-queries.ts';
import { CONNECTIONS_OF, type ConnectionFields } from './connection-queries.ts';
import type { Connections, ProcurementConnection } from './connections.ts';

export type ChangeProblem =
  | SettingsProblem
  | { readonly code: 'PERSON_REQUIRED'; readonly field: 'sharedProfileId' | 'personId' }
  | { readonly code: 'LOCATION_REQUIRED'; readonly field: 'locationId' }
  | { readonly code: 'USER_NAME_REQUIRED'; readonly field: 'userName' }
  | { readonly code: 'NOT_READY' | 'CONNECTION_NOT_FOUND' | 'TOO_MANY_CONNECTIONS' | 'SECRET_NOT_FOUND' };

export type Changed<T = null> = Promise<Outcome<T, ChangeProblem>>;

export interface ChangeDeps {
  readonly db: Db;
  readonly seal: Seal;
  readonly connections: Connections;
  /** Of the business site: how the shop is named until the administrator says another. */
  readonly host: string;
}

const MOST_CONNECTIONS = 10;

/** A change of one connection, under the organization's lock. */
export const changing = <T>(
  { db, connections }: Pick<ChangeDeps, 'db' | 'connections'>,
  { accountNumber }: Actor,
  connectionId: string,
  change: (tx: Queries, connection: ProcurementConnection) => Changed<T>,
): Changed<T> =>
  db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const connection = await connections.of(tx, accountNumber, connectionId);
    return connection === undefined ? failed({ code: 'CONNECTION_NOT_FOUND' }) : change(tx, connection);
  });

export function addConnection(
  { db, host }: ChangeDeps,
  actor: Actor,
  { kind, name: typed }: { readonly kind: ConnectionKind; readonly name: string },
  now: Date,
): Changed<string> {
  const name = singleLine(typed).slice(0, 60);
  return db.transaction(async (tx) => {
    const { accountNumber } = actor;
    await lockOrganization(tx, accountNumber);
    if (name === '') return failed({ code: 'NAME_REQUIRED', field: 'name' });
    if ((await tx.many(CONNECTIONS_OF, [accountNumber])).length >= MOST_CONNECTIONS) return failed({ code: 'TOO_MANY_CONNECTIONS' });
    const connectionId = randomUUID();
    await tx.run(q.INSERT_CONNECTION, {
      accountNumber,
      connectionId,
      kind,
      name,
      now,
      ociUser: kind === 'oci' ? `oci-${randomText(9)}` : null,
      toDomain: kind === 'cxml' ? 'DomainName' : '',
      toIdentity: kind === 'cxml' ? host : '',
      classification: UNSPSC,
      defaultCode: OFFICE_SUPPLIES,
      minutes: SESSION_MINUTES.usual,
    });
    await noteEvent(tx, actor, { kind: 'procurementAdded', about: name, at: now });
    return done(connectionId);
  });
}

type Chosen = Pick<ConnectionFields, 'shopsAs' | 'opensAccounts' | 'role' | 'shipTo' | 'encoding'>;
export type ConnectionForm = TypedConnection & Chosen & { readonly sharedProfileId: string; readonly locationId: string };

export function changeConnection(deps: ChangeDeps, actor: Actor, connectionId: string, form: ConnectionForm, now: Date): Changed {
  const { accountNumber } = actor;
  return changing(deps, actor, connectionId, async (tx, before) => {
    const read = readSettings(form, before);
    if (!read.ok) return read;
    // An OCI call names nobody.
    const shopsAs = before.kind === 'oci' ? 'shared' : form.shopsAs;
    const shared = form.sharedProfileId === '' ? undefined : await memberOf(tx, accountNumber, form.sharedProfileId);
    if (shopsAs === 'shared' && (shared === undefined || shared.deactivatedAt !== null))
      return failed({ code: 'PERSON_REQUIRED', field: 'sharedProfileId' });
    const locationId = form.locationId || null;
    const zip = locationId === null ? undefined : await locationZip(tx, accountNumber, { locationId });
    if (form.shipTo === 'fixed' && zip === undefined) return failed({ code: 'LOCATION_REQUIRED', field: 'locationId' });
    const { role, opensAccounts, shipTo, encoding } = form;
    const { returnOrigins, frameOrigins, ...texts } = read.value;
    await tx.run(q.CHANGE_CONNECTION, {
      ...texts,
      role,
      opensAccounts,
      shipTo,
      encoding,
      shopsAs,
      accountNumber,
      connectionId,
      now,
      sharedProfileId: shared?.profileId ?? null,
      locationId: zip === undefined ? null : locationId,
      returnOrigins: [...returnOrigins],
      frameOrigins: [...frameOrigins],
    });
    await noteEvent(tx, actor, { kind: 'procurementChanged', about: texts.name, at: now });
    return done(null);
  });
}

export const removeConnection = (deps: ChangeDeps, actor: Actor, connectionId: string, now: Date): Changed =>
  changing(deps, actor, connectionId, async (tx, connection) => {
    await tx.run(q.REMOVE_CONNECTION, [actor.accountNumber, connectionId]);
    await noteEvent(tx, actor, { kind: 'procurementRemoved', about: connection.name, at: now });
    return done(null);
  });
