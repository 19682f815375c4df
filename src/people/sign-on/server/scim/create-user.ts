// A person whom the organization's directory brings: new, or one whom it deleted before, who comes back to what they had.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { activateByDirectory, deactivateByDirectory, noteEvent } from '#people/organizations/server';
import { readRole, rightsOfRole } from '#people/organizations/rules';
import { isEmail } from '#people/sessions/rules';
import { accountOfEmail, insertMember, lockOrganization, memberOf, setMemberRights, type Member } from '#people/sessions/server';
import type { ScimProblem, UserWish } from '#people/sign-on/rules';
import type { Db, Queries } from '#platform/db';
import { CONNECTION_OF } from '../connection-queries.ts';
import { domainProblem, keepName, userNameProblem } from './change-users.ts';
import { byDirectory, note, type Directory } from './directory.ts';
import { KEEP_USER, WAS_REMOVED } from './user-queries.ts';

/** The person's id. Of two requests for one name at once the second is refused. */
export function createUser(db: Db, directory: Directory, wish: UserWish): Promise<Outcome<string, ScimProblem>> {
  const userName = wish.userName ?? '';
  const email = wish.email ?? (isEmail(userName) ? userName : '');
  const { accountNumber, now } = directory;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const problem = (await domainProblem(tx, directory, email)) ?? (await userNameProblem(tx, directory, userName, null));
    if (problem !== null) return failed(problem);
    const claimed = await memberFor(tx, directory, email, wish);
    if (!claimed.ok) return claimed;
    const member = claimed.value;
    const { profileId } = member;
    await keepName(tx, directory, profileId, wish, { first_name: '', last_name: '' });
    const isActive = wish.active !== false;
    await tx.run(KEEP_USER, { accountNumber, profileId, userName, externalId: wish.externalId ?? null, isActive, now });
    if (!isActive && member.deactivatedAt === null) await deactivateByDirectory(tx, byDirectory(directory), member, now);
    await note(tx, directory, 'userCreated', userName);
    return done(profileId);
  });
}

async function memberFor(tx: Queries, directory: Directory, email: string, wish: UserWish): Promise<Outcome<Member, ScimProblem>> {
  const { accountNumber } = directory;
  const role = readRole((await tx.maybe(CONNECTION_OF, [accountNumber]))?.role ?? '') ?? 'buyer';
  const rights = { role, granted: rightsOfRole(role) };
  const holder = await accountOfEmail(tx, email);
  if (holder !== undefined) return memberAgain(tx, directory, holder, { ...rights, withheld: [] }, wish);
  const named = { fullName: wish.fullName ?? '', email, passwordHash: null, company: '' };
  const profileId = await insertMember(tx, { ...named, joins: { accountNumber, ...rights } });
  const member = profileId === undefined ? undefined : await memberOf(tx, accountNumber, profileId);
  if (member === undefined) return failed('EMAIL_ELSEWHERE');
  await noteEvent(tx, byDirectory(directory), { kind: 'scimOpened', about: member.email, at: directory.now, role });
  return done(member);
}

/** Somebody whom the directory deleted comes back as a new person: with the role of one. */
async function memberAgain(
  tx: Queries,
  directory: Directory,
  holder: { readonly profile_id: string; readonly account_number: string | null },
  rights: Parameters<typeof setMemberRights>[3],
  { active }: UserWish,
): Promise<Outcome<Member, ScimProblem>> {
  const { accountNumber, now } = directory;
  if (holder.account_number !== accountNumber) return failed('EMAIL_ELSEWHERE');
  const member = await memberOf(tx, accountNumber, holder.profile_id);
  if (member === undefined || (await tx.maybe(WAS_REMOVED, [accountNumber, holder.profile_id])) === undefined) return failed('EMAIL_TAKEN');
  // Whom the organization took back by hand meanwhile keeps what it gave them.
  if (member.deactivatedAt === null) return done(member);
  await setMemberRights(tx, accountNumber, member.profileId, rights);
  if (active !== false) await activateByDirectory(tx, byDirectory(directory), member, now);
  return done({ ...member, deactivatedAt: active === false ? member.deactivatedAt : null });
}
