// Whom names in a purchasing system stand for (H_SAM).
import { singleLine } from '#base/locale/rules';
import { done, failed } from '#base/outcome/rules';
import { noteEvent, type Actor } from '#people/organizations/server';
import { memberOf } from '#people/sessions/server';
import { KEEP_PERSON, REMOVE_PERSON } from './change-queries.ts';
import { changing, type ChangeDeps, type Changed } from './change-connections.ts';

export function keepPerson(
  deps: ChangeDeps,
  actor: Actor,
  connectionId: string,
  form: { readonly userName: string; readonly personId: string },
  now: Date,
): Changed {
  const userName = singleLine(form.userName).slice(0, 120);
  return changing(deps, actor, connectionId, async (tx, { name }) => {
    if (userName === '') return failed({ code: 'USER_NAME_REQUIRED', field: 'userName' });
    const member = form.personId === '' ? undefined : await memberOf(tx, actor.accountNumber, form.personId);
    if (member === undefined) return failed({ code: 'PERSON_REQUIRED', field: 'personId' });
    await tx.run(KEEP_PERSON, [actor.accountNumber, connectionId, userName, member.profileId]);
    await noteEvent(tx, actor, { kind: 'procurementChanged', about: name, at: now });
    return done(null);
  });
}

export const removePerson = (deps: ChangeDeps, actor: Actor, connectionId: string, userName: string, now: Date): Changed =>
  changing(deps, actor, connectionId, async (tx, { name }) => {
    if ((await tx.run(REMOVE_PERSON, [actor.accountNumber, connectionId, userName])) > 0)
      await noteEvent(tx, actor, { kind: 'procurementChanged', about: name, at: now });
    return done(null);
  });
