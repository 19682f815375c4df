// Orders that purchasing systems send in cXML, and the documents that go back (B2B-9).
export { addressOf, matchShipTo, type KnownPlace, type ShipToChoice } from './match-ship-to.ts';
export { centersOfLine } from './center-of-line.ts';
export { confirmationOf, type ConfirmedLine } from './confirmation.ts';
export type { DocumentAddress } from './document-address.ts';
export { ORDER_DOCUMENT, rulesOfSent } from './document-rule-sets.ts';
export { LONGEST_ORDER_ID, readIncomingOrder, type IncomingLine, type IncomingOrder } from './incoming-order.ts';
export type { BilledLine } from './billed-order.ts';
export { invoiceDocumentOf } from './invoice-document.ts';
export { isPassing, statusOf, type OrderProblem, type OrderProblemCode } from './order-problem.ts';
export { requestOf, type OrderReferred } from './sent-document.ts';
export { MOST_TOLERANCE_PERCENT, readOrderSettings, type SettingsProblem } from './read-settings.ts';
export { SENT_STATES, type SentState } from './sent-states.ts';
export { shipNoticeOf } from './ship-notice.ts';
export { trialOrder } from './trial-order.ts';
export { withoutSecrets } from './without-secrets.ts';
export { checkPrices, isSameUnit, matchLines, unitsOf, type BuyerLine, type WantedUnits } from './wanted-items.ts';
