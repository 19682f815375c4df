// Which person of the organization somebody is whom its provider vouches for: known, linked by their address, or new (USR-11). One transaction under
// the organization's lock, so that of two first sign-ons at once the second finds the person.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { followDirectory, noteEvent } from '#people/organizations/server';
import { rightsOfRole } from '#people/organizations/rules';
import { accountOfEmail, insertMember, lockOrganization, markSingleSignOn, memberOf } from '#people/sessions/server';
import { domainOf, mappedBy, type Identity, type Mapped } from '#people/sign-on/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { IS_PROVEN } from './connection-queries.ts';
import { mappingsOf, type Connection } from './connections.ts';
import { directoryGroupsOf } from './scim/directory-role.ts';
import { USER_WITH_EXTERNAL_ID } from './scim/user-queries.ts';
import { IDENTITY, IDENTITY_OF_PERSON, IDENTITY_USED, LINK_IDENTITY } from './sign-on-queries.ts';

export type PersonProblem = 'DOMAIN_NOT_PROVEN' | 'DEACTIVATED' | 'ELSEWHERE' | 'LINKED_TO_ANOTHER' | 'NO_ACCOUNT';

type Claimed = Outcome<string, PersonProblem>;

interface Claim {
  readonly tx: Queries;
  readonly connection: Connection;
  readonly identity: Identity;
  /** By the provider's groups alone. */
  readonly mapped: Mapped | null;
  readonly now: Date;
}

/** The person's profile, made or linked if need be. */
export async function claimPerson(tx: Queries, { now }: Visit, connection: Connection, identity: Identity): Promise<Claimed> {
  const { accountNumber, issuer } = connection;
  await lockOrganization(tx, accountNumber);
  const domain = domainOf(identity.email);
  // A provider speaks for the domains of its own organization only.
  if (domain === null || (await tx.maybe(IS_PROVEN, [accountNumber, domain])) === undefined) return failed('DOMAIN_NOT_PROVEN');
  const mappings = await mappingsOf(tx, accountNumber);
  const mapped = mappedBy(mappings, identity.groups);
  const claim = { tx, connection, identity, mapped, now };
  const known = await tx.maybe(IDENTITY, [accountNumber, issuer, identity.subject]);
  const found = known === undefined ? ((await byDirectory(claim)) ?? (await byAddress(claim))) : await byIdentity(claim, known.profile_id);
  if (!found.ok) return found;
  // What the directory keeps here by SCIM counts beside what the provider says.
  const kept = (await directoryGroupsOf(tx, accountNumber, [found.value])).get(found.value) ?? [];
  const follows = mappedBy(mappings, [...identity.groups, ...kept]);
  if (follows !== null) await followDirectory(tx, { accountNumber, name: identity.fullName }, found.value, follows, now);
  return found;
}

/** The person whom the directory brought by SCIM, under the name that the provider gives now; undefined without one. */
async function byDirectory(claim: Claim): Promise<Claimed | undefined> {
  const { tx, connection, identity } = claim;
  const people = await tx.many(USER_WITH_EXTERNAL_ID, [connection.accountNumber, [...identity.directoryIds]]);
  const [person] = people;
  return person === undefined || people.length > 1 ? undefined : linkMember(claim, person.profile_id);
}

async function byIdentity({ tx, connection, identity, now }: Claim, profileId: string): Promise<Claimed> {
  const { accountNumber, issuer } = connection;
  const member = await memberOf(tx, accountNumber, profileId);
  if (member === undefined) return failed('ELSEWHERE');
  if (member.deactivatedAt !== null) return failed('DEACTIVATED');
  await tx.run(IDENTITY_USED, [accountNumber, issuer, identity.subject, now]);
  return done(profileId);
}

async function byAddress(claim: Claim): Promise<Claimed> {
  const { tx, connection, identity } = claim;
  const holder = await accountOfEmail(tx, identity.email);
  if (holder === undefined) return connection.opensAccounts ? openAccount(claim) : failed('NO_ACCOUNT');
  return holder.account_number === connection.accountNumber ? linkMember(claim, holder.profile_id) : failed('ELSEWHERE');
}

async function linkMember(claim: Claim, profileId: string): Promise<Claimed> {
  const { accountNumber, issuer } = claim.connection;
  const { tx } = claim;
  const member = await memberOf(tx, accountNumber, profileId);
  if (member === undefined) return failed('ELSEWHERE');
  if (member.deactivatedAt !== null) return failed('DEACTIVATED');
  // An address that was given to a new colleague does not open the account of the old one.
  if ((await tx.maybe(IDENTITY_OF_PERSON, [accountNumber, issuer, profileId])) !== undefined) return failed('LINKED_TO_ANOTHER');
  await link(claim, profileId, 'signOnLinked', member.fullName || member.email);
  return done(profileId);
}

async function openAccount(claim: Claim): Promise<Claimed> {
  const { tx, connection, identity, mapped } = claim;
  const role = mapped?.role ?? connection.role;
  const joins = { accountNumber: connection.accountNumber, role, granted: rightsOfRole(role) };
  const newcomer = { fullName: identity.fullName, email: identity.email, passwordHash: null, company: '', joins };
  const profileId = await insertMember(tx, newcomer);
  if (profileId === undefined) return failed('ELSEWHERE');
  await link(claim, profileId, 'signOnOpened', identity.fullName);
  return done(profileId);
}

async function link({ tx, connection, identity, now }: Claim, profileId: string, kind: string, about: string): Promise<void> {
  const { accountNumber, issuer } = connection;
  await tx.run(LINK_IDENTITY, [accountNumber, issuer, identity.subject, profileId, now]);
  await markSingleSignOn(tx, profileId);
  await noteEvent(tx, { accountNumber, name: identity.fullName }, { kind, about, at: now });
}
