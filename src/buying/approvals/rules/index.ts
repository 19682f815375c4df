// Rules of approvals: states, who answers for whom, what is left of an order (B2B-3).
export { APPROVAL_STATES, expiresAt, hoursLater, type ApprovalState } from './approval-states.ts';
export { agree, cartStatusOf, type Decision } from './approval-action.ts';
export { answersFor, isStepDone, stillAsked, type Answer, type Asked, type StepFacts } from './who-answers.ts';
export { leaveLines } from './leave-lines.ts';
export { moveLines } from './move-lines.ts';
export { reasonsText } from './reason-of.ts';
