// What came back to a browser from the organization's provider, by either protocol.
import { failed, type Outcome } from '#base/outcome/rules';
import { isBegunHere } from '#people/sign-on/rules';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Visit } from '#platform/visit';
import { requestIdOf, type Attempt, type Attempts } from './attempts.ts';
import type { Connection, Connections } from './connections.ts';
import type { OpenId } from './openid.ts';
import type { ProviderFailure } from './openid-failure.ts';
import type { Told } from './provider-session.ts';
import { redirectUriOf } from './redirect-uri.ts';
import { takeAnswer } from './saml-answers.ts';

export interface AnsweredDeps {
  readonly db: Db;
  readonly hosts: Hosts;
  readonly connections: Connections;
  readonly attempts: Attempts;
  readonly openId: OpenId;
}

export interface Answered {
  readonly connection: Connection;
  readonly attempt: Attempt;
  readonly told: Outcome<Told, ProviderFailure>;
}

/** Undefined when nothing waits for this answer: not begun in this browser, too long ago, or answered before. */
export async function answeredIn(deps: AnsweredDeps, visit: Visit, linkName: string, query: string): Promise<Answered | undefined> {
  const params = new URLSearchParams(query);
  const [state, ticket] = [params.get('state') ?? '', params.get('ticket')];
  if (ticket !== null) return answeredBySaml(deps, visit, linkName, { state, ticket });
  const taken = await deps.attempts.take(visit, linkName, state);
  if (taken === undefined) return undefined;
  const connection = await deps.connections.of(deps.db, taken.attempt.accountNumber);
  if (connection === undefined || connection.saml !== null) return undefined;
  const told = await deps.openId.told(connection, { ...taken.bound, redirectUri: redirectUriOf(deps.hosts, linkName) }, query);
  return { connection, attempt: taken.attempt, told };
}

interface Posted {
  /** What the provider sent along (RelayState). */
  readonly state: string;
  readonly ticket: string;
}

async function answeredBySaml(
  deps: AnsweredDeps,
  visit: Visit,
  linkName: string,
  { state, ticket }: Posted,
): Promise<Answered | undefined> {
  const answer = await takeAnswer(deps.db, linkName, ticket, visit.now);
  if (answer === undefined) return undefined;
  const connection = await deps.connections.of(deps.db, answer.accountNumber);
  if (connection === undefined || connection.saml === null) return undefined;
  if (isBegunHere(state)) {
    const taken = await deps.attempts.take(visit, linkName, state);
    if (taken === undefined) return undefined;
    const isOurs = !answer.told.ok || answer.inResponseTo === requestIdOf(taken.bound);
    return { connection, attempt: taken.attempt, told: isOurs ? answer.told : refused('The assertion answers another request') };
  }
  // The provider began: what it sent along says where its people want to go.
  if (!connection.saml.startsAtProvider) return undefined;
  const attempt = { accountNumber: connection.accountNumber, back: state, testerId: null };
  if (!answer.told.ok) return { connection, attempt, told: answer.told };
  return { connection, attempt, told: answer.inResponseTo === '' ? answer.told : refused('The assertion answers another request') };
}

const refused = (detail: string) => failed<ProviderFailure>({ code: 'ANSWER_REFUSED', detail });
