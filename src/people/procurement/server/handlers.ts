// Handlers of `procurementContract`. The organization is always the session's: no call names one.
import { sayer } from '#base/locale/words';
import { refuse, type Outcome, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { actorOf, type Actor } from '#people/organizations/server';
import type { procurementContract } from '#people/procurement/contract';
import { SESSION_MINUTES } from '#people/procurement/rules';
import { procurementWords } from '#people/procurement/words';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import * as change from './change-connections.ts';
import { keepPerson, removePerson } from './change-people.ts';
import { makeSecret, revokeSecret } from './change-secrets.ts';
import { setState } from './change-state.ts';
import { readList, readOne } from './read-connections.ts';

export interface ProcurementDeps extends change.ChangeDeps {
  readonly origin: string;
  /** False in production without a key for the secrets. */
  readonly isOffered: boolean;
}

interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

type Problem = change.ChangeProblem | { readonly code: 'NOT_OFFERED' | 'LOGIN_REQUIRED' | 'ADMINISTRATORS_ONLY' };

export function procurementHandlers(deps: ProcurementDeps): Handlers<typeof procurementContract> {
  const changing = <T, R extends object>(
    call: Call,
    work: (actor: Actor, now: Date) => Promise<Outcome<T, change.ChangeProblem>>,
    reply: (value: T) => R,
  ): Promise<R | Refusal> =>
    asMember(call, async (actor) => {
      if (!deps.isOffered) return refused(call.visit, { code: 'NOT_OFFERED' });
      const outcome = await work(actor, call.visit.now);
      return outcome.ok ? reply(outcome.value) : refused(call.visit, outcome.problem);
    });
  const done = () => ({});
  return {
    denied: (visit, _line, admission) => refused(visit, { code: admission === 'signIn' ? 'LOGIN_REQUIRED' : 'ADMINISTRATORS_ONLY' }),
    'GET /api/organization/procurement': (call) =>
      asMember(call, async (actor) => ({ isOffered: deps.isOffered, ...(await readList(deps, actor)) })),
    'GET /api/organization/procurement/:connectionId': (call) =>
      asMember(call, async (actor) => {
        const page = await readOne(deps, actor, call.params.connectionId, Number(call.query.page ?? '1'), call.visit.now);
        return page ?? refused(call.visit, { code: 'CONNECTION_NOT_FOUND' });
      }),
    'POST /api/organization/procurement': (call) =>
      changing(
        call,
        (actor, now) => change.addConnection(deps, actor, call.body, now),
        (connectionId) => ({ connectionId }),
      ),
    'POST /api/organization/procurement/:connectionId': (call) =>
      changing(call, (actor, now) => change.changeConnection(deps, actor, call.params.connectionId, call.body, now), done),
    'POST /api/organization/procurement/:connectionId/state': (call) =>
      changing(call, (actor, now) => setState(deps, actor, call.params.connectionId, call.body, now), done),
    'POST /api/organization/procurement/:connectionId/secret': (call) =>
      changing(
        call,
        (actor, now) => makeSecret(deps, actor, call.params.connectionId, now),
        (secret) => ({ secret }),
      ),
    'POST /api/organization/procurement/:connectionId/secret/revoke': (call) =>
      changing(call, (actor, now) => revokeSecret(deps, actor, call.params.connectionId, call.body.ending, now), done),
    'POST /api/organization/procurement/:connectionId/people': (call) =>
      changing(call, (actor, now) => keepPerson(deps, actor, call.params.connectionId, call.body, now), done),
    'POST /api/organization/procurement/:connectionId/people/remove': (call) =>
      changing(call, (actor, now) => removePerson(deps, actor, call.params.connectionId, call.body.userName, now), done),
    'POST /api/organization/procurement/:connectionId/remove': (call) =>
      changing(call, (actor, now) => change.removeConnection(deps, actor, call.params.connectionId, now), done),
  };
}

const STATUS: ReadonlyMap<Problem['code'], 401 | 403 | 404> = new Map([
  ['LOGIN_REQUIRED', 401],
  ['ADMINISTRATORS_ONLY', 403],
  ['CONNECTION_NOT_FOUND', 404],
  ['SECRET_NOT_FOUND', 404],
]);

/** Somebody without an organization has no connections: as if they did not exist. */
async function asMember<R>({ visit, shopper }: Call, answer: (actor: Actor) => Promise<R | Refusal>): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, { code: 'CONNECTION_NOT_FOUND' }) : answer(actor);
}

const refused = ({ copyLocale }: Visit, problem: Problem): Refusal =>
  refuse(
    STATUS.get(problem.code) ?? 400,
    problem.code,
    sayer(procurementWords, copyLocale)(problem.code, SESSION_MINUTES),
    'field' in problem ? problem.field : undefined,
  );
