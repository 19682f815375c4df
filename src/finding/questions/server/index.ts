export { makeAnswerMail } from './answer-mail.ts';
export { decideQuestions, OPEN_COLUMNS, openQuestions, readQuestionDecision } from './decide-questions.ts';
export { importQuestions, type ImportedQuestion } from './import-questions.ts';
export { questionHandlers, type QuestionFacts } from './question-handlers.ts';
export { makeQuestionShelf, type QuestionShelf, questionsTag } from './question-cache.ts';
export type { AnswerMailFacts } from './answer-mail.ts';
export { questionsPersonalData } from './personal-data.ts';
