// Orders as rules: what a cart becomes, how an order is numbered, where it stands (CHK-4, CHK-5).
export { draftOrder, type DraftAddress, type DraftAmounts, type DraftFacts, type DraftLine, type OrderDraft } from './order-draft.ts';
export { makeOrderNumber, readOrderNumber, shownOrderNumber } from './order-number.ts';
export { shownStatus, type Fulfilment, type OrderStatus, type ShownStatus } from './order-status.ts';
