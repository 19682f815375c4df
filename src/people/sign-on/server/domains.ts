// Domains of an organization and their proof: a text record that only who runs the domain can set, or the word of the shop's staff (USR-11).
import { Resolver } from 'node:dns/promises';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { noteEvent, type Actor } from '#people/organizations/server';
import { lockOrganization, organizationOf } from '#people/sessions/server';
import { domainOf, isProof, readDomain } from '#people/sign-on/rules';
import type { Db, Queries } from '#platform/db';
import { randomText } from '#platform/random';
import * as q from './connection-queries.ts';

/** Looks text records up; each record comes in pieces. */
export type TextRecords = (domain: string) => Promise<readonly (readonly string[])[]>;

export type DomainProblem = 'DOMAIN_INVALID' | 'DOMAIN_UNKNOWN' | 'DOMAIN_TAKEN' | 'RECORD_MISSING' | 'TOO_MANY_DOMAINS' | 'DOMAIN_NEEDED';
type Changed = Promise<Outcome<null, DomainProblem>>;

const MOST_DOMAINS = 20;

/** No record, no domain and no answer are the same: not proven yet. */
export const textRecords: TextRecords = async (domain) => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  return resolver.resolveTxt(domain).catch(() => []);
};

export async function addDomain(db: Db, actor: Actor, typed: string, now: Date): Changed {
  const domain = readDomain(typed);
  if (domain === null) return failed('DOMAIN_INVALID');
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    const own = await tx.many(q.DOMAINS_OF, [actor.accountNumber]);
    if (own.length >= MOST_DOMAINS) return failed('TOO_MANY_DOMAINS');
    if ((await tx.run(q.ADD_DOMAIN, [actor.accountNumber, domain, randomText(15), now])) === 1)
      await noteEvent(tx, actor, { kind: 'domainAdded', about: domain, at: now });
    return done(null);
  });
}

/** Asks the domain's name servers. */
export async function checkDomain(db: Db, records: TextRecords, actor: Actor, domain: string, now: Date): Changed {
  const row = await db.maybe(q.DOMAIN_OF, [actor.accountNumber, domain]);
  if (row === undefined) return failed('DOMAIN_UNKNOWN');
  if (row.proven_at !== null) return done(null);
  if (!isProof(await records(domain), row.proof)) return failed('RECORD_MISSING');
  return prove(db, actor, domain, now);
}

/** For the shop's staff, who know the organization in another way; the domain need not have been added. */
export async function vouchForDomain(db: Db, accountNumber: string, typed: string, now: Date): Promise<Outcome<null, string>> {
  const domain = readDomain(typed);
  if (domain === null) return failed(`${typed} is no domain`);
  if ((await organizationOf(db, accountNumber)) === undefined) return failed(`there is no account ${accountNumber}`);
  await db.run(q.ADD_DOMAIN, [accountNumber, domain, randomText(15), now]);
  const proven = await prove(db, { accountNumber, name: 'Inkwell' }, domain, now);
  return proven.ok ? proven : failed(`${domain} is proven already, here or for another account`);
}

/** The last proven domain stays as long as people may sign in with no password. */
export async function removeDomain(db: Db, actor: Actor, domain: string, now: Date): Changed {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    const proven = (await tx.many(q.DOMAINS_OF, [actor.accountNumber])).filter((row) => row.proven_at !== null);
    const connection = await tx.maybe(q.CONNECTION_OF, [actor.accountNumber]);
    const isLast = proven.length === 1 && proven[0]?.domain === domain;
    if (isLast && connection !== undefined && connection.mode !== 'off') return failed('DOMAIN_NEEDED');
    if ((await tx.run(q.REMOVE_DOMAIN, [actor.accountNumber, domain])) === 0) return failed('DOMAIN_UNKNOWN');
    await noteEvent(tx, actor, { kind: 'domainRemoved', about: domain, at: now });
    return done(null);
  });
}

function prove(db: Db, by: Pick<Actor, 'accountNumber' | 'name'>, domain: string, now: Date): Changed {
  return db.transaction(async (tx) => {
    if ((await tx.run(q.PROVE_DOMAIN, [by.accountNumber, domain, now])) === 0) return failed('DOMAIN_TAKEN');
    await noteEvent(tx, by, { kind: 'domainProven', about: domain, at: now });
    return done(null);
  });
}

/** The organization that has proven a domain, and whether its people sign in with its provider only. */
export async function organizationOfDomain(on: Queries, domain: string) {
  const row = await on.maybe(q.OWNER_OF_DOMAIN, [domain]);
  return row && { accountNumber: row.account_number, isSignOnOnly: row.mode === 'only' };
}

export async function provenDomains(on: Queries, accountNumber: string): Promise<string[]> {
  return (await on.many(q.DOMAINS_OF, [accountNumber])).filter((row) => row.proven_at !== null).map(({ domain }) => domain);
}

/** Whether an address is at a domain that the organization has proven. */
export async function isProvenAddress(on: Queries, accountNumber: string, email: string): Promise<boolean> {
  const domain = domainOf(email);
  return domain !== null && (await on.maybe(q.IS_PROVEN, [accountNumber, domain])) !== undefined;
}
