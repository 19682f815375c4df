// Files of purchase orders: all of them in the form that an import takes, and the history of one.
import type { FastifyInstance } from 'fastify';
import { formatDate, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { isSignedIn } from '#base/shopper/rules';
import { fundHistory } from './fund-views.ts';
import { TABLE_COLUMNS, type TableColumn } from '#buying/purchase-orders/rules';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { locationNames } from '#people/locations/server';
import { actorOf, groupsOf, type Actor } from '#people/organizations/server';
import { listMembers } from '#people/sessions/server';
import { makePaths } from '#paths';
import { sendCsv, type CsvRow } from '#platform/csv-file';
import type { Queries } from '#platform/db';
import { sendRefusal } from '#platform/refusals';
import type { Visit } from '#platform/visit';
import { PURCHASE_ORDER_BY_ID } from './purchase-order-queries.ts';
import { allPurchaseOrders, type KeptPurchaseOrder } from './purchase-order-store.ts';
import { entryView } from './read-purchase-orders.ts';
import { columnName } from './table-words.ts';

/** More steps than any purchase order has. */
const MOST_ENTRIES = 100_000;

export function servePurchaseOrderFiles(shop: FastifyInstance, db: Queries): void {
  const paths = makePaths('en-US');
  shop.get(paths.purchaseOrdersFile(), { config: { access: 'shopper' } }, async ({ visit }, reply) => {
    const actor = await readerOf(visit);
    if (isRefusal(actor)) return sendRefusal(reply, actor);
    return sendCsv(reply, 'purchase-orders.csv', await tableOf(db, actor, visit.copyLocale));
  });
  shop.get<{ Params: { poId: string } }>(
    paths.purchaseOrderHistoryFile(':poId'),
    { config: { access: 'shopper' } },
    async ({ visit, params }, reply) => {
      const actor = await readerOf(visit);
      if (isRefusal(actor)) return sendRefusal(reply, actor);
      const row = UUID.test(params.poId) ? await db.maybe(PURCHASE_ORDER_BY_ID, [actor.accountNumber, params.poId]) : undefined;
      if (row === undefined) return sendRefusal(reply, refuse(404, 'PURCHASE_ORDER_NOT_FOUND', say(visit)('PURCHASE_ORDER_NOT_FOUND')));
      return sendCsv(reply, 'purchase-order-history.csv', await historyOf(db, row.fund_id, visit));
    },
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const say = ({ copyLocale }: Pick<Visit, 'copyLocale'>) => sayer(purchaseOrdersWords, copyLocale);

async function readerOf(visit: Visit): Promise<Actor | Refusal> {
  const shopper = await visit.shopper();
  if (!isSignedIn(shopper)) return refuse(401, 'LOGIN_REQUIRED', say(visit)('LOGIN_REQUIRED'));
  const actor = actorOf(shopper);
  const mayRead = shopper.permissions.has('H_SB') || shopper.permissions.has('H_EBL');
  return actor !== undefined && mayRead ? actor : refuse(403, 'PURCHASE_ORDERS_NOT_ALLOWED', say(visit)('PURCHASE_ORDERS_NOT_ALLOWED'));
}

async function tableOf(db: Queries, { accountNumber }: Actor, locale: CopyLocale): Promise<readonly CsvRow[]> {
  const [all, groups, { members }, locations] = await Promise.all([
    allPurchaseOrders(db, accountNumber),
    groupsOf(db, accountNumber),
    listMembers(db, accountNumber, { search: '', active: null, ids: null, limit: 100_000, offset: 0 }),
    locationNames(db, accountNumber),
  ]);
  const nameOf = new Map([
    ...groups.map(({ groupId, name }) => [groupId, name] as const),
    ...members.map(({ profileId, email }) => [profileId, email] as const),
    ...locations.map(({ locationId, name, code }) => [locationId, code === '' ? name : code] as const),
  ]);
  const speak = sayer(purchaseOrdersWords, locale);
  const named = (isAll: boolean, word: 'server.everybody' | 'server.everywhere', ids: readonly string[]): string =>
    isAll ? speak(word) : ids.flatMap((id) => nameOf.get(id) ?? []).join('; ');
  const cell = (one: KeptPurchaseOrder, column: TableColumn): string => {
    if (column === 'usedBy') return named(one.everybody, 'server.everybody', [...one.groupIds, ...one.profileIds]);
    if (column === 'locations') return named(one.everywhere, 'server.everywhere', one.locationIds);
    if (column === 'status') return speak(one.closed ? 'server.closed' : 'server.open');
    if (column === 'amount') return one.amount === null ? '' : (one.amount / 100).toFixed(2);
    return one[column] ?? '';
  };
  const head = TABLE_COLUMNS.map((column) => columnName(column, locale));
  return [head, ...all.map((one) => TABLE_COLUMNS.map((column) => cell(one, column)))];
}

const HISTORY_COLUMNS = ['day', 'what', 'order', 'by', 'change', 'left', 'note'] as const;

async function historyOf(db: Queries, fundId: string, visit: Visit): Promise<readonly CsvRow[]> {
  const speak = say(visit);
  const { entries } = await fundHistory(db, fundId, { limit: MOST_ENTRIES, offset: 0 });
  const rows = entries
    .map(entryView)
    .map(({ at, kind, orderNumber, by, change, left, note }) => [
      formatDate(new Date(at), visit.site.timeZone, visit.copyLocale),
      speak(`entry${kind}`),
      orderNumber,
      by,
      change.toFixed(2),
      left === null ? '' : left.toFixed(2),
      note,
    ]);
  return [HISTORY_COLUMNS.map((column) => speak(`server.history${column}`)), ...rows];
}
