export { alternatesOf, MOST_OFFERED, REPEATED } from './alternates-of.ts';
export { CHANGE_OUTCOMES, type ChangeOutcome } from './change-outcomes.ts';
export { everySaid } from './every-said.ts';
export { ASK_DAYS, LATE_DAYS, MOST_UNANSWERED, nextTry, placedFrom, REMIND_DAYS, retriedOn, RETURN_MS, WAIT_DAYS } from './due-times.ts';
export { highestPrice, judgeDue, PRICE_LIMITS, QUESTIONS, type Question } from './judge-due.ts';
export { moveDelivery, type MoveProblem } from './move-delivery.ts';
export {
  dayProblem,
  everyText,
  MOST_DATES,
  MOST_QUANTITY,
  MOST_TIMES,
  readRestock,
  readUnits,
  type RestockProblem,
  type TypedRestock,
  type WantedRestock,
} from './read-restock.ts';
export { RESTOCK_ACTS, type RestockAct } from './restock-acts.ts';
export { DUE_STATES, RESTOCK_STATES, type DueState, type RestockState } from './restock-states.ts';
export { dueAfter, upcoming, type Every, type EveryUnit, type Schedule } from './schedule.ts';
