export { fulfilDemoOrders } from './demo-fulfilment.ts';
export { checkLedger, type LedgerReport } from './check-ledger.ts';
export { serveCalendarFile } from './calendar-file.ts';
export { limitLookUps, notFound } from './find-order.ts';
export { orderHandlers, type OrderDeps } from './handlers.ts';
export { endLapsedPickups } from './end-lapsed-pickups.ts';
export { basketsOf, lastOrderedOf, orderedAtOf, orderedItemsOf, spentSince } from './ordered-items.ts';
export type { LaneFailure } from './follower-lane.ts';
export { makePaymentEvents } from './payment-events.ts';
export { makeOrderFollowers, type OrderFollowers } from './order-followers.ts';
export { makeOrderLife, type LifeProblem, type OrderLife } from './order-life.ts';
export { makeOrderMail } from './order-mail.ts';
export { makeOrderMoney } from './order-money.ts';
export { makeOrderReturns, type Arrival, type OrderReturns, type ReturnProblem } from './order-returns.ts';
export { makeOrderViews, type OrderViews } from './order-view.ts';
export {
  ASKED_ORDER,
  CHALLENGE_OF,
  PLACING_FACTS,
  UNIQUE_VIOLATION,
  WRITE_DRAFT,
  WRITE_FIRST_DRAFT,
  type DraftValues,
  type EarlierOrder,
} from './order-queries.ts';
export { makeOrders, type Orders } from './orders.ts';
export { serveOrderDocuments, type Papers } from './order-documents.ts';
export { serveReturnLabels } from './return-label.ts';
export { resendOrderMails, setAsideOrderMails } from './set-aside-mails.ts';
export { openOrders, openReturns, orderReport } from './staff-orders.ts';
export { reconcilePayments } from './reconcile.ts';
export { makeSettling, type Settling } from './settle-order.ts';
export { makeSweeper, type Sweeper } from './sweeper.ts';
export type { Goods } from './view-facts.ts';
export { notePlaced, replayWebhooks, failedWebhooks } from './webhook-tasks.ts';
export { makeWebhooks } from './webhooks.ts';
