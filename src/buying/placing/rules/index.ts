// What a checked cart becomes when it is ordered: the order's draft, and who pays what of it (CHK-4, PAY-1).
export { draftOrder, type DraftFacts, type OrderDraft } from './order-draft.ts';
export { orderTenders } from './order-tenders.ts';
