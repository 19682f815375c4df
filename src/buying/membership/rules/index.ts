export { MEMBERSHIP_STATES, type MembershipState } from './membership-states.ts';
export { daysToNextTry, isChargeable, noticeDue, termAfter, yearAfter, type TermKind } from './term.ts';
