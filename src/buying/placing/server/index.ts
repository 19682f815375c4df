export type { ApprovalGate, GateAsked, SubmittedOrder } from './approval-gate.ts';
export type { RenewalConsent } from './agreed-renewal.ts';
export { placingHandlers, type PlacingNeeds } from './handlers.ts';
export { makePlaceOrder, type PlaceOrder, type PlacingDeps } from './place-order.ts';
export type { PlaceProblem } from './place-problem.ts';
export { placeRefusal } from './place-refusal.ts';
