// Handlers of `budgetsContract`. The organization is always the session's: no call names one.
import { sayer } from '#base/locale/words';
import { refuse, type Outcome, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { shopDay } from '#base/site/rules';
import type { budgetsContract, SavedBudget } from '#buying/budgets/contract';
import { readCenter, readMoney, type TypedCenter } from '#buying/budgets/rules';
import { budgetsWords } from '#buying/budgets/words';
import { actorOf } from '#people/organizations/server';
import { shownProblems } from '#people/table-import/rules';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { mayManage, mayRead } from './budget-access.ts';
import { moveMoney, saveCenter, setRetired, type BudgetRefusal, type Keeper } from './change-centers.ts';
import { importBudgets } from './import-budgets.ts';
import { problemText } from './problem-text.ts';
import { requestHandlers, requestsFor, type RequestDeps } from './request-handlers.ts';
import { budgetPage, readAssignees, readBudget, readBudgets } from './read-budgets.ts';

export type BudgetDeps = RequestDeps;

interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

export function budgetHandlers(deps: BudgetDeps): Handlers<typeof budgetsContract> {
  const { db, cardNumberIn } = deps;
  const save = (call: Call & { readonly body: SentCenter }, centerId: string | null) =>
    asKeeper(call, (keeper) => cardNumberIn(call.body, call.visit) ?? saveTyped(db, keeper, centerId, call));
  return {
    denied: (visit, _line, admission) => {
      const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'BUDGETS_NOT_ALLOWED';
      return refuse(admission === 'signIn' ? 401 : 403, code, sayer(budgetsWords, visit.copyLocale)(code));
    },
    ...requestHandlers(deps, asKeeper),
    'GET /api/budgets': (call) =>
      asKeeper(call, async (keeper) => {
        const found = await readBudgets(db, keeper, { ...call.shopper, isActing: call.visit.isActing }, call.query);
        return found ?? refused(call.visit, 'BUDGET_NOT_FOUND');
      }),
    'GET /api/budget-assignees': (call) => asKeeper(call, ({ actor }) => readAssignees(db, actor)),
    'GET /api/budgets/:centerId': (call) =>
      asKeeper(call, async (keeper) => {
        const shown = await showBudget(db, keeper, call, { ...call.params, ...call.query });
        return shown ?? refused(call.visit, 'BUDGET_NOT_FOUND');
      }),
    'POST /api/budgets': (call) => save(call, null),
    'POST /api/budgets/:centerId override PUT': (call) => save(call, call.params.centerId),
    'POST /api/budgets/:centerId/retire': (call) => done(call, (keeper) => setRetired(db, keeper, call.params.centerId, true)),
    'POST /api/budgets/:centerId/restore': (call) => done(call, (keeper) => setRetired(db, keeper, call.params.centerId, false)),
    'POST /api/budgets/:centerId/move': (call) =>
      asKeeper(call, async (keeper) => {
        const { body, params, visit } = call;
        const refusal = cardNumberIn(body, visit);
        if (refusal !== null) return refusal;
        const cents = readMoney(body.amount) ?? 0;
        if (cents === 0) return wrong(visit, [{ field: 'amount', code: 'MONEY_REQUIRED' }]);
        const moved = await moveMoney(db, keeper, { from: body.from, to: params.centerId, cents, note: body.note.trim() });
        return answerTo(moved, visit);
      }),
    'POST /api/budgets/import': (call) =>
      asKeeper(call, async (keeper) => {
        const { visit, body } = call;
        const refusal = cardNumberIn(body.rows, visit);
        if (refusal !== null) return refusal;
        const { problems, ...counts } = await importBudgets(db, keeper, body.rows);
        return { ...counts, ...shownProblems(problems, (problem) => problemText(problem, visit.copyLocale)) };
      }),
  };
}

/** Undefined when the caller may not see the budget, as when it does not exist. */
async function showBudget(db: Db, keeper: Keeper, { shopper, visit }: Call, { centerId, page = '1' }: { centerId: string; page?: string }) {
  const known = await readBudget(db, keeper, centerId);
  if (known === undefined || !mayRead(shopper, known)) return undefined;
  const [shown, requests] = await Promise.all([
    budgetPage(db, keeper, known, { canManage: mayManage(shopper) && !visit.isActing, page: Math.max(1, Number(page)) }),
    requestsFor(db, shopper, keeper.actor.accountNumber, known),
  ]);
  return { ...shown, requests };
}

interface SentCenter extends TypedCenter {
  readonly ownerId: string | null;
  readonly groupIds: readonly string[];
  readonly profileIds: readonly string[];
}

async function saveTyped(db: Db, keeper: Keeper, centerId: string | null, { body, visit }: { body: SentCenter; visit: Visit }) {
  const facts = readCenter(body, shopDay(visit.now));
  if (!facts.ok) return wrong(visit, facts.problem);
  const { ownerId, groupIds, profileIds } = body;
  const wanted = { ...facts.value, ownerId, groups: [...new Set(groupIds)], people: [...new Set(profileIds)] };
  return answerTo(await saveCenter(db, keeper, centerId, wanted), visit);
}

type Wrong = readonly { readonly field: string; readonly code: Parameters<typeof problemText>[0]['code'] }[];

function wrong({ copyLocale }: Visit, problems: Wrong): SavedBudget {
  const texts = problems.map(({ field, code }) => {
    // Problems of fields have no values besides the limit that the text knows itself.
    const problem = { row: 0, code } as Parameters<typeof problemText>[0];
    return { field, code, message: problemText(problem, copyLocale) };
  });
  return { id: null, errors: texts };
}

/** At the field that it is about, if there is one. */
const FIELDS: Readonly<Partial<Record<BudgetRefusal, string>>> = { BUDGET_NAME_TAKEN: 'name', NOT_ENOUGH_LEFT: 'amount' };

function answerTo(outcome: Outcome<string, BudgetRefusal>, visit: Visit): SavedBudget | Refusal {
  if (outcome.ok) return { id: outcome.value, errors: [] };
  const { problem: code } = outcome;
  const field = FIELDS[code];
  return field === undefined ? refused(visit, code) : wrong(visit, [{ field, code }]);
}

/** Somebody without an organization has no budgets: as if they did not exist. */
async function asKeeper<R>({ visit, shopper }: Call, answer: (keeper: Keeper) => Promise<R | Refusal> | R | Refusal): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  if (actor === undefined) return refused(visit, 'BUDGET_NOT_FOUND');
  return answer({ actor, currency: visit.site.currency, copyLocale: visit.copyLocale, now: visit.now });
}

const done = (call: Call, work: (keeper: Keeper) => Promise<Outcome<unknown, BudgetRefusal>>) =>
  asKeeper(call, async (keeper) => {
    const outcome = await work(keeper);
    return outcome.ok ? {} : refused(call.visit, outcome.problem);
  });

const refused = ({ copyLocale }: Pick<Visit, 'copyLocale'>, code: BudgetRefusal): Refusal =>
  refuse(code.endsWith('NOT_FOUND') ? 404 : 409, code, problemText({ row: 0, code }, copyLocale));
