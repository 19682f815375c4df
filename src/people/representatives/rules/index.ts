export {
  ACTING_MINUTES,
  ACTING_REASONS,
  endOf,
  isActingReason,
  LONGEST_LETTER,
  LONGEST_NOTE,
  mayActFor,
  RECORD_DAYS,
  type ActingReason,
} from './acting-terms.ts';
