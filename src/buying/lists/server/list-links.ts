// Links by which people without an account read a list (LST-5). An organization's lists have none until its administrators allow them.
import type { Static } from 'typebox';
import type { ListDetail, listsContract } from '#buying/lists/contract';
import type { Refusal } from '#base/outcome/rules';
import type { Shopper } from '#base/shopper/rules';
import { randomText } from '#platform/random';
import type { Visit } from '#platform/visit';
import { afterChange, detailOf, type CallOnList } from './list-detail.ts';
import { ALLOW_LINKS, LIST_BY_LINK, SET_LINK } from './list-queries.ts';
import { linksAllowed } from './links-allowed.ts';
import { refuseList } from './list-refusals.ts';
import { itemReplies, subtotalOf } from './list-reply.ts';
import { itemsOf } from './list-store.ts';
import type { ListsContext, ListsDeps } from './lists-context.ts';

type SharedList = Static<(typeof listsContract)['GET /cc/api/shared-list/:token']['reply']>;

const TOKEN_BYTES = 18;

export async function allowLinks(
  { db }: ListsDeps,
  { visit, viewer }: ListsContext,
  allowed: boolean,
): Promise<{ allowed: boolean } | Refusal> {
  if (viewer.accountNumber === null) return refuseList(visit, 'LINKS_NOT_ALLOWED');
  await db.run(ALLOW_LINKS, [viewer.accountNumber, allowed]);
  return { allowed };
}

/** A link that is taken away and given again is another one. */
export async function setLink(deps: ListsDeps, onList: CallOnList, on: boolean): Promise<ListDetail | Refusal> {
  const { list, visit, viewer } = onList;
  if (on && !(await linksAllowed(deps.db, viewer))) return refuseList(visit, 'LINKS_NOT_ALLOWED');
  if (on !== (list.linkToken !== null)) await deps.db.run(SET_LINK, [list.listId, on ? randomText(TOKEN_BYTES) : null]);
  return afterChange(deps, onList, list.listId, (now) => detailOf(deps, now));
}

/** What people wrote beside the lines stays with those who have the list. */
export async function sharedList(deps: ListsDeps, visit: Visit, shopper: Shopper | null, token: string): Promise<SharedList | Refusal> {
  const list = await deps.db.maybe(LIST_BY_LINK, [token, visit.site.id]);
  if (list === undefined) return refuseList(visit, 'LIST_NOT_FOUND');
  const [rows, facts] = await Promise.all([
    itemsOf(deps.db, list.list_id),
    deps.carts.factsFor(visit, shopper, { zip: null, storeNumber: null }),
  ]);
  const shown = rows.map((row) => ({ ...row, note: null, par: null, on_hand: null, price_cents: null }));
  const items = itemReplies(shown, { visit, facts, imageOf: deps.carts.imageOf, waitsFor: deps.waitsFor });
  return { name: list.name, modified: new Date(Number(list.modified_at)).toISOString(), items, subtotal: subtotalOf(items) };
}
