// What an organization's administrators set about its sign-on (H_SAM). Each change holds the organization's lock and is a line of its history.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { slugOf } from '#paths';
import { groupsOf, noteEvent, type Actor } from '#people/organizations/server';
import { readRole, type Role } from '#people/organizations/rules';
import { lockOrganization, memberOf, organizationOf } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import * as q from './connection-queries.ts';
import { freeLinkName, type Connections, type Mode } from './connections.ts';
import { KEEPS_PASSWORD, UNLINK } from './sign-on-queries.ts';

export interface SettingsDeps {
  readonly db: Db;
  readonly connections: Connections;
  /** Hosts of providers that may be reached over http. */
  readonly allowedHosts: readonly string[];
}

export interface ConnectionForm {
  readonly issuer: string;
  readonly clientId: string;
  /** '' keeps the one that is stored. */
  readonly secret: string;
  readonly groupsClaim: string;
  readonly trustsAddresses: boolean;
  readonly opensAccounts: boolean;
  readonly role: string;
}

export type SettingsProblem =
  | { readonly code: 'ISSUER_INVALID'; readonly field: 'issuer' }
  | { readonly code: 'CLIENT_REQUIRED'; readonly field: 'clientId' }
  | { readonly code: 'SECRET_REQUIRED'; readonly field: 'secret' }
  | { readonly code: 'CONNECTION_FIRST' | 'DOMAIN_FIRST' | 'GROUP_NOT_FOUND' | 'PERSON_NOT_FOUND' }
  | { readonly code: 'KEEPER_REQUIRED'; readonly field: 'keeperId' }
  | { readonly code: 'NAME_REQUIRED'; readonly field: 'directoryGroup' };

type Changed = Promise<Outcome<null, SettingsProblem>>;

export async function keepConnection(deps: SettingsDeps, actor: Actor, form: ConnectionForm, now: Date): Changed {
  const { accountNumber } = actor;
  const issuer = readIssuer(form.issuer, deps.allowedHosts);
  const clientId = form.clientId.trim();
  if (issuer === null) return failed({ code: 'ISSUER_INVALID', field: 'issuer' });
  if (clientId === '') return failed({ code: 'CLIENT_REQUIRED', field: 'clientId' });
  return locked(deps.db, actor, async (tx) => {
    const before = await deps.connections.of(tx, accountNumber);
    // A secret belongs to the provider and client that it was typed for.
    const isSame = before !== undefined && before.issuer === issuer && before.clientId === clientId;
    if (form.secret === '' && !isSame) return failed({ code: 'SECRET_REQUIRED', field: 'secret' });
    const linkName = before?.linkName ?? (await freeLinkName(tx, slugOf((await organizationOf(tx, accountNumber))?.name ?? '')));
    const { trustsAddresses, opensAccounts } = form;
    const groupsClaim = form.groupsClaim.trim() || 'groups';
    const secret = form.secret === '' ? (before?.secret ?? '') : form.secret;
    const role = readRole(form.role) ?? 'buyer';
    const connection = { accountNumber, linkName, issuer, clientId, secret, groupsClaim, trustsAddresses, opensAccounts, role };
    await deps.connections.keep(tx, connection, now);
    await noteEvent(tx, actor, { kind: 'signOnConnection', about: issuer, at: now });
    return done(null);
  });
}

/** `only` needs an administrator who keeps a password, for the day when the provider is down. */
export function setMode({ db }: SettingsDeps, actor: Actor, mode: Mode, keeperId: string, now: Date): Changed {
  const { accountNumber } = actor;
  return locked(db, actor, async (tx) => {
    if (keeperId !== '' && (await memberOf(tx, accountNumber, keeperId)) === undefined) return failed({ code: 'PERSON_NOT_FOUND' });
    if ((await tx.maybe(q.CONNECTION_OF, [accountNumber])) === undefined) return failed({ code: 'CONNECTION_FIRST' });
    const domains = await tx.many(q.DOMAINS_OF, [accountNumber]);
    if (mode !== 'off' && !domains.some((domain) => domain.proven_at !== null)) return failed({ code: 'DOMAIN_FIRST' });
    if (mode === 'only') {
      const keeper = keeperId === '' ? undefined : await tx.maybe(KEEPS_PASSWORD, [accountNumber, keeperId]);
      if (keeper === undefined) return failed({ code: 'KEEPER_REQUIRED', field: 'keeperId' });
      await tx.run(q.CLEAR_KEEPERS, [accountNumber]);
      await tx.run(q.ADD_KEEPER, [accountNumber, keeperId]);
    }
    await tx.run(q.SET_MODE, [accountNumber, mode, now]);
    await noteEvent(tx, actor, { kind: `signOnMode${mode}`, about: '', at: now });
    return done(null);
  });
}

export interface MappingForm {
  readonly directoryGroup: string;
  readonly role: Role;
  /** '' for none. */
  readonly groupId: string;
}

export function keepMapping({ db }: SettingsDeps, actor: Actor, form: MappingForm, now: Date): Changed {
  const directoryGroup = form.directoryGroup.trim();
  return locked(db, actor, async (tx) => {
    const groups = form.groupId === '' ? [] : await groupsOf(tx, actor.accountNumber);
    if (form.groupId !== '' && !groups.some(({ groupId }) => groupId === form.groupId)) return failed({ code: 'GROUP_NOT_FOUND' });
    if (directoryGroup === '') return failed({ code: 'NAME_REQUIRED', field: 'directoryGroup' });
    await tx.run(q.KEEP_MAPPING, [actor.accountNumber, directoryGroup, form.role, form.groupId || null]);
    await noteEvent(tx, actor, { kind: 'signOnMapping', about: directoryGroup, at: now, role: form.role });
    return done(null);
  });
}

export function removeMapping({ db }: SettingsDeps, actor: Actor, directoryGroup: string, now: Date): Changed {
  return locked(db, actor, async (tx) => {
    if ((await tx.run(q.REMOVE_MAPPING, [actor.accountNumber, directoryGroup])) === 1)
      await noteEvent(tx, actor, { kind: 'signOnMappingGone', about: directoryGroup, at: now });
    return done(null);
  });
}

/** For a person who has a new account in the directory: their next sign-on links that one. */
export function unlinkPerson({ db }: SettingsDeps, actor: Actor, profileId: string, now: Date): Changed {
  return locked(db, actor, async (tx) => {
    const member = await memberOf(tx, actor.accountNumber, profileId);
    if (member === undefined || (await tx.run(UNLINK, [actor.accountNumber, profileId])) === 0) return failed({ code: 'PERSON_NOT_FOUND' });
    await noteEvent(tx, actor, { kind: 'signOnUnlinked', about: member.fullName || member.email, at: now });
    return done(null);
  });
}

const locked = (db: Db, { accountNumber }: Actor, change: (tx: Queries) => Changed): Changed =>
  db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    return change(tx);
  });

/** As providers spell it, a slash at the end included; null for an address that is none, or that anybody could listen to. */
function readIssuer(typed: string, allowedHosts: readonly string[]): string | null {
  const text = typed.trim().replace(/\/\.well-known\/openid-configuration$/, '');
  if (text.length > 500 || !URL.canParse(text)) return null;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username !== '' || password !== '' || search !== '' || hash !== '') return null;
  return protocol === 'https:' || (protocol === 'http:' && allowedHosts.includes(hostname)) ? text : null;
}
