export { inOrderFor } from './in-order-for.ts';
export { QUESTION_LIMITS, readQuestion, type QuestionField, type QuestionText } from './read-question.ts';
