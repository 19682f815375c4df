// What a report can be asked, one page for each (H_R).

export const QUESTIONS = [
  'time',
  'center',
  'person',
  'group',
  'category',
  'location',
  'contract',
  'savings',
  'items',
  'budgets',
  'approvers',
  'reasons',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Undefined for a word that is no question. */
export const questionNamed = (word: string | undefined): Question | undefined => QUESTIONS.find((one) => one === word);

/** What a report's amounts are: savings, what orders that somebody decided about cost, or what was spent. */
export const measureOf = (question: Question): 'spend' | 'saved' | 'decided' =>
  question === 'savings' ? 'saved' : question === 'approvers' || question === 'reasons' ? 'decided' : 'spend';

/** Rows that stay in their own order; the others begin with the largest amount. */
export const isTimeline = (question: Question): boolean => question === 'time';
