// The people of an organization, for the capability that manages them (USR-9). The caller has checked access, and names the organization of the session.
import type { Permission } from '#base/access/rules';
import type { Queries } from '#platform/db';
import {
  ACCOUNT_OF_EMAIL,
  ADMINISTRATORS,
  COUNT_MEMBERS,
  DEACTIVATE_MEMBER,
  END_SESSIONS_OF_ORGANIZATION,
  JOIN_ORGANIZATION,
  LOCK_ORGANIZATION,
  LOCK_PEOPLE,
  MEMBER_BY_ID,
  MEMBER_WITH_EMAIL,
  MEMBERS,
  ORGANIZATION,
  ORGANIZATION_DETAILS,
  PEOPLE_WITH_RIGHT,
  REQUIRE_SECOND_STEP,
  SET_MEMBER_NAME,
  SET_MEMBER_RIGHTS,
  SET_ORGANIZATION_DETAILS,
  type MemberRow,
} from './member-queries.ts';
import { FORGET_DEVICES_OF } from './gate-queries.ts';
import { MARK_SINGLE_SIGN_ON, SET_EMAIL } from './profile-queries.ts';
import { END_SESSIONS_BUT, END_SESSIONS_OF } from './session-queries.ts';

const NONE = new Uint8Array();

export interface Member {
  readonly profileId: string;
  readonly email: string;
  readonly fullName: string;
  /** As stored; '' for people from before roles. */
  readonly role: string;
  readonly granted: readonly string[];
  readonly withheld: readonly string[];
  /** Null for active people. */
  readonly deactivatedAt: Date | null;
}

export interface MembersAsked {
  readonly search: string;
  readonly active: boolean | null;
  readonly ids: readonly string[] | null;
  readonly limit: number;
  readonly offset: number;
}

export interface MemberRights {
  readonly role: string;
  readonly granted: readonly string[];
  readonly withheld: readonly string[];
}

/** Locks the organization until the transaction ends. */
export async function lockOrganization(tx: Queries, accountNumber: string): Promise<void> {
  await tx.one(LOCK_ORGANIZATION, [accountNumber]);
}

/** False when that was the rule already. The people sign in again, but for this browser. */
export async function requireSecondStep(tx: Queries, accountNumber: string, isRequired: boolean, own: Uint8Array | null): Promise<boolean> {
  if ((await tx.run(REQUIRE_SECOND_STEP, [accountNumber, isRequired])) === 0) return false;
  if (isRequired) await tx.run(END_SESSIONS_OF_ORGANIZATION, [accountNumber, own ?? NONE]);
  return true;
}

export const organizationOf = (on: Queries, accountNumber: string) => on.maybe(ORGANIZATION, [accountNumber]);

export const organizationDetails = (on: Queries, accountNumber: string) => on.maybe(ORGANIZATION_DETAILS, [accountNumber]);

export interface NewDetails {
  readonly name: string;
  readonly legalName: string;
  /** Digits; '' for none. */
  readonly phone: string;
}

export const setOrganizationDetails = async (tx: Queries, accountNumber: string, { name, legalName, phone }: NewDetails): Promise<void> =>
  void (await tx.run(SET_ORGANIZATION_DETAILS, [accountNumber, name, legalName, phone]));

/** Undefined for anybody who does not belong to the organization. */
export const memberOf = async (on: Queries, accountNumber: string, profileId: string): Promise<Member | undefined> =>
  read(await on.maybe(MEMBER_BY_ID, [accountNumber, profileId]));

export const memberWithEmail = async (on: Queries, accountNumber: string, email: string): Promise<Member | undefined> =>
  read(await on.maybe(MEMBER_WITH_EMAIL, [accountNumber, email]));

/** The business account that has an address, whatever organization it orders for; only for whoever reads the address's mail. */
export const accountOfEmail = (on: Queries, email: string) => on.maybe(ACCOUNT_OF_EMAIL, [email]);

export const countAdministrators = async (on: Queries, accountNumber: string): Promise<number> =>
  (await on.one(ADMINISTRATORS, [accountNumber])).count;

