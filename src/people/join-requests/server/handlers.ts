// Handlers of `joinRequestsContract`. The organization is always the session's, or that of the caller's domain: no call names one.
import { sayer } from '#base/locale/words';
import { refuse, type Outcome, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { makePaths } from '#paths';
import type { joinRequestsContract } from '#people/join-requests/contract';
import { joinRequestsWords } from '#people/join-requests/words';
import { actorOf, type Actor } from '#people/organizations/server';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { askToJoin, ownRequest, withdraw, type AskProblem } from './asking.ts';
import { openOwn, type OpenDeps, type OpenProblem } from './opening.ts';
import { approve, decline, listRequests, type DecisionProblem } from './deciding.ts';

interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

type Problem = AskProblem | DecisionProblem | OpenProblem;

export function joinRequestHandlers(deps: OpenDeps): Handlers<typeof joinRequestsContract> {
  const { db } = deps;
  return {
    denied: ({ copyLocale }, _line, admission) => {
      const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'MANAGERS_ONLY';
      return refuse(admission === 'signIn' ? 401 : 403, code, sayer(joinRequestsWords, copyLocale)(code));
    },

    'GET /api/join-request': ({ visit, shopper }) => ownRequest(db, visit, shopper),

    'POST /api/join-request': async ({ visit, shopper, body }) => {
      const { profileId, email } = shopper.profile;
      const asker = { profileId, email, name: nameOf(shopper), copyLocale: visit.copyLocale, message: body.message ?? '' };
      return answered(visit, await db.transaction((tx) => askToJoin(deps, tx, asker, visit.now)));
    },

    'POST /api/join-request/withdraw': async ({ visit, shopper }) =>
      answered(visit, await withdraw(deps, shopper, nameOf(shopper), visit.now)),

    'POST /api/join-request/organization': async ({ visit, shopper, body }) => {
      const opened = await openOwn(deps, visit, shopper, body.company);
      return opened.ok ? { next: makePaths(visit.locale).account('business') } : refused(visit, opened.problem);
    },

    'GET /api/organization/join-requests': (call) =>
      asMember(call, async (actor) => ({
        ...(await listRequests(db, actor, call.visit.now)),
        youAdminister: call.shopper.permissions.has('H_SAM'),
      })),

    'POST /api/organization/join-requests/:requestId/approve': (call) =>
      asMember(call, async (actor) => {
        const approval = { role: call.body.role, groupId: call.body.groupId ?? '' };
        return answered(call.visit, await approve(deps, actor, call.params.requestId, approval, call.visit.now));
      }),

    'POST /api/organization/join-requests/:requestId/decline': (call) =>
      asMember(call, async (actor) =>
        answered(call.visit, await decline(deps, actor, call.params.requestId, call.body.reason ?? '', call.visit.now)),
      ),
  };
}

const nameOf = ({ profile: { firstName, lastName, email } }: SignedIn): string => `${firstName} ${lastName}`.trim() || email;

async function asMember<R>({ visit, shopper }: Call, answer: (actor: Actor) => Promise<R | Refusal>): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, 'REQUEST_GONE') : answer(actor);
}

const answered = (visit: Visit, outcome: Outcome<null, Problem>) => (outcome.ok ? {} : refused(visit, outcome.problem));

const NOT_FOUND: readonly Problem[] = ['NO_OFFER', 'REQUEST_GONE', 'GROUP_NOT_FOUND'];

function refused({ copyLocale }: Visit, code: Problem): Refusal {
  const status = NOT_FOUND.includes(code) ? 404 : code === 'ADMINISTRATORS_ONLY' ? 403 : 400;
  return refuse(status, code, sayer(joinRequestsWords, copyLocale)(code), code === 'COMPANY_REQUIRED' ? 'company' : undefined);
}
