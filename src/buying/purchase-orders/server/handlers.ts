// Handlers of `purchaseOrdersContract`. The organization is always the session's: no call names one.
import { refuse, type Outcome, type Refusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import type { SignedIn } from '#base/shopper/rules';
import type { purchaseOrdersContract } from '#buying/purchase-orders/contract';
import { readRules } from '#buying/purchase-orders/rules';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { actorOf, type Actor } from '#people/organizations/server';
import { shownProblems } from '#people/table-import/rules';
import type { Call as PlatformCall, Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import {
  changePurchaseOrder,
  closePurchaseOrder,
  openPurchaseOrder,
  reopenPurchaseOrder,
  type PurchaseOrderRefusal,
} from './change-purchase-orders.ts';
import { importPurchaseOrders } from './import-purchase-orders.ts';
import { keepRules } from './keep-rules.ts';
import { readLimits } from './limits-of.ts';
import { problemText, rulesProblemText } from './problem-text.ts';
import { readPurchaseOrder, readPurchaseOrders } from './read-purchase-orders.ts';
import { savePurchaseOrder } from './save-purchase-order.ts';

export interface PurchaseOrderDeps {
  readonly db: Db;
  /** The refusal of a text with a card number, else null (trust 24). */
  readonly cardNumberIn: (typed: unknown, visit: Visit) => Refusal | null;
  /** Whether somebody sees all orders of their organization (USR-10). */
  readonly seesAllOrders: (shopper: SignedIn) => boolean;
}

interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

export function purchaseOrderHandlers(deps: PurchaseOrderDeps): Handlers<typeof purchaseOrdersContract> {
  const { db, cardNumberIn, seesAllOrders } = deps;
  return {
    denied: (visit, _line, admission) => {
      const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'PURCHASE_ORDERS_NOT_ALLOWED';
      return refuse(admission === 'signIn' ? 401 : 403, code, sayer(purchaseOrdersWords, visit.copyLocale)(code));
    },
    'GET /api/organization/purchase-orders': (call) =>
      asMember(call, async (actor) => ({ ...(await readPurchaseOrders(db, actor, call.visit, call.query)), manages: manages(call) })),
    'GET /api/organization/purchase-order-limits': (call) => asMember(call, (actor) => readLimits(db, actor)),
    'GET /api/organization/purchase-orders/:poId': (call) =>
      asMember(call, async (actor) => {
        const { visit, params, query, shopper } = call;
        const read = await readPurchaseOrder(db, actor, visit, params.poId, Math.max(1, Number(query.page ?? '1')));
        if (read === undefined) return refused(visit, 'PURCHASE_ORDER_NOT_FOUND');
        return { ...read, manages: manages(call), seesOrders: seesAllOrders(shopper) };
      }),
    'POST /api/organization/purchase-orders': (call) =>
      asMember(call, async (actor) => {
        const { visit, body } = call;
        const place = { currency: visit.site.currency, now: visit.now };
        return cardNumberIn(body, visit) ?? savePurchaseOrder(visit, body, (wanted) => openPurchaseOrder(db, actor, place, wanted));
      }),
    'POST /api/organization/purchase-orders/:poId override PUT': (call) =>
      asMember(call, async (actor) => {
        const { visit, body, params } = call;
        // One of somebody else is told before anything is said about the fields.
        if ((await readPurchaseOrder(db, actor, visit, params.poId, 1)) === undefined) return refused(visit, 'PURCHASE_ORDER_NOT_FOUND');
        const keep: Parameters<typeof savePurchaseOrder>[2] = (wanted) => changePurchaseOrder(db, actor, visit.now, params.poId, wanted);
        return cardNumberIn(body, visit) ?? savePurchaseOrder(visit, body, keep);
      }),
    'POST /api/organization/purchase-orders/:poId/close': (call) =>
      done(call, (actor) => closePurchaseOrder(db, actor, call.visit.now, call.params.poId)),
    'POST /api/organization/purchase-orders/:poId/reopen': (call) =>
      done(call, (actor) => reopenPurchaseOrder(db, actor, call.visit.now, call.params.poId)),
    'POST /api/organization/purchase-orders/import': (call) => asMember(call, (actor) => importRows(deps, call, actor)),
    'POST /api/organization/purchase-order-rules': (call) => asMember(call, (actor) => setRules(deps, call, actor)),
  };
}

type Line<K extends keyof typeof purchaseOrdersContract> = PlatformCall<(typeof purchaseOrdersContract)[K]>;

async function importRows(
  { db, cardNumberIn }: PurchaseOrderDeps,
  { visit, body }: Line<'POST /api/organization/purchase-orders/import'>,
  actor: Actor,
) {
  const refusal = cardNumberIn(body.rows, visit);
  if (refusal !== null) return refusal;
  const place = { currency: visit.site.currency, now: visit.now };
  const { problems, ...counts } = await importPurchaseOrders(db, actor, place, body.rows);
  return { ...counts, ...shownProblems(problems, (problem) => problemText(problem, visit.copyLocale)) };
}

async function setRules(
  { db, cardNumberIn }: PurchaseOrderDeps,
  { visit, body }: Line<'POST /api/organization/purchase-order-rules'>,
  actor: Actor,
) {
  const refusal = cardNumberIn(body, visit);
  if (refusal !== null) return refusal;
  const rules = readRules(body);
  if (rules.ok) await keepRules(db, actor, rules.value, visit.now);
  const wrong = rules.ok ? [] : rules.problem;
  return { errors: wrong.map((problem) => ({ field: problem.field, message: rulesProblemText(problem, visit.copyLocale) })) };
}

/** A representative who acts for somebody changes nothing here. */
const manages = ({ shopper, visit }: Call): boolean => shopper.permissions.has('H_SB') && !visit.isActing;

/** Somebody without an organization has no purchase orders: as if they did not exist. */
async function asMember<R>({ visit, shopper }: Call, answer: (actor: Actor) => Promise<R | Refusal>): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, 'PURCHASE_ORDER_NOT_FOUND') : answer(actor);
}

const done = (call: Call, work: (actor: Actor) => Promise<Outcome<unknown, PurchaseOrderRefusal>>) =>
  asMember(call, async (actor) => {
    const outcome = await work(actor);
    return outcome.ok ? {} : refused(call.visit, outcome.problem);
  });

function refused({ copyLocale }: Pick<Visit, 'copyLocale'>, code: PurchaseOrderRefusal): Refusal {
  return refuse(code.endsWith('NOT_FOUND') ? 404 : 409, code, problemText({ row: 0, code }, copyLocale));
}
