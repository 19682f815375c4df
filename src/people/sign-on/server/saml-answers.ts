// A SAML provider's answer on its way to the browser that asked: judged when it is posted, used when its browser comes with the ticket.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { hashOf } from '#people/sessions/server';
import { samlClaims, type Claims } from '#people/sign-on/rules';
import type { Db } from '#platform/db';
import { randomText } from '#platform/random';
import type { Connection } from './connections.ts';
import type { ProviderFailure } from './openid-failure.ts';
import type { SamlName, Told } from './provider-session.ts';
import { samlAssertion, type SamlParties } from './saml.ts';
import { KEEP_ANSWER, TAKE_ANSWER, USE_ASSERTION } from './saml-queries.ts';

export interface SamlAnswer {
  readonly accountNumber: string;
  /** '' when the provider began. */
  readonly inResponseTo: string;
  readonly told: Outcome<Told, ProviderFailure>;
}

/** As stored; written by `postedAnswer` alone. */
type Stored = { readonly claims: Claims; readonly name: SamlName } | { readonly failure: ProviderFailure };

const TICKET_MS = 2 * 60_000;
/** An assertion is remembered longer than any clock could take it for valid. */
const REMEMBERED_MS = 10 * 60_000;

/** Judges what was posted, and returns the ticket for it. Each assertion counts once. */
export async function postedAnswer(db: Db, connection: Connection, parties: SamlParties, response: string, now: Date): Promise<string> {
  const { accountNumber, emailClaim } = connection;
  const ticket = randomText(32);
  const expires = new Date(now.getTime() + TICKET_MS);
  const judged = await samlAssertion(parties, response, now);
  await db.transaction(async (tx) => {
    const keep = (inResponseTo: string, stored: Stored) =>
      tx.run(KEEP_ANSWER, [hashOf(ticket), accountNumber, inResponseTo, JSON.stringify(stored), expires]);
    if (!judged.ok) return keep('', { failure: judged.problem });
    const { id, inResponseTo, subject, name, expiresAt } = judged.value;
    const remembered = new Date(Math.max(expiresAt.getTime(), now.getTime()) + REMEMBERED_MS);
    const isNew = (await tx.run(USE_ASSERTION, [accountNumber, hashOf(id), remembered])) === 1;
    if (!isNew) return keep('', { failure: { code: 'ANSWER_REFUSED', detail: 'The assertion was used before' } });
    return keep(inResponseTo, { claims: samlClaims(subject, emailClaim), name });
  });
  return ticket;
}

/** The answer that a ticket stands for, once. */
export async function takeAnswer(db: Db, linkName: string, ticket: string, now: Date): Promise<SamlAnswer | undefined> {
  const row = await db.maybe(TAKE_ANSWER, [hashOf(ticket), linkName, now]);
  if (row === undefined) return undefined;
  const stored = row.answer as Stored; // written above
  const told = 'failure' in stored ? failed(stored.failure) : done({ claims: stored.claims, hint: stored.name });
  return { accountNumber: row.account_number, inResponseTo: row.in_response_to, told };
}
