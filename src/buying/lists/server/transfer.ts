// Moves lines from one list to another, or copies them, and takes that back.
import type { Static } from 'typebox';
import { doOnce } from '#buying/cart/server';
import type { ListDetail, listsContract, Moved } from '#buying/lists/contract';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { Queries, Value } from '#platform/db';
import { joinLines, lineKey, putItems, type NewLine } from './change-items.ts';
import { afterChange, detailOf } from './list-detail.ts';
import { REMOVE_ITEM, RESTORE_ITEM, TAKE_BACK, type ItemRow } from './list-item-queries.ts';
import { TOUCH_LIST } from './list-queries.ts';
import { refuseList, type ListRefusal } from './list-refusals.ts';
import { itemsOf, seenList, type SeenList } from './list-store.ts';
import type { ListsContext, ListsDeps } from './lists-context.ts';

type Asked = Static<(typeof listsContract)['POST /cc/api/lists/transfer']['body']>;
type Undone = Static<(typeof listsContract)['POST /cc/api/lists/transfer/undo']['body']>;
type Reply = Static<(typeof listsContract)['POST /cc/api/lists/transfer']['reply']>;

export async function transfer(deps: ListsDeps, context: ListsContext, body: Asked): Promise<Reply | Refusal> {
  const { visit, viewer } = context;
  const copy = body.copy === true;
  const both = await bothLists(deps, context, body, copy);
  if (isRefusal(both)) return both;
  const done = await doOnce<TransferOutcome>(
    deps.db,
    viewer.profileId,
    { visit, content: ['transfer', body], formKey: body.formKey },
    (tx) => moveLines(tx, body, copy, visit.now),
  );
  if (isRefusal(done)) return done;
  return 'refused' in done ? refuseList(visit, done.refused) : { moved: [...done.moved], toName: both.to.name };
}

type TransferOutcome = { readonly refused: ListRefusal } | { readonly moved: readonly Moved[] };

async function moveLines(tx: Queries, { from, to, listItemIds }: Asked, copy: boolean, now: Date): Promise<TransferOutcome> {
  // Both lists are locked in the order of their ids, so that two transfers never wait for each other.
  for (const id of [from, to].toSorted()) await tx.run(TOUCH_LIST, [id, now]);
  const wanted = new Set(listItemIds);
  const rows = (await itemsOf(tx, from)).filter(({ list_item_id: id }) => wanted.has(id));
  if (rows.length === 0) return { refused: 'LIST_ITEM_NOT_FOUND' };
  const put = await putItems(tx, to, joinLines(rows.map(lineOf)), now);
  if ('refused' in put) return put;
  if (!copy) for (const { list_item_id: id } of rows) await tx.run(REMOVE_ITEM, [from, id, now]);
  const there = new Map((await itemsOf(tx, to)).map((row) => [lineKey(row.item_id, row.custom), row.list_item_id]));
  const moved = rows.map((row) => ({
    listItemId: row.list_item_id,
    toItemId: there.get(lineKey(row.item_id, row.custom)) ?? '',
    qty: row.qty,
  }));
  return { moved };
}

const lineOf = ({ item_id: itemId, qty, custom, price_cents: priceCents, note, par, on_hand: onHand }: ItemRow): NewLine => ({
  itemId,
  qty,
  custom,
  priceCents,
  note,
  par,
  onHand,
});

export async function undoTransfer(deps: ListsDeps, context: ListsContext, body: Undone): Promise<ListDetail | Refusal> {
  const { visit, viewer } = context;
  const { from, to, moved } = body;
  const copy = body.copy === true;
  const both = await bothLists(deps, context, body, copy);
  if (isRefusal(both)) return both;
  const done = await doOnce<{ readonly done: true }>(
    deps.db,
    viewer.profileId,
    { visit, content: ['transfer back', body], formKey: body.formKey },
    async (tx) => {
      for (const id of [from, to].toSorted()) await tx.run(TOUCH_LIST, [id, visit.now]);
      const rows = moved.map(({ toItemId: id, qty }) => ({ id, qty }));
      await tx.run(TAKE_BACK, [to, JSON.stringify(rows) as Value, visit.now]);
      if (!copy) for (const { listItemId } of moved) await tx.run(RESTORE_ITEM, [from, listItemId]);
      return { done: true };
    },
  );
  return isRefusal(done) ? done : afterChange(deps, context, from, (onList) => detailOf(deps, onList));
}

/** Copying needs only to see the list that lines come from. */
async function bothLists(
  { db }: ListsDeps,
  { visit, viewer }: ListsContext,
  { from, to }: { readonly from: string; readonly to: string },
  copy: boolean,
): Promise<{ readonly from: SeenList; readonly to: SeenList } | Refusal> {
  const [source, target] = await Promise.all([seenList(db, from, viewer), seenList(db, to, viewer)]);
  if (source === null || target === null || source.removed || target.removed) return refuseList(visit, 'LIST_NOT_FOUND');
  if (from === to) return refuseList(visit, 'SAME_LIST');
  if (!target.rights.items || (!copy && !source.rights.items)) return refuseList(visit, 'LIST_READ_ONLY');
  return { from: source, to: target };
}
