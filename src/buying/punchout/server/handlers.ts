// Handlers of `punchoutContract`.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { punchoutContract, ReturnForm } from '#buying/punchout/contract';
import { punchoutWords } from '#buying/punchout/words';
import type { Catalog } from '#goods/catalog/server';
import { contentLocale } from '#goods/catalog/rules';
import { actorOf } from '#people/organizations/server';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { endTrial } from './end-trial.ts';
import { returnCart, type ReturnDeps, type ReturnProblem } from './return-cart.ts';
import { SESSION_BY_TOKEN } from './session-queries.ts';
import { readTrials, startTrial, type TrialProblem } from './trials.ts';
import type { TrialDeps } from './trial-request.ts';

export interface PunchoutDeps extends ReturnDeps, TrialDeps {
  readonly catalog: Pick<Catalog, 'get'>;
}

type Problem = ReturnProblem | TrialProblem | 'NO_PUNCHOUT' | 'LOGIN_REQUIRED' | 'ADMINISTRATORS_ONLY';

const STATUS: ReadonlyMap<Problem, 401 | 403 | 404> = new Map([
  ['NO_PUNCHOUT', 404],
  ['CONNECTION_NOT_FOUND', 404],
  ['TRIAL_NOT_FOUND', 404],
  ['LOGIN_REQUIRED', 401],
  ['ADMINISTRATORS_ONLY', 403],
  ['PUNCHOUT_VIEW_ONLY', 403],
  ['PUNCHOUT_OVER', 403],
]);

export function punchoutHandlers(deps: PunchoutDeps): Handlers<typeof punchoutContract> {
  return {
    denied: (visit, _line, admission) => refused(visit, admission === 'signIn' ? 'LOGIN_REQUIRED' : 'ADMINISTRATORS_ONLY'),
    'GET /api/punchout': async ({ visit }) => ({ punchout: await readNow(deps, visit) }),
    'POST /api/punchout/transfer': ({ visit }) => sendBack(deps, visit, false),
    'POST /api/punchout/leave': ({ visit }) => sendBack(deps, visit, true),
    'POST /api/punchout/close': ({ visit }) => {
      if (!visit.isPunchout) return refused(visit, 'NO_PUNCHOUT');
      visit.changed(null);
      return {};
    },
    'GET /api/punchout/tester/:connectionId': (call) =>
      asMember(call, (accountNumber) => readTrials(deps, { accountNumber, ...call.params, ...call.query })),
    'POST /api/punchout/tester/:connectionId': (call) =>
      asMember(call, (accountNumber) => startTrial(deps, { accountNumber, ...call.params, ...call.body }, call.visit)),
    'POST /api/punchout/tester/:connectionId/end': (call) =>
      asMember(call, (accountNumber) => endTrial(deps, { accountNumber, ...call.params, ...call.body }, call.visit)),
  };
}

async function readNow({ db, catalog }: PunchoutDeps, visit: Visit) {
  const now = await visit.punchout();
  if (now === null || visit.tokenHash === null) return null;
  const { system, organization, buyer, until, operation, isOver } = now;
  const session = await db.maybe(SESSION_BY_TOKEN, [visit.tokenHash, visit.now]);
  const language = contentLocale(visit.copyLocale);
  const missing = (session?.missing ?? []).map((itemId) => catalog.get(itemId)?.title[language] ?? itemId);
  return { system, organization, buyer, until: until.toISOString(), operation, isOver, missing };
}

async function sendBack(deps: PunchoutDeps, visit: Visit, leaves: boolean): Promise<ReturnForm | Refusal> {
  const punchout = await visit.punchout();
  if (punchout === null) return refused(visit, 'NO_PUNCHOUT');
  if (punchout.isOver && !leaves) return refused(visit, 'PUNCHOUT_OVER', punchout.system);
  const made = await returnCart(deps, visit, leaves);
  if (!made.ok) return refused(visit, made.problem, punchout.system);
  return { ...made.value, system: punchout.system, fields: [...made.value.fields] };
}

interface MemberCall {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

async function asMember<R extends object>(
  { visit, shopper }: MemberCall,
  answer: (accountNumber: string) => Promise<R | TrialProblem>,
): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  const answered = actor === undefined ? 'CONNECTION_NOT_FOUND' : await answer(actor.accountNumber);
  return typeof answered === 'string' ? refused(visit, answered) : answered;
}

const refused = ({ copyLocale }: Visit, code: Problem, system = ''): Refusal =>
  refuse(STATUS.get(code) ?? 400, code, sayer(punchoutWords, copyLocale)(code, { system }));
