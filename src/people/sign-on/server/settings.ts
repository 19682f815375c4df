// Who signs on in an organization, and what its directory's groups mean (H_SAM). Each change is a line of the history.
import { done, failed } from '#base/outcome/rules';
import { groupsOf, noteEvent, type Actor } from '#people/organizations/server';
import type { Role } from '#people/organizations/rules';
import { endSessionsBut, memberOf } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import * as q from './connection-queries.ts';
import type { Mode } from './connections.ts';
import { KEEP_MAPPING, REMOVE_MAPPING } from './mapping-queries.ts';
import { locked, type Changed, type SettingsDeps } from './setting-change.ts';
import { SESSIONS_OF_ORGANIZATION, WHO_MUST_SIGN_ON } from './session-queries.ts';
import { KEEPS_PASSWORD, UNLINK } from './sign-on-queries.ts';

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
    if (mode === 'only') await endOtherSessions(tx, accountNumber);
    await noteEvent(tx, actor, { kind: `signOnMode${mode}`, about: '', at: now });
    return done(null);
  });
}

/** Ends what began with a password or passkey, for everybody who may no longer sign in like that. */
async function endOtherSessions(tx: Queries, accountNumber: string): Promise<void> {
  const people = await tx.many(WHO_MUST_SIGN_ON, [accountNumber]);
  const kept = await tx.many(SESSIONS_OF_ORGANIZATION, [accountNumber]);
  await endSessionsBut(
    tx,
    people.map((row) => row.profile_id),
    kept.map((row) => row.token_hash),
  );
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
    await tx.run(KEEP_MAPPING, [actor.accountNumber, directoryGroup, form.role, form.groupId || null]);
    await noteEvent(tx, actor, { kind: 'signOnMapping', about: directoryGroup, at: now, role: form.role });
    return done(null);
  });
}

export function removeMapping({ db }: SettingsDeps, actor: Actor, directoryGroup: string, now: Date): Changed {
  return locked(db, actor, async (tx) => {
    if ((await tx.run(REMOVE_MAPPING, [actor.accountNumber, directoryGroup])) === 1)
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
