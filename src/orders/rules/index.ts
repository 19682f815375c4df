// Orders as rules: what a cart becomes, how an order is numbered, where it stands (CHK-4, CHK-5).
export { calendarText, type CalendarEvent } from './calendar-text.ts';
export { draftOrder, type DraftAddress, type DraftAmounts, type DraftFacts, type DraftLine, type OrderDraft } from './order-draft.ts';
export { makeOrderNumber, readOrderNumber, shownOrderNumber } from './order-number.ts';
export { amountText, arrivalText, receiptRows, type ReceiptAmounts, type ReceiptTextRow, type ReceiptTongue } from './receipt-text.ts';
export { shownStatus, type Fulfilment, type OrderStatus, type ShownStatus } from './order-status.ts';
export { shipmentsOf, type ShipmentKind, type ShipmentOf, type ShippedLine } from './shipments.ts';
