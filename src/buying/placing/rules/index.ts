// Turns a checked cart into an order: the draft, and what each tender pays (CHK-4, PAY-1).
export { draftOrder, type OrderDraft } from './order-draft.ts';
export type { DraftFacts } from './draft-line.ts';
export { orderTenders } from './order-tenders.ts';
