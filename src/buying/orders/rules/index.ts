// Rules of orders: numbers, states, money, returns, texts of receipts (CHK-4, CHK-5).
export { carrierPage } from './carrier-page.ts';
export { calendarText, type CalendarEvent } from './calendar-text.ts';
export type { DraftAmounts } from './draft-amounts.ts';
export { ledgerProblems } from './ledger.ts';
export type { BankEntry, BookedOrder, BookedRewards, GoodsAt, MoneyEvent } from './booked-order.ts';
export { readSerialRow } from './read-serial-row.ts';
export { readSerial, SERIAL_COLUMNS, type SerialRecord } from './serial-number.ts';
export { amountText, lineNotes, receiptRows, type ReceiptAmounts, type ReceiptTextRow } from './receipt-text.ts';
export { arrivalText } from './arrival-text.ts';
export type { ReceiptWords } from './receipt-words.ts';
export { ORDER_STATES } from './order-states.ts';
export {
  shownStatus,
  type Fulfilment,
  type OrderStatus,
  type PaymentStatus,
  type PlacedStatus,
  type WaitingStatus,
} from './order-status.ts';
export { cancelledAmount, captureFor, type ChargedLine, type ChargedShipment } from './order-money.ts';
export { fulfilmentOf, isGone, isHandedOver, nextStep, shipmentState } from './shipment-state.ts';
export { RETURN_DAYS, SHIPMENT_STATES, type ShipmentState, type ShipmentStep } from './shipment-states.ts';
export { RETURN_STATES, type ReturnState } from './return-states.ts';
export { plannedShipments, shipmentsOf, type ShipmentKind, type ShipmentOf, type ShippedLine } from './shipments.ts';
export {
  isAwaited,
  isReturnable,
  planReturn,
  RETURN_CONDITIONS,
  RETURN_REASONS,
  returnableUnits,
  returnAmount,
  returnLimit,
  returnNumber,
  unitsBack,
  unitsReturned,
  type ReturnCondition,
  type ReturnReason,
  type WantedBack,
} from './returns.ts';
export { creditNoteOf } from './credit-note.ts';
export { invoiceNumber, invoiceOf, type Invoice, type InvoicedLine } from './invoice.ts';
export { makeSellers, sellerOf, statesTerms, type Seller, type Sellers } from './seller.ts';
export { paidFrom, type PaidFrom } from './paid-from.ts';
export { paidWith, paidWithText } from './paid-with.ts';
export { ACCOUNT, REWARDS, type OrderTender } from './order-tender.ts';
export { spreadMoney, type HeldTender, type MoneyMove, type MovedPart } from './spread-money.ts';
export { placeAmong, UPDATE_KINDS, updatedLines, type UpdateKind } from './order-update.ts';
export {
  mayChangeOrder,
  ORDER_SCOPES,
  orderReach,
  organizationOfItems,
  scopeFor,
  scopesOf,
  type OrderReach,
  type OrderScope,
} from './order-reach.ts';
