// Handlers of `restockContract`. A restock is looked up among the caller's own alone.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { orderReach } from '#buying/orders/rules';
import type { restockContract } from '#buying/restock/contract';
import { RESTOCK_ACTS, type RestockAct } from '#buying/restock/rules';
import { restockMessageWords } from '#buying/restock/words/messages';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { actOn } from './act-on-restock.ts';
import { changeDelivery } from './change-delivery.ts';
import { changeRestock } from './change-restock.ts';
import { orderNow, type OrderNowProblem } from './order-now.ts';
import { readChange, readDelivery } from './read-delivery.ts';
import { readOrganization, readRestock, readRestocks } from './read-restocks.ts';
import { percentOff, readChoices } from './restock-choices.ts';
import type { RestockDeps } from './restock-deps.ts';
import { startRestocks } from './start-restocks.ts';
import { swapItem, type SwapProblem } from './swap-item.ts';
import { undoDelivery } from './undo-delivery.ts';
import { wantedItems } from './wanted-items.ts';

export function restockHandlers(deps: RestockDeps): Handlers<typeof restockContract> {
  return {
    denied: (visit, _line, admission) => {
      const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'RESTOCK_NOT_ALLOWED';
      return refuse(admission === 'signIn' ? 401 : 403, code, sayer(restockMessageWords, visit.copyLocale)(code));
    },
    'GET /api/restocks': async ({ visit, shopper, query }) => ({
      ...(await readRestocks(deps, visit, shopper, query.from)),
      percentOff: percentOff(deps),
      seesAll: orderReach(shopper).seesAll,
      isActing: visit.isActing,
    }),
    'GET /api/restock-form': async ({ visit, shopper, query }) => {
      const [items, choices] = await Promise.all([wantedItems(deps, visit, shopper, query.items ?? ''), readChoices(deps, visit, shopper)]);
      return { items, choices };
    },
    'POST /api/restocks': ({ visit, shopper, body }) => startRestocks(deps, visit, shopper, body),
    'GET /api/restocks/:restockId': async ({ visit, shopper, params }) =>
      (await readRestock(deps, visit, shopper, params.restockId)) ?? refused(visit, 'RESTOCK_NOT_FOUND'),
    'POST /api/restocks/:restockId override PUT': async ({ visit, shopper, params, body }) => {
      const changed = await changeRestock(deps, visit, shopper, { ...body, restockId: params.restockId });
      return typeof changed === 'object' ? changed : refused(visit, changed ?? 'RESTOCK_NOT_FOUND');
    },
    'POST /api/restocks/:restockId/act': async ({ visit, shopper, params, body }) => {
      const act = RESTOCK_ACTS.find((one) => one === body.act) ?? 'skip';
      // What is charged again, or at another price, is agreed to by who pays it.
      if (visit.isActing && OWN_ACTS.has(act)) return refused(visit, 'OWNER_ONLY');
      const { itemId = '', seen = 0 } = body;
      const acted =
        act === 'swap'
          ? await swapItem(deps, visit, shopper, { ...params, itemId, seen })
          : await actOn(deps, visit, shopper.shopperId, params.restockId, act);
      return acted.ok ? {} : refused(visit, acted.problem);
    },
    'POST /api/restocks/:restockId/order': async ({ visit, shopper, params, body }) => {
      const ordered = await orderNow(deps, visit, shopper, { ...params, ...body });
      return ordered.ok ? ordered.value : refused(visit, ordered.problem);
    },
    'GET /api/restock-delivery': ({ visit, shopper, query }) => readDelivery(deps, visit, shopper, query.on),
    'POST /api/restock-delivery': async ({ visit, shopper, body }) => {
      const changed = await changeDelivery(deps, visit, shopper, body);
      return changed === 'RESTOCK_NOT_FOUND' ? refused(visit, changed) : { ...changed, errors: [...changed.errors] };
    },
    'GET /api/restock-delivery/:changeId': ({ visit, shopper, params }) => toldChange(deps, visit, shopper, params.changeId),
    'POST /api/restock-delivery/:changeId/undo': async ({ visit, shopper, params }) => {
      const undone = await undoDelivery(deps, visit, shopper, params.changeId);
      return undone.ok ? toldChange(deps, visit, shopper, params.changeId) : refused(visit, undone.problem);
    },
    'GET /api/organization/restocks': ({ visit, shopper, query }) => ofOrganization(deps, visit, shopper, Number(query.page ?? '1')),
  };
}

const OWN_ACTS: ReadonlySet<RestockAct> = new Set(['accept', 'resume', 'restore', 'swap'] as const);

const toldChange = async (deps: RestockDeps, visit: Visit, shopper: SignedIn, changeId: string) =>
  (await readChange(deps, visit, shopper, changeId)) ?? refused(visit, 'RESTOCK_NOT_FOUND');

async function ofOrganization(deps: RestockDeps, visit: Visit, { account }: SignedIn, page: number) {
  if (account === null) return refused(visit, 'RESTOCK_NOT_FOUND');
  return readOrganization(deps, visit, account.accountNumber, Math.max(1, page));
}

function refused(
  { copyLocale }: Pick<Visit, 'copyLocale'>,
  code: SwapProblem | OrderNowProblem | 'OWNER_ONLY' | 'RESTOCK_CHANGED',
): Refusal {
  const status = code === 'RESTOCK_NOT_FOUND' ? 404 : code === 'OWNER_ONLY' ? 403 : 409;
  return refuse(status, code, sayer(restockMessageWords, copyLocale)(code));
}
