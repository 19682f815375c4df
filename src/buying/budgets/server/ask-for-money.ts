// Asks the owner of a budget for more, and what comes of it: granted, declined or withdrawn, each once (B2B-1).
import { randomUUID } from 'node:crypto';
import { stateAfter } from '#base/state-table/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { MONEY_REQUEST_STATES } from '#buying/budgets/rules';
import { addToFund } from '#buying/funds/server';
import { noteEvent } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import { readCenters, type KnownCenter } from './centers.ts';
import { keepersOf } from './charge-orders.ts';
import { budgetsOf, type Keeper } from './change-centers.ts';
import { openPeriod } from './open-period.ts';
import { REQUEST_QUEUE, type RequestMail } from './request-mails.ts';
import { ADD_REQUEST, ANSWER_REQUEST, LOCK_REQUEST, REQUESTS_OF_PERSON, WITHDRAW_REQUEST } from './request-queries.ts';

export interface AskingDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

export type RequestProblem =
  | 'BUDGET_NOT_FOUND'
  | 'REQUEST_NOT_FOUND'
  | 'ALREADY_ASKED'
  | 'REQUEST_ANSWERED'
  | 'OWN_REQUEST'
  | 'NOT_RUNNING';

/** A running budget with a limit that the person may charge. */
export async function chargeable(on: Queries, { actor, currency, now }: Keeper, name: string): Promise<KnownCenter | undefined> {
  const { accountNumber, profileId } = actor;
  const centers = await readCenters(on, { accountNumber, profileId, currency }, now);
  return centers.find(({ center, mayCharge, running }) => center.name === name && mayCharge && running !== null && running.amount !== null);
}

/** Who answers: the owner, else those who keep budgets; '' for nobody. */
export const answererOf = async (on: Queries, accountNumber: string, { owner }: KnownCenter): Promise<string> =>
  owner?.name ?? (await keepersOf(on, accountNumber))[0] ?? '';

/** The same request again finds the first one. */
export function askForMoney(
  { db, jobs }: AskingDeps,
  keeper: Keeper,
  { center, cents, note }: { readonly center: string; readonly cents: number; readonly note: string },
): Promise<Outcome<string, RequestProblem>> {
  const { actor, copyLocale: locale, now } = keeper;
  const { accountNumber, profileId } = actor;
  return db.transaction(async (tx) => {
    if ((await chargeable(tx, keeper, center)) === undefined) return failed('BUDGET_NOT_FOUND');
    const requestId = randomUUID();
    if ((await tx.maybe(ADD_REQUEST, { requestId, accountNumber, center, profileId, cents, note, locale, now })) !== undefined) {
      await jobs.enqueue(tx, REQUEST_QUEUE, { requestId, what: 'asked' } satisfies RequestMail);
      return done(requestId);
    }
    const before = await tx.maybe(REQUESTS_OF_PERSON, [accountNumber, center, profileId]);
    const isSame = before?.state === 'waiting' && before.cents === cents && before.note === note;
    return isSame ? done(before.request_id) : failed('ALREADY_ASKED');
  });
}

export const withdrawRequest = async ({ db }: Pick<AskingDeps, 'db'>, { actor, now }: Keeper, center: string): Promise<void> =>
  void (await db.run(WITHDRAW_REQUEST, [actor.accountNumber, center, actor.profileId, now, actor.name]));

export interface Answer {
  readonly centerId: string;
  readonly requestId: string;
  /** Cents to add; null declines. */
  readonly grants: number | null;
  readonly answer: string;
}

/** The caller has looked whether this person may answer for the budget. Nobody answers their own request. */
export function answerRequest(
  { db, jobs }: AskingDeps,
  keeper: Keeper,
  { centerId, requestId, grants, answer }: Answer,
): Promise<Outcome<string, RequestProblem>> {
  const { actor, currency, now } = keeper;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    const known = (await budgetsOf(tx, keeper)).find(({ center }) => center.centerId === centerId);
    if (known === undefined) return failed('BUDGET_NOT_FOUND');
    const request = await tx.maybe(LOCK_REQUEST, [actor.accountNumber, known.center.name, requestId]);
    if (request === undefined) return failed('REQUEST_NOT_FOUND');
    if (request.profile_id === actor.profileId) return failed('OWN_REQUEST');
    const after = stateAfter(MONEY_REQUEST_STATES, request.state, grants === null ? 'decline' : 'grant');
    if (!after.ok) return failed(after.problem);
    if (grants !== null) {
      const fundId = await openPeriod(tx, { accountNumber: actor.accountNumber, profileId: null, currency }, known, now);
      const note = request.note === '' ? request.name : `${request.name}: ${request.note}`;
      const added = fundId !== undefined && (await addToFund(tx, { fundId, cents: grants, by: actor.name, note: note.slice(0, 200) }, now));
      if (!added) return failed('NOT_RUNNING');
      await noteEvent(tx, actor, { kind: 'budgetChanged', about: known.center.name, at: now });
    }
    await tx.run(ANSWER_REQUEST, { requestId, state: after.value, by: actor.name, granted: grants, answer, now });
    await jobs.enqueue(tx, REQUEST_QUEUE, { requestId, what: 'answered' } satisfies RequestMail);
    return done(requestId);
  });
}
