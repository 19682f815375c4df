// Stores the profile of a new account, and the account of a new business.
import { randomInt, randomUUID } from 'node:crypto';
import type { Permission } from '#base/access/rules';
import type { Tenant } from '#base/site/rules';
import { splitName } from '#people/sessions/rules';
import type { Queries } from '#platform/db';
import { INSERT_ACCOUNT, INSERT_PARTNER_PERSON, INSERT_PROFILE } from './profile-queries.ts';

/** A person who has proven that they read the address: the data for their account. */
export interface Newcomer {
  readonly fullName: string;
  readonly email: string;
  /** Null for whoever signs in through another system. */
  readonly passwordHash: string | null;
  /** The name of the organization to open; business accounts only. '': the person belongs to none. */
  readonly company: string;
  /** The organization that invited the person, with their rights in it: then none is opened. */
  readonly joins?: OpenerRights & { readonly accountNumber: string; readonly withheld?: readonly string[] };
}

/** Who opens an organization administers it. */
export interface OpenerRights {
  readonly role: string;
  readonly granted: readonly string[];
}

/** Permissions of a self-registered business account. */
const OPENED_WITH: readonly Permission[] = ['G_IOC', 'G_WS', 'G_BOP', 'G_BIO', 'DL', 'PD'];

/** Of somebody on the business site who belongs to no organization. */
const OWN: readonly Permission[] = [...OPENED_WITH, 'H_EMP', 'H_CP'];

/** The new profile's id, or undefined when the address already has one. */
export async function insertProfile(tx: Queries, tenant: Tenant, newcomer: Newcomer, opener: OpenerRights): Promise<string | undefined> {
  const { email, passwordHash, company, joins } = newcomer;
  const { firstName, lastName } = splitName(newcomer.fullName);
  const opens = tenant === 'business' && joins === undefined && company !== '';
  const accountNumber = joins?.accountNumber ?? (opens ? await openOrganization(tx, company) : null);
  const row = await tx.maybe(INSERT_PROFILE, {
    profileId: randomUUID(),
    tenant,
    email,
    passwordHash,
    firstName,
    lastName,
    customerNumber: digits(10),
    accountNumber,
    withheld: [...(joins?.withheld ?? [])],
    ...(accountNumber === null
      ? { role: '', permissions: tenant === 'business' ? OWN : [] }
      : { role: (joins ?? opener).role, permissions: [...(joins ?? opener).granted] }),
  });
  return row?.profile_id;
}

/** Opens an organization without people; returns its number. */
export async function openOrganization(tx: Queries, name: string): Promise<string> {
  const accountNumber = digits(8);
  await tx.run(INSERT_ACCOUNT, [accountNumber, 'business', name, 'SBA', OPENED_WITH]);
  return accountNumber;
}

/** The same for somebody whom their organization's directory brings. */
export const insertMember = (tx: Queries, newcomer: Newcomer & Required<Pick<Newcomer, 'joins'>>): Promise<string | undefined> =>
  insertProfile(tx, 'business', newcomer, newcomer.joins);

/** Somebody whom a partner's site sends (APP-4). */
export interface PartnerPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly partnerCode: string;
  readonly partnerName: string;
}

/** The new profile's id, or undefined when the address already has one. It has no password: the partner vouches for the person. */
export async function insertPartnerPerson(tx: Queries, person: PartnerPerson): Promise<string | undefined> {
  const { email, firstName, lastName, partnerCode, partnerName } = person;
  const row = await tx.maybe(INSERT_PARTNER_PERSON, [randomUUID(), email, firstName, lastName, digits(10), partnerCode, partnerName]);
  return row?.profile_id;
}

function digits(length: number): string {
  return Array.from({ length }, (_, at) => randomInt(at === 0 ? 1 : 0, 10)).join('');
}
