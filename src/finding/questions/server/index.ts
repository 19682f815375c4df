export { makeAnswerMail } from './answer-mail.ts';
export { decideQuestions, OPEN_COLUMNS, openQuestions, readQuestionDecision } from './decide-questions.ts';
export { importQuestions, type ImportedQuestion } from './import-questions.ts';
export { questionHandlers } from './question-handlers.ts';
export { makeQuestionShelf, questionsTag } from './question-shelf.ts';
