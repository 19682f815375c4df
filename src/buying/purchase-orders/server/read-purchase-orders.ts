// What the screens of purchase orders show.
import { localDay } from '#base/calendar/rules';
import type { MenuCounts, SignedIn } from '#base/shopper/rules';
import type { LedgerEntry } from '#buying/purchase-orders/contract';
import { actorOf, type Actor } from '#people/organizations/server';
import { organizationOf } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { chargesOfFund, fundHistory, type FundEntry } from './fund-views.ts';
import { rulesOf } from './keep-rules.ts';
import { COUNT_PURCHASE_ORDERS, PURCHASE_ORDER_BY_ID, PURCHASE_ORDERS } from './purchase-order-queries.ts';
import { dollars, dollarsOr, viewsOf } from './purchase-order-view.ts';

const PER_PAGE = 25;
/** So many orders stand on the page of a purchase order; its file has all. */
const MOST_CHARGED = 20;

export interface PurchaseOrdersAsked {
  readonly search?: string;
  readonly show?: 'open' | 'nearlyUsed' | 'ended';
  readonly page?: string;
}

export async function readPurchaseOrders(
  on: Queries,
  { accountNumber }: Actor,
  visit: Pick<Visit, 'site' | 'now'>,
  asked: PurchaseOrdersAsked,
) {
  const search = (asked.search ?? '').trim().toLowerCase();
  const today = localDay(visit.now, visit.site.timeZone);
  const wanted = {
    accountNumber,
    pattern: search === '' ? null : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
    show: asked.show ?? null,
    today,
    limit: PER_PAGE,
  };
  const ask = (at: number) => on.many(PURCHASE_ORDERS, { ...wanted, offset: (at - 1) * PER_PAGE });
  const page = Math.max(1, Number(asked.page ?? '1'));
  const [organization, counts, rules, found] = await Promise.all([
    organizationOf(on, accountNumber),
    on.one(COUNT_PURCHASE_ORDERS, [accountNumber, today]),
    rulesOf(on, accountNumber),
    ask(page),
  ]);
  // A page that no longer exists shows the first.
  const isGone = found.length === 0 && page > 1;
  const rows = isGone ? await ask(1) : found;
  return {
    organization: organization?.name ?? '',
    orders: await viewsOf(on, accountNumber, rows, today),
    counts,
    rules,
    page: isGone ? 1 : page,
    pages: Math.ceil((rows[0]?.count ?? 0) / PER_PAGE),
  };
}

/** How many are open, for the menu of those who may see them; 0 for everybody else. */
export async function countOpenPurchaseOrders(
  on: Queries,
  { now, site }: Pick<Visit, 'site' | 'now'>,
  shopper: SignedIn,
): Promise<MenuCounts> {
  const actor = actorOf(shopper);
  const maySee = shopper.permissions.has('H_SB') || shopper.permissions.has('H_EBL');
  if (actor === undefined || !maySee) return {};
  return { purchaseOrders: (await on.one(COUNT_PURCHASE_ORDERS, [actor.accountNumber, localDay(now, site.timeZone)])).open };
}

/** Undefined: no purchase order of the organization. */
export async function readPurchaseOrder(
  on: Queries,
  { accountNumber }: Actor,
  visit: Pick<Visit, 'site' | 'now'>,
  poId: string,
  asked: number,
) {
  const row = await on.maybe(PURCHASE_ORDER_BY_ID, [accountNumber, poId]);
  if (row === undefined) return undefined;
  const ask = (at: number) => fundHistory(on, row.fund_id, { limit: PER_PAGE, offset: (at - 1) * PER_PAGE });
  const [views, charged, found] = await Promise.all([
    viewsOf(on, accountNumber, [row], localDay(visit.now, visit.site.timeZone)),
    chargesOfFund(on, row.fund_id, MOST_CHARGED + 1),
    ask(asked),
  ]);
  const [order] = views;
  if (order === undefined) return undefined;
  const isGone = found.entries.length === 0 && asked > 1;
  const { entries, count } = isGone ? await ask(1) : found;
  return {
    order,
    charged: charged.slice(0, MOST_CHARGED).map(({ orderNumber, state, cents, credited, at, by }) => ({
      orderNumber,
      state,
      amount: dollars(cents),
      credited: dollars(credited),
      at: at.toISOString(),
      by: by ?? '',
    })),
    more: charged.length > MOST_CHARGED,
    history: entries.map(entryView),
    page: isGone ? 1 : asked,
    pages: Math.ceil(count / PER_PAGE),
  };
}

/** What a step did to what is left: an order that is placed turns held into spent, which changes nothing. */
export function entryView({ at, kind, amountChange, heldChange, spentChange, leftAfter, orderNumber, by, note }: FundEntry): LedgerEntry {
  const change = kind === 'spent' ? -spentChange : amountChange - heldChange - spentChange;
  return {
    at: at.toISOString(),
    kind,
    change: dollars(change),
    left: dollarsOr(leftAfter),
    orderNumber: orderNumber ?? '',
    by: by ?? '',
    note,
  };
}
