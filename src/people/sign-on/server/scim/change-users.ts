// Changes of people by the organization's directory. Each holds the organization's lock and asks everything before it writes anything (USR-11, trust 22).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { activateByDirectory, deactivateByDirectory, isLastAdministrator } from '#people/organizations/server';
import { isEmail, splitName } from '#people/sessions/rules';
import { accountOfEmail, lockOrganization, memberOf, setMemberEmail, setMemberName, type Member } from '#people/sessions/server';
import { domainOf, type ScimProblem, type UserWish } from '#people/sign-on/rules';
import type { Db, Queries } from '#platform/db';
import { IS_PROVEN } from '../connection-queries.ts';
import { names } from './answer.ts';
import { byDirectory, note, type Directory } from './directory.ts';
import { followGroups } from './directory-role.ts';
import { LEAVE_SCIM_GROUPS } from './group-queries.ts';
import { KEEP_USER, REMOVE_USER, USERS, type UserRow } from './user-queries.ts';
import { userResources, userRow } from './users.ts';

type Changed = Promise<Outcome<string, ScimProblem>>;

/** `ifMatch`: the version that is to be changed; undefined for any. Returns the person's id. */
export function changeUser(db: Db, directory: Directory, id: string, wish: UserWish, ifMatch: string | undefined): Changed {
  return locked(db, directory, id, ifMatch, async (tx, row, member) => {
    const userName = wish.userName ?? row.user_name;
    const email = wish.email ?? addressBy(row, wish.userName) ?? row.email;
    const isNewAddress = email.toLowerCase() !== row.email.toLowerCase();
    const deactivates = wish.active === false && row.is_active;
    const problem =
      (await userNameProblem(tx, directory, userName, id)) ??
      (isNewAddress ? ((await domainProblem(tx, directory, email)) ?? (await addressProblem(tx, directory, email, id))) : null) ??
      (deactivates && (await isLastAdministrator(tx, directory.accountNumber, member)) ? 'LAST_ADMINISTRATOR' : null);
    if (problem !== null) return failed(problem);
    if (email !== row.email && !(await setMemberEmail(tx, id, email))) return failed('EMAIL_TAKEN');
    await keepName(tx, directory, id, wish, row);
    const { accountNumber, now } = directory;
    const externalId = wish.externalId === undefined ? row.external_id : wish.externalId;
    const isActive = wish.active ?? row.said_active;
    await tx.run(KEEP_USER, { accountNumber, profileId: id, userName, externalId, isActive, now });
    // Who was deactivated here by hand stays so until the directory takes its own word back.
    const activates = wish.active === true && !row.is_active && !row.said_active;
    if (deactivates) await deactivateByDirectory(tx, byDirectory(directory), member, now);
    if (activates) await activateByDirectory(tx, byDirectory(directory), member, now);
    await note(tx, directory, deactivates ? 'userDeactivated' : activates ? 'userReactivated' : 'userChanged', userName);
    return done(id);
  });
}

/** Deletes somebody for the directory; here they are deactivated. */
export function removeUser(db: Db, directory: Directory, id: string, ifMatch: string | undefined): Changed {
  return locked(db, directory, id, ifMatch, async (tx, row, member) => {
    const { accountNumber, now } = directory;
    if (await isLastAdministrator(tx, accountNumber, member)) return failed('LAST_ADMINISTRATOR');
    const kept = { accountNumber, profileId: id, userName: row.user_name, externalId: row.external_id, isActive: false, now };
    await tx.run(KEEP_USER, kept);
    await followGroups(tx, directory, [id], async () => void (await tx.run(LEAVE_SCIM_GROUPS, [accountNumber, id])));
    await tx.run(REMOVE_USER, [accountNumber, id, now]);
    if (row.is_active) await deactivateByDirectory(tx, byDirectory(directory), member, now);
    await note(tx, directory, 'userRemoved', row.user_name);
    return done(id);
  });
}

type Change = (tx: Queries, row: UserRow, member: Member) => Changed;

function locked(db: Db, directory: Directory, id: string, ifMatch: string | undefined, change: Change): Changed {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, directory.accountNumber);
    const row = await userRow(tx, directory, id);
    if (!row.ok) return row;
    const member = await memberOf(tx, directory.accountNumber, row.value.profile_id);
    const [resource] = await userResources(tx, directory, [row.value]);
    if (member === undefined || resource === undefined) return failed('NOT_FOUND');
    if (ifMatch !== undefined && !names(ifMatch, resource.meta.version)) return failed('CHANGED_SINCE');
    return change(tx, row.value, member);
  });
}

/** Where the name is the address, the address follows it. */
function addressBy(row: UserRow, userName: string | undefined): string | undefined {
  const wasName = row.email.toLowerCase() === row.user_name.toLowerCase();
  return userName !== undefined && wasName && isEmail(userName) ? userName : undefined;
}

export async function userNameProblem(on: Queries, { accountNumber }: Directory, userName: string, id: string | null) {
  const asked = { accountNumber, id: null, userName, externalId: null, email: null };
  const [other] = (await on.many(USERS, { ...asked, limit: 2, offset: 0 })).filter((row) => row.profile_id !== id);
  return other === undefined ? null : ('USER_NAME_TAKEN' as const);
}

/** Only addresses that the organization speaks for: nobody takes over an account of somebody else. */
export async function domainProblem(on: Queries, { accountNumber }: Directory, email: string) {
  if (!isEmail(email)) return 'EMAIL_REQUIRED' as const;
  const domain = domainOf(email);
  const isProven = domain !== null && (await on.maybe(IS_PROVEN, [accountNumber, domain])) !== undefined;
  return isProven ? null : ('DOMAIN_NOT_PROVEN' as const);
}

async function addressProblem(on: Queries, { accountNumber }: Directory, email: string, id: string) {
  const holder = await accountOfEmail(on, email);
  if (holder === undefined || holder.profile_id === id) return null;
  return holder.account_number === accountNumber ? ('EMAIL_TAKEN' as const) : ('EMAIL_ELSEWHERE' as const);
}

/** What is said of the name; else it stays. */
export async function keepName(
  tx: Queries,
  { accountNumber }: Directory,
  id: string,
  { givenName, familyName, fullName }: UserWish,
  before: Pick<UserRow, 'first_name' | 'last_name'>,
): Promise<void> {
  const whole = fullName === undefined || fullName === '' ? undefined : splitName(fullName);
  const isSaid = givenName !== undefined || familyName !== undefined;
  const first = isSaid ? (givenName ?? before.first_name) : (whole?.firstName ?? before.first_name);
  const last = isSaid ? (familyName ?? before.last_name) : (whole?.lastName ?? before.last_name);
  if (first !== before.first_name || last !== before.last_name) await setMemberName(tx, accountNumber, id, first, last);
}
