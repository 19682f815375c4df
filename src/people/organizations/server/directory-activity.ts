// Deactivation and reactivation by the organization's directory (USR-11). The caller holds the organization's lock and has asked whether the person is the
// last administrator, who stays.
import { countAdministrators, setDeactivated, type Member } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { noteEvent, type Actor } from './actor.ts';

type By = Pick<Actor, 'accountNumber' | 'name'>;

export const isLastAdministrator = async (on: Queries, accountNumber: string, member: Member): Promise<boolean> =>
  member.role === 'administrator' && member.deactivatedAt === null && (await countAdministrators(on, accountNumber)) <= 1;

/** Ends the person's sessions. Orders, budgets and lists stay. */
export async function deactivateByDirectory(tx: Queries, by: By, member: Member, now: Date): Promise<void> {
  await setDeactivated(tx, by.accountNumber, member.profileId, now);
  await noteEvent(tx, by, { kind: 'deactivated', about: member.fullName || member.email, at: now });
}

export async function activateByDirectory(tx: Queries, by: By, member: Member, now: Date): Promise<void> {
  await setDeactivated(tx, by.accountNumber, member.profileId, null);
  await noteEvent(tx, by, { kind: 'reactivated', about: member.fullName || member.email, at: now });
}
