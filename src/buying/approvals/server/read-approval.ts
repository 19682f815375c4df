// One approval as somebody sees it, and what it would come to with fewer goods.
import type { Currency } from '#base/money/rules';
import type { ApprovalDetail, ApprovalOutlook } from '#buying/approvals/contract';
import type { Goods } from '#buying/orders/server';
import type { Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { Visit } from '#platform/visit';
import { refusedBecause } from './answer-decision.ts';
import { COMMENTS } from './approval-queries.ts';
import { barredOf, detailOf } from './approval-views.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import type { LineDecision } from './keep-lines.ts';
import { SEEN } from './list-queries.ts';
import { outlookOf } from './outlook.ts';
import { presentPeople } from './step-facts.ts';
import { seenBy } from './viewer.ts';

export interface ReadingDeps extends Pick<ApprovalsDeps, 'db' | 'orders'> {
  readonly goods: Goods;
  /** The organization's budget centers, by name, that a line can be moved to. */
  readonly centersOf: (shopper: SignedIn, currency: Currency, now: Date) => Promise<readonly string[]>;
}

export async function readApproval(
  { db, orders, goods, centersOf }: ReadingDeps,
  shopper: SignedIn,
  orderNumber: string,
  visit: Visit,
): Promise<ApprovalDetail | Refusal> {
  const viewer = seenBy(shopper, visit.now);
  const row = viewer && (await db.maybe(SEEN, { ...viewer, orderNumber }));
  if (viewer === undefined || row === undefined) return refusedBecause('APPROVAL_NOT_FOUND', visit);
  const [people, comments, centers, order] = await Promise.all([
    presentPeople(db, row, visit.now),
    db.many(COMMENTS, [row.account_number, row.order_number]),
    centersOf(shopper, row.currency, visit.now),
    orders.read(db, row.order_number),
  ]);
  const decides = barredOf(row, people, viewer.me) === '';
  const outlook = order === undefined ? null : await outlookOf(db, { row, order, decisions: [], decides }, visit.now);
  return detailOf(row, people, { visit, me: viewer.me, goods, comments, centers, outlook });
}

interface Looked {
  readonly orderNumber: string;
  readonly decisions: readonly LineDecision[];
}

/** For who may decide now. */
export async function lookAhead(
  { db, orders }: Pick<ReadingDeps, 'db' | 'orders'>,
  shopper: SignedIn,
  { orderNumber, decisions }: Looked,
  visit: Visit,
): Promise<ApprovalOutlook | Refusal> {
  const viewer = seenBy(shopper, visit.now);
  const row = viewer && (await db.maybe(SEEN, { ...viewer, orderNumber }));
  if (viewer === undefined || row === undefined) return refusedBecause('APPROVAL_NOT_FOUND', visit);
  const [people, order] = await Promise.all([presentPeople(db, row, visit.now), orders.read(db, row.order_number)]);
  if (order === undefined) return refusedBecause('ALREADY_DECIDED', visit);
  if (barredOf(row, people, viewer.me) !== '') return refusedBecause('NOT_APPROVER', visit);
  return outlookOf(db, { row, order, decisions, decides: true }, visit.now);
}