/** The active people who have a right, by profile; at most fifty. */
export const holdersOf = async (on: Queries, accountNumber: string, right: Permission): Promise<readonly string[]> =>
  (await on.many(PEOPLE_WITH_RIGHT, [accountNumber, right])).map((row) => row.profile_id);

/** Who may manage people (H_MU), by profile. */
export const managersOf = (on: Queries, accountNumber: string): Promise<readonly string[]> => holdersOf(on, accountNumber, 'H_MU');

/** The names of a few people who have a right. */
export const peopleWithRight = async (on: Queries, accountNumber: string, right: Permission): Promise<readonly string[]> =>
  (await on.many(PEOPLE_WITH_RIGHT, [accountNumber, right])).map(({ name }) => name);

export const countMembers = (on: Queries, accountNumber: string) => on.one(COUNT_MEMBERS, [accountNumber]);

export async function listMembers(on: Queries, accountNumber: string, { search, active, ids, limit, offset }: MembersAsked) {
  const pattern = search === '' ? null : `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await on.many(MEMBERS, { accountNumber, pattern, active, ids: ids && [...ids], limit, offset });
  return { members: rows.map(memberFrom), count: rows[0]?.count ?? 0 };
}

/** Rights are read with every request, so they apply at once. */
export async function setMemberRights(tx: Queries, accountNumber: string, profileId: string, rights: MemberRights): Promise<void> {
  await tx.run(SET_MEMBER_RIGHTS, [accountNumber, profileId, rights.role, [...rights.granted], [...rights.withheld]]);
}

export const setMemberName = async (tx: Queries, accountNumber: string, profileId: string, firstName: string, lastName: string) =>
  void (await tx.run(SET_MEMBER_NAME, [accountNumber, profileId, firstName, lastName]));

/** False when another account has the address. The caller has made sure that whoever asks speaks for it. */
export const setMemberEmail = async (tx: Queries, profileId: string, email: string): Promise<boolean> =>
  (await tx.run(SET_EMAIL, [profileId, email])) === 1;

/** Deactivates a person and ends their sessions, or activates them again (`at` null). */
export async function setDeactivated(tx: Queries, accountNumber: string, profileId: string, at: Date | null): Promise<void> {
  await tx.run(DEACTIVATE_MEMBER, [accountNumber, profileId, at]);
  if (at !== null) await endSessionsOf(tx, profileId);
}

/** Signs a person out everywhere: their next session has their new role (trust 19). */
export async function endSessionsOf(tx: Queries, profileId: string): Promise<void> {
  await tx.run(END_SESSIONS_OF, [profileId]);
  await tx.run(FORGET_DEVICES_OF, [profileId]);
}

/**
 * Signs people out everywhere but in the sessions with the hashes `kept`. Who is signing in at this moment is waited for, and signed out as well; sessions
 * that representatives began for them go on.
 */
export async function endSessionsBut(tx: Queries, profileIds: readonly string[], kept: readonly Uint8Array[]): Promise<void> {
  await tx.many(LOCK_PEOPLE, [[...profileIds]]);
  await tx.run(END_SESSIONS_BUT, [[...profileIds], [...kept]]);
}

/** Makes somebody a single sign-on user (USR-6). */
export const markSingleSignOn = async (tx: Queries, profileId: string): Promise<void> =>
  void (await tx.run(MARK_SINGLE_SIGN_ON, [profileId]));

/** False when the person belongs to an organization already. */
export const joinOrganization = async (
  tx: Queries,
  profileId: string,
  accountNumber: string,
  { role, granted, withheld = [] }: Pick<MemberRights, 'role' | 'granted'> & Partial<Pick<MemberRights, 'withheld'>>,
) => (await tx.run(JOIN_ORGANIZATION, [profileId, accountNumber, role, [...granted], [...withheld]])) === 1;

const read = (row: MemberRow | undefined): Member | undefined => row && memberFrom(row);

const memberFrom = (row: MemberRow): Member => ({
  profileId: row.profile_id,
  email: row.email,
  fullName: `${row.first_name} ${row.last_name}`.trim(),
  role: row.role,
  granted: row.permissions,
  withheld: row.withheld,
  deactivatedAt: row.deactivated_at,
});
