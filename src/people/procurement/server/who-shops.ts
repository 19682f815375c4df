// Which person of the organization shops: the shared one, or whom the purchasing system names (B2B-9).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { rightsOfRole } from '#people/organizations/rules';
import { noteEvent } from '#people/organizations/server';
import type { NamedBuyer } from '#people/procurement/rules';
import { accountOfEmail, insertMember, lockOrganization, memberOf, memberWithEmail, type Member } from '#people/sessions/server';
import { isProvenAddress } from '#people/sign-on/server';
import type { Queries } from '#platform/db';
import type { ProcurementConnection } from './connections.ts';
import { PERSON_NAMED } from './person-queries.ts';

export type WhoProblem =
  /** The system named nobody, and nobody is set for everybody. */
  | 'NOBODY_NAMED'
  | 'PERSON_UNKNOWN'
  | 'PERSON_DEACTIVATED'
  /** The address has an account of another organization, or of none. */
  | 'PERSON_ELSEWHERE'
  /** A first visit opens accounts at domains only that the organization has proven. */
  | 'DOMAIN_NOT_PROVEN';

/** The person's profile id, of a new account if need be. Call it in a transaction: it locks the organization when an account is opened. */
export async function whoShops(
  tx: Queries,
  connection: ProcurementConnection,
  buyer: NamedBuyer,
  now: Date,
): Promise<Outcome<string, WhoProblem>> {
  const { accountNumber, connectionId, shopsAs, sharedProfileId } = connection;
  if (shopsAs === 'shared')
    return sharedProfileId === null ? failed('NOBODY_NAMED') : active(await memberOf(tx, accountNumber, sharedProfileId));
  if (buyer.userName !== '') {
    const known = await tx.maybe(PERSON_NAMED, [accountNumber, connectionId, buyer.userName]);
    if (known !== undefined) return active(await memberOf(tx, accountNumber, known.profile_id));
  }
  if (buyer.email === '') return failed(buyer.userName === '' ? 'NOBODY_NAMED' : 'PERSON_UNKNOWN');
  const member = await memberWithEmail(tx, accountNumber, buyer.email);
  return member === undefined ? openAccount(tx, connection, buyer, now) : active(member);
}

const active = (member: Member | undefined): Outcome<string, WhoProblem> =>
  member === undefined ? failed('PERSON_UNKNOWN') : member.deactivatedAt === null ? done(member.profileId) : failed('PERSON_DEACTIVATED');

async function openAccount(
  tx: Queries,
  { accountNumber, opensAccounts, role, name }: ProcurementConnection,
  { email, fullName }: NamedBuyer,
  now: Date,
): Promise<Outcome<string, WhoProblem>> {
  if (!opensAccounts) return failed('PERSON_UNKNOWN');
  await lockOrganization(tx, accountNumber);
  if (!(await isProvenAddress(tx, accountNumber, email))) return failed('DOMAIN_NOT_PROVEN');
  const holder = await accountOfEmail(tx, email);
  // Of two first visits at once the second finds the account of the first.
  if (holder !== undefined)
    return holder.account_number === accountNumber
      ? active(await memberOf(tx, accountNumber, holder.profile_id))
      : failed('PERSON_ELSEWHERE');
  const joins = { accountNumber, role, granted: rightsOfRole(role) };
  const profileId = await insertMember(tx, { fullName, email, passwordHash: null, company: '', joins });
  if (profileId === undefined) return failed('PERSON_ELSEWHERE');
  await noteEvent(tx, { accountNumber, name }, { kind: 'procurementOpened', about: fullName || email, at: now, role });
  return done(profileId);
}
