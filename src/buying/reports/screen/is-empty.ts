import type { Report } from '#buying/reports/contract';
import { isTimeline } from '#buying/reports/rules';

/** Nothing to show in either period. A timeline has a row for every day, also for those without orders. */
export const isEmpty = ({ question, total, count }: Pick<Report, 'question' | 'total' | 'count'>): boolean =>
  total.orders === 0 && !total.before && (count === 0 || isTimeline(question));
