// How long answers of the fraud service count.
export { isStale, stillCounts, type LastAnswer } from './last-answer.ts';
