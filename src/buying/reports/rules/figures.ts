// What a report shows of each row besides orders and an amount: budgets their plan, approvals their outcome.
import type { Question } from './question.ts';

export interface Figure {
  readonly name: 'planned' | 'held' | 'left' | 'declined' | 'hours';
  /** `hours`: on average. */
  readonly unit: 'cents' | 'count' | 'hours';
}

const BUDGET: readonly Figure[] = [
  { name: 'planned', unit: 'cents' },
  { name: 'held', unit: 'cents' },
  { name: 'left', unit: 'cents' },
];
const APPROVAL: readonly Figure[] = [
  { name: 'declined', unit: 'count' },
  { name: 'hours', unit: 'hours' },
];
const FIGURES: ReadonlyMap<Question, readonly Figure[]> = new Map<Question, readonly Figure[]>([
  ['budgets', BUDGET],
  ['approvers', APPROVAL],
  ['reasons', APPROVAL],
]);

/** In the order in which a row has them; none for reports on order lines. */
export const figuresOf = (question: Question): readonly Figure[] => FIGURES.get(question) ?? [];

export type FilterName = 'center' | 'person' | 'group' | 'location';
const OF_LINES: readonly FilterName[] = ['center', 'person', 'group', 'location'];
const FILTERS: ReadonlyMap<Question, readonly FilterName[]> = new Map<Question, readonly FilterName[]>([
  ['budgets', ['center']],
  ['approvers', ['person', 'group']],
  ['reasons', ['person', 'group']],
]);

/** What an address says for no budget center, and for no group: an empty value means everything. */
export const NONE = '-';

/** What a report can be limited to. */
export const filtersFor = (question: Question): readonly FilterName[] => FILTERS.get(question) ?? OF_LINES;

/** Whether a report is made of order lines, which can be downloaded. */
export const isOfLines = (question: Question): boolean => !FIGURES.has(question);
