// Handlers of requests for more money in a budget.
import { refuse, type Outcome, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { budgetsContract, MoneyRequest, SavedBudget } from '#buying/budgets/contract';
import { readMoney } from '#buying/budgets/rules';
import { budgetsWords } from '#buying/budgets/words';
import { sayer } from '#base/locale/words';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import {
  answerRequest,
  answererOf,
  askForMoney,
  chargeable,
  withdrawRequest,
  type AskingDeps,
  type RequestProblem,
} from './ask-for-money.ts';
import { mayManage } from './budget-access.ts';
import { dollars, dollarsOrNull } from './budget-view.ts';
import type { KnownCenter } from './centers.ts';
import type { Keeper } from './change-centers.ts';
import { readBudget } from './read-budgets.ts';
import { REQUESTS_OF_PERSON, WAITING_FOR_CENTER, type RequestRow } from './request-queries.ts';

export interface RequestDeps extends AskingDeps {
  /** The refusal of a text with a card number, else null (trust 24). */
  readonly cardNumberIn: (typed: unknown, visit: Visit) => Refusal | null;
}

interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

type AsKeeper = <R>(call: Call, answer: (keeper: Keeper) => Promise<R | Refusal> | R | Refusal) => Promise<R | Refusal>;

type RequestLines =
  | `${'GET' | 'POST'} /api/budget-requests`
  | 'POST /api/budget-requests/withdraw'
  | 'POST /api/budgets/:centerId/requests/:requestId';

export function requestHandlers(deps: RequestDeps, asKeeper: AsKeeper): Pick<Handlers<typeof budgetsContract>, RequestLines> {
  const { db, cardNumberIn } = deps;
  return {
    'GET /api/budget-requests': (call) =>
      asKeeper(call, async (keeper) => {
        const { accountNumber, profileId } = keeper.actor;
        const known = await chargeable(db, keeper, call.query.center);
        if (known === undefined) return refused(call.visit, 'BUDGET_NOT_FOUND');
        const center = known.center.name;
        const [who, latest] = await Promise.all([
          answererOf(db, accountNumber, known),
          db.maybe(REQUESTS_OF_PERSON, [accountNumber, center, profileId]),
        ]);
        return { center, who, latest: latest === undefined ? null : requestView(latest) };
      }),
    'POST /api/budget-requests': (call) =>
      asKeeper(call, async (keeper): Promise<SavedBudget | Refusal> => {
        const { body, visit } = call;
        const refusal = cardNumberIn(body, visit);
        if (refusal !== null) return refusal;
        const cents = readMoney(body.amount) ?? 0;
        if (cents === 0 || cents > MOST_CENTS) return wrong(visit, 'amount', 'ASK_AMOUNT');
        return answerTo(await askForMoney(deps, keeper, { center: body.center, cents, note: body.note.trim() }), visit);
      }),
    'POST /api/budget-requests/withdraw': (call) =>
      asKeeper(call, async (keeper) => {
        await withdrawRequest(deps, keeper, call.body.center);
        return {};
      }),
    'POST /api/budgets/:centerId/requests/:requestId': (call) =>
      asKeeper(call, async (keeper): Promise<SavedBudget | Refusal> => {
        const { params, body, visit } = call;
        const known = await readBudget(db, keeper, params.centerId);
        if (known === undefined || !mayAnswer(call.shopper, known)) return refused(visit, 'BUDGET_NOT_FOUND');
        const refusal = cardNumberIn(body, visit);
        if (refusal !== null) return refusal;
        const grants = body.decision === 'decline' ? null : (readMoney(body.amount) ?? 0);
        if (grants !== null && (grants === 0 || grants > MOST_CENTS)) return wrong(visit, 'amount', 'ASK_AMOUNT');
        const answer = body.answer.trim();
        if (grants === null && answer === '') return wrong(visit, 'answer', 'ANSWER_REQUIRED');
        return answerTo(await answerRequest(deps, keeper, { ...params, grants, answer }), visit);
      }),
  };
}

/** As much as a budget can have. */
const MOST_CENTS = 2_000_000_000;

const mayAnswer = (shopper: SignedIn, { center }: KnownCenter): boolean =>
  mayManage(shopper) || center.ownerId === shopper.profile.profileId;

/** Requests that wait for an answer of this person. */
export async function requestsFor(on: Queries, shopper: SignedIn, accountNumber: string, known: KnownCenter): Promise<MoneyRequest[]> {
  if (!mayAnswer(shopper, known)) return [];
  const rows = await on.many(WAITING_FOR_CENTER, [accountNumber, known.center.name]);
  return rows.filter((row) => row.profile_id !== shopper.profile.profileId).map(requestView);
}

function requestView(row: RequestRow): MoneyRequest {
  const { request_id: requestId, name: from, cents, note, state, asked_at: askedAt, answered_by: answeredBy, granted, answer } = row;
  return {
    requestId,
    from,
    amount: dollars(cents),
    note,
    state,
    askedAt: askedAt.toISOString(),
    answeredBy,
    granted: dollarsOrNull(granted),
    answer,
  };
}

function answerTo(outcome: Outcome<string, RequestProblem>, visit: Visit): SavedBudget | Refusal {
  return outcome.ok ? { id: outcome.value, errors: [] } : refused(visit, outcome.problem);
}

const wrong = ({ copyLocale }: Visit, field: string, code: 'ASK_AMOUNT' | 'ANSWER_REQUIRED'): SavedBudget => ({
  id: null,
  errors: [{ field, code, message: sayer(budgetsWords, copyLocale)(code) }],
});

const refused = ({ copyLocale }: Visit, code: RequestProblem): Refusal =>
  refuse(code.endsWith('NOT_FOUND') ? 404 : 409, code, sayer(budgetsWords, copyLocale)(code));
