// Makes a list, or adds items to one; the items that the shop does not sell get a message each.
import type { Static } from 'typebox';
import { doOnce } from '#buying/cart/server';
import type { ListDetail, listsContract } from '#buying/lists/contract';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { ListsContext, ListsDeps } from './lists-context.ts';
import { putItems, type Outcome } from './change-items.ts';
import { createList, type Made } from './change-lists.ts';
import { refuseList } from './list-refusals.ts';
import { type CallOnList, detailAfter, afterChange, detailOf } from './list-detail.ts';
import { soldLines } from './sold-lines.ts';

type NewList = Static<(typeof listsContract)['POST /cc/api/list']['body']>;

type NewItems = Static<(typeof listsContract)['POST /cc/api/list/:id/item']['body']>;

export async function create(deps: ListsDeps, context: ListsContext, body: NewList): Promise<ListDetail | Refusal> {
  const { visit, viewer } = context;
  const { name, accessLevel = 'PERSONAL', items = [], formKey } = body;
  const sold = await soldLines(deps, context, items);
  if (isRefusal(sold)) return sold;
  const { lines, messages } = sold;
  const made = await doOnce<Made>(deps.db, viewer.profileId, { visit, content: ['list', body], formKey }, (tx) =>
    createList(tx, viewer, { name, accessLevel, lines }, visit.now),
  );
  if (isRefusal(made)) return made;
  if ('refused' in made) return refuseList(visit, made.refused);
  return afterChange(deps, context, made.listId, (onList) => detailOf(deps, onList, messages));
}

export async function addItems(deps: ListsDeps, onList: CallOnList, body: NewItems): Promise<ListDetail | Refusal> {
  const { items = [], formKey } = body;
  const sold = await soldLines(deps, onList, items);
  if (isRefusal(sold)) return sold;
  const { lines, messages } = sold;
  const { visit, viewer, list } = onList;
  const put = await doOnce<Outcome>(deps.db, viewer.profileId, { visit, content: ['onto list', list.listId, body], formKey }, (tx) =>
    putItems(tx, list.listId, lines, visit.now),
  );
  return isRefusal(put) ? put : detailAfter(deps, onList, put, messages);
}
