export { recordSerials } from './record-serials.ts';
export { makeReadClaims } from './stock-claims.ts';
export { moveDraft } from './move-draft.ts';
export { fulfilDemoOrders } from './demo-fulfilment.ts';
export { checkLedger, type LedgerReport } from './check-ledger.ts';
export { serveCalendarFile } from './calendar-file.ts';
export { FORGET_ORDER_REQUESTS } from './order-queries.ts';
export { limitLookUps, notFound } from './find-order.ts';
export { orderHandlers, type OrderDeps } from './handlers.ts';
export { endLapsedPickups } from './end-lapsed-pickups.ts';
export {
  basketsOf,
  lastOrderedOf,
  orderedAtOf,
  orderedItemsOf,
  orderedItemsOfOrganization,
  orderedLinesOf,
  orderedLinesOfOrganization,
  spentSince,
  type OrderedLine,
} from './ordered-items.ts';
export type { LaneFailure } from './follower-lane.ts';
export { makePaymentEvents } from './payment-events.ts';
export { makeOrderFollowers, type OrderFollowers } from './order-followers.ts';
export { makeOrderLifecycle, type OrderLifecycle } from './order-lifecycle.ts';
export type { OrderChangeProblem } from './order-change-problem.ts';
export { makeOrderMail } from './order-mail.ts';
export { makeOrderMoney } from './order-money.ts';
export { makeOrderReturns, type OrderReturns } from './order-returns.ts';
export type { Arrival } from './receive-return.ts';
export type { ReturnProblem } from './return-problem.ts';
export { makeOrderViews, type OrderViews } from './order-view.ts';
export { ASKED_ORDER, CHALLENGE_OF, PLACING_FACTS, type EarlierOrder } from './order-queries.ts';
export { ORDER_TO_REOPEN, toReopen } from './reopen-queries.ts';
export { UNIQUE_VIOLATION, WRITE_DRAFT, WRITE_FIRST_DRAFT, type DraftValues } from './draft-queries.ts';
export { ordersToJudge, spentInPeriods, type OrderToJudge, type OrdersWanted } from './orders-to-judge.ts';
export { makeOwnerOfOrder } from './owner-of-order.ts';
export { makeOrders, type Orders } from './orders.ts';
export { serveOrderDocuments, type Papers } from './order-documents.ts';
export { chargedShipments, creditNote, type Paper } from './order-papers.ts';
export type { OrderRow } from './order-row.ts';
export { serveReturnLabels } from './return-label.ts';
export { resendOrderMails, setAsideOrderMails } from './set-aside-mails.ts';
export { openOrders, openReturns, orderReport } from './staff-orders.ts';
export { reconcilePayments } from './reconcile.ts';
export { makeSettling, type Settling } from './settle-order.ts';
export { makeSweeper, type Sweeper } from './sweeper.ts';
export type { Goods } from './view-facts.ts';
export { notePlaced, replayWebhooks, failedWebhooks } from './webhook-tasks.ts';
export { makeWebhooks } from './webhooks.ts';
export { ordersPersonalData } from './personal-data.ts';
export { makeWaitingOrders, type WaitingOrders } from './waiting-orders.ts';
export type { WaitingLine, WaitingOrder } from './waiting-order.ts';
export {
  localeOfOwner,
  memberSavings,
  membershipOrder,
  membershipOrders,
  refundMembership,
  shipmentOfLine,
  type MembershipOrder,
} from './membership-orders.ts';
export { orderOfCart } from './order-of-cart.ts';
