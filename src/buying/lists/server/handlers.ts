// The calls of `listsContract`. Each one checks what the caller may see.
import type { listsContract } from '#buying/lists/contract';
import type { ListRights } from '#buying/lists/rules';
import type { offlineContract } from '#buying/offline/contract';
import type { Refusal } from '#base/outcome/rules';
import type { Denied, Handlers } from '#platform/contract';
import { isSignedIn } from '#base/shopper/rules';
import { listsContextOf, type ListsContext, type ListsDeps } from './lists-context.ts';
import { changeItem, changeItems, takeItemOff } from './change-items.ts';
import { changeList, deleteList } from './change-lists.ts';
import { refuseList } from './list-refusals.ts';
import { seenList } from './list-store.ts';
import { cardLists, findItems, readLists } from './read-lists.ts';
import { type CallOnList, detailAfter, summaryAfter, detailOf } from './list-detail.ts';
import { create, addItems } from './add-items.ts';
import { applyEdits } from './apply-edits.ts';
import { keeperOf } from './keeper.ts';
import { allowLinks, setLink, sharedList } from './list-links.ts';
import { transfer, undoTransfer } from './transfer.ts';

/** A call with a list id in its path. */
type ListCall = Pick<ListsContext, 'visit' | 'shopper'> & { readonly params: { readonly id: string } };

const denied: Denied<string> = (visit, _line, why) => refuseList(visit, why === 'signIn' ? 'LOGIN_REQUIRED' : 'LISTS_BY_ADMINISTRATORS');

/** Changes that waited for a connection. */
export const offlineHandlers = (deps: ListsDeps): Handlers<typeof offlineContract> => ({
  denied,
  'GET /cc/api/list-keeper': async ({ visit, shopper }) => ({
    keeper: (await visit.acting()) === null ? keeperOf(shopper.shopperId) : null,
  }),
  'POST /cc/api/list/:id/edits': ({ body, ...call }) => withList(deps, call, 'items', (onList) => applyEdits(deps, onList, body.edits)),
});

export function listsHandlers(deps: ListsDeps): Handlers<typeof listsContract> {
  const { db } = deps;
  return {
    denied,
    'GET /cc/api/lists': (call) => readLists(deps, listsContextOf(call), call.query),
    'GET /cc/api/lists/items': (call) => findItems(deps, listsContextOf(call), call.query),
    'POST /cc/api/list': (call) => create(deps, listsContextOf(call), call.body),
    'GET /cc/api/list/:id': (call) => withList(deps, call, 'see', (onList) => detailOf(deps, onList)),
    'POST /cc/api/list/:id override PUT': ({ body, ...call }) =>
      withList(deps, call, 'see', async (onList) => {
        const { visit, viewer, list } = onList;
        if (list.removed && body.restore !== true) return refuseList(visit, 'LIST_NOT_FOUND');
        const other = body.deletefavoriteById;
        if (other !== undefined && (await seenList(db, other, viewer)) === null) return refuseList(visit, 'LIST_NOT_FOUND');
        return summaryAfter(deps, onList, await changeList(db, viewer, list, body, visit.now));
      }),
    'POST /cc/api/list/:id override DELETE': (call) =>
      withList(deps, call, 'see', async (onList) => summaryAfter(deps, onList, await deleteList(db, onList.list, onList.visit.now))),
    'POST /cc/api/list/:id/item': ({ body, ...call }) =>
      withList(deps, call, 'items', async (onList) => {
        const { listItemId, quantities, order } = body;
        const { visit, list } = onList;
        if (quantities !== undefined || order !== undefined)
          return detailAfter(deps, onList, await changeItems(db, list.listId, body, visit.now));
        if (listItemId === undefined) return addItems(deps, onList, body);
        return detailAfter(deps, onList, await changeItem(db, list.listId, listItemId, body, visit.now));
      }),
    'POST /cc/api/list/:id/item/:itemId override DELETE': (call) =>
      withList(deps, call, 'items', async (onList) =>
        detailAfter(deps, onList, await takeItemOff(db, onList.list.listId, call.params.itemId, onList.visit.now)),
      ),
    'POST /cc/api/lists/transfer': (call) => transfer(deps, listsContextOf(call), call.body),
    'POST /cc/api/lists/transfer/undo': (call) => undoTransfer(deps, listsContextOf(call), call.body),
    'POST /cc/api/list/:id/link': ({ body, ...call }) => withList(deps, call, 'share', (onList) => setLink(deps, onList, body.on)),
    'POST /cc/api/lists/links': (call) => allowLinks(deps, listsContextOf(call), call.body.allowed),
    'GET /cc/api/shared-list/:token': async ({ visit, params }) => sharedList(deps, visit, await visit.shopper(), params.token),
    'POST /ele-lpd/api/sparxProxy/getListCardData': async ({ visit, query }) => {
      const shopper = await visit.shopper();
      return { listsData: { lists: isSignedIn(shopper) ? await cardLists(db, listsContextOf({ visit, shopper }), query.size) : [] } };
    },
  };
}

/** A list that the caller may not see answers like one that does not exist. */
async function withList<R>(
  { db }: ListsDeps,
  { params, ...caller }: ListCall,
  right: keyof ListRights,
  work: (onList: CallOnList) => Promise<R | Refusal>,
): Promise<R | Refusal> {
  const context = listsContextOf(caller);
  const list = await seenList(db, params.id, context.viewer);
  if (list === null || (list.removed && right === 'items')) return refuseList(context.visit, 'LIST_NOT_FOUND');
  return list.rights[right] ? work({ ...context, list }) : refuseList(context.visit, 'LIST_READ_ONLY');
}
