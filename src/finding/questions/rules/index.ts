export { sortQuestions } from './sort-questions.ts';
export { QUESTION_LIMITS, readQuestion, type QuestionField, type QuestionText } from './validate-question.ts';
