export { scaleMarks } from './chart-scale.ts';
export { changeOf, comparedRows, shareOf, timelineRows, type ComparedRow, type ReportRow } from './compared-rows.ts';
export { figuresOf, filtersFor, isOfLines, NONE, type Figure } from './figures.ts';
export {
  AGAINST,
  bucketOf,
  bucketsIn,
  comparedWith,
  PERIODS,
  periodOf,
  type Against,
  type Bucket,
  type Days,
  type Period,
  type PeriodAsked,
  type PeriodKind,
} from './period.ts';
export { isTimeline, measureOf, QUESTIONS, questionNamed, type Question } from './question.ts';
export { CADENCES, periodSentOn, SEND_FROM, sendDayAfter, type Cadence } from './schedule.ts';
