export { GIFT_STATES, type GiftState } from './gift-states.ts';
export { giftTerm, type Worth } from './gift-term.ts';
export {
  GIFT_DAYS,
  GIFT_REMINDER_DAYS,
  giftUntil,
  isGiftDue,
  lastGiftDay,
  LONGEST_GIFT_MESSAGE,
  readGiftWishes,
  type GiftFieldProblem,
  type GiftWishes,
} from './gift-wishes.ts';
export { MEMBERSHIP_STATES, type MembershipState } from './membership-states.ts';
export { daysToNextTry, isChargeable, noticeDue, termAfter, yearAfter, type RunningTerm, type TermKind } from './term.ts';
